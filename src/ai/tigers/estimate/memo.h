/*
 * memo.h: a cache for the estimates of one decision.
 *
 * Many draws and discards lead to the same winning hand, and most discards leave a suit unchanged. The memo
 * saves time and never changes a result. It belongs to one situation; clear it before another one uses it.
 */
#ifndef AI_MEMO_H
#define AI_MEMO_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/hand/hand.h"
#include "rules/hand/meld.h"

enum { MEMO_WINS = 512, MEMO_SUITS = 64, MEMO_UNKNOWN = -2 };

/* A hand and its melds, packed: three bits for a kind, nine for a meld; the rest of `melds` is free. */
struct memo_key {
    uint64_t low, high, melds;
};

/* The points of a winning hand by self-draw and by another's tile; MEMO_UNKNOWN until they are scored. */
struct memo_win {
    struct memo_key key;
    int32_t points[2];
};

/* For each number of sets and pairs from a suit: the fewest missing tiles, and the numbers that are missing
 * in some choice with so few (only_bonus.h). */
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
    uint64_t wins_used[MEMO_WINS / 64], suits_used; /* a bit for each filled entry */
    struct memo_win wins[MEMO_WINS];
    struct memo_suit suits[MEMO_SUITS];
};

/* Empties the memo. */
void memo_clear(struct memo *memo);

/* Returns the key of a hand and its melds. */
struct memo_key memo_key(const struct hand *hand, const struct meld *melds, int count);

/* Returns the key with one more tile of the kind, as the winning tile. */
struct memo_key memo_key_won(struct memo_key key, uint8_t kind);

/* Returns the entry of a winning hand, new if there was none. Valid until the next call. */
struct memo_win *memo_find_win(struct memo *memo, struct memo_key key);

/* Returns the entry of a suit with these nine counts; `*found` is true if it was filled before. */
struct memo_suit *memo_find_suit(struct memo *memo, int suit, const uint8_t counts[9], bool *found);

#endif
