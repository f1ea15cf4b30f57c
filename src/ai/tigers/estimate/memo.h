/*
 * memo.h: what was estimated already in one decision.
 *
 * The same winning hand is reached by many ways of drawing and discarding, and
 * most discards leave a suit as it was. A memo only saves the second estimate:
 * with and without it every answer is the same. It belongs to one situation
 * and must be cleared before another uses it.
 */
#ifndef AI_MEMO_H
#define AI_MEMO_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/hand/hand.h"
#include "rules/hand/meld.h"

enum { MEMO_WINS = 512, MEMO_SUITS = 64, MEMO_UNKNOWN = -2 };

/* A hand and its melds, packed: three bits a kind, nine a meld; the rest of `melds` is free for more. */
struct memo_key {
    uint64_t low, high, melds;
};

/* The value of a hand won with a tile of its own draw, and by another's; MEMO_UNKNOWN until it is estimated.
 */
struct memo_win {
    struct memo_key key;
    int32_t points[2];
};

/* By sets and pairs taken from a suit: the fewest tiles lacking, and the numbers that some such choice lacks
 * (only_bonus.h). */
struct lacking {
    uint8_t tiles[5][2];
    uint16_t numbers[5][2];
};

struct memo_suit {
    uint32_t key;
    uint8_t sets_most, cost_most;
    struct lacking lacking;
};

struct memo {
    uint64_t wins_used[MEMO_WINS / 64], suits_used; /* a bit for each entry that was filled */
    struct memo_win wins[MEMO_WINS];
    struct memo_suit suits[MEMO_SUITS];
};

/* Forgets all. */
void memo_clear(struct memo *memo);

/* The key of a hand beside melds. */
struct memo_key memo_key(const struct hand *hand, const struct meld *melds, int count);

/* The key with one tile of that kind more, which wins. */
struct memo_key memo_key_won(struct memo_key key, uint8_t kind);

/* The entry of a winning hand, new or found. Valid until the next call. */
struct memo_win *memo_find_win(struct memo *memo, struct memo_key key);

/* The entry of a suit with these nine counts; `*found` says whether it holds an answer. */
struct memo_suit *memo_find_suit(struct memo *memo, int suit, const uint8_t counts[9], bool *found);

#endif
