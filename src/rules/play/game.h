/*
 * game.h: a whole match.
 *
 * struct game has a fixed size, and its only pointer is to its constant ruleset, so assignment copies it.
 * The wall is shuffled once, by deal_shuffle; applying a move draws no random number. At every moment each
 * tile of the mode's set is in exactly one place.
 */
#ifndef RULES_GAME_H
#define RULES_GAME_H

#include "rules/play/legal.h"

enum {
    WALL_MAX = 144,
    ASIDE_MAX = 4,
    DORA_PLACE =
        5 /* the first indicator, counted from the end of the wall: four replacements come before it */
};

/* A seat's answer to an offer: a move of that kind with that tile. */
struct answer {
    uint8_t kind;
    uint8_t tile;
};

struct game {
    struct table table;
    struct own own[SEAT_MAX];
    uint8_t wall[WALL_MAX]; /* in drawing order; live tiles are [front, front + table.wall) */
    uint8_t count;          /* tiles in `wall` at the deal, including the dealt ones */
    uint8_t front;
    uint8_t back;                    /* replacements are taken from just before this index */
    uint8_t row[DUMMY_MAX];          /* the dummy's tiles, face down or revealed */
    uint8_t treasure;                /* the tile, TILE_NONE without one */
    struct answer answers[SEAT_MAX]; /* to the offer, of the seats that have answered */
    uint8_t answered;                /* bit s: seat s has answered */
    uint16_t named[SEAT_MAX];        /* named waits that the others may not know yet */
};

/* One shuffled round: the wall in the order of dealing and drawing, and the tiles set aside. */
struct deal {
    uint8_t wall[WALL_MAX];
    uint8_t count;
    uint8_t aside[ASIDE_MAX]; /* three candidates for indicators, then the treasure; or aside_count 0 */
    uint8_t aside_count;
};

/* Begins a match. `options` are as ruleset_defaults fills them, `seats` is within the mode's limits. */
void game_init(struct game *game, const struct ruleset *rules, const int16_t options[OPTION_MAX], int seats);

/* Shuffles the next round of a game in PHASE_DEAL; the same seed and suit give the same deal on every
 * platform. */
void deal_shuffle(struct deal *deal, const struct game *game, uint64_t seed);

/* True if the deal contains exactly the tiles of the game's next round; otherwise fills `why`. */
bool deal_check(const struct deal *deal, const struct game *game, struct refusal *why);

/* Deals the next round of a game in PHASE_DEAL; the deal must be valid (deal_check). */
void game_deal(struct game *game, const struct deal *deal, struct events *events);

/* Returns the legal moves of a seat; see legal_moves. */
int game_legal(const struct game *game, int seat, struct move moves[MOVE_MAX]);

/* True if the move is legal now; see legal_check. */
bool game_check(const struct game *game, struct move move, struct refusal *why);

/* Applies a legal move and lists its events. A claim causes none while others have still to answer. */
void game_apply(struct game *game, struct move move, struct events *events);

/* Ends the match because time is up: the current round is void, bets on the table go to the leader. Between
 * two rounds nothing is void and the last result stands. The match must not be over. Only for modes with a
 * clock (Tenpai Duel). */
void game_time_up(struct game *game, struct events *events);

/* Writes the hand with which `seat` won the last round, and its score; returns false if it did not win. */
bool game_result_score(const struct game *game, int seat, struct win *win, struct score *score);

#endif
