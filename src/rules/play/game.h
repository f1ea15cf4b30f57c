/*
 * game.h: a whole match: deal, apply, end of a round.
 *
 * struct game is of fixed size and holds no pointer but the one to its
 * constant ruleset, so that copying is assignment. The wall is shuffled once,
 * by deal_shuffle; applying a move draws no random number. Exactly the tiles
 * of the mode's set exist, each in exactly one place, at every moment.
 */
#ifndef RULES_GAME_H
#define RULES_GAME_H

#include "rules/play/legal.h"

enum {
    WALL_MAX = 144,
    ASIDE_MAX = 4,
    DORA_PLACE =
        5 /* where the first indicator lies, from the end of the wall: four replacements come before it */
};

/* What a seat answered to an offer: a move of that kind with that tile. */
struct answer {
    uint8_t kind;
    uint8_t tile;
};

struct game {
    struct table table;
    struct own own[SEAT_MAX];
    uint8_t wall[WALL_MAX]; /* in drawing order; live tiles are [front, front + table.wall) */
    uint8_t count;          /* tiles in `wall` at the deal, the dealt ones included */
    uint8_t front;
    uint8_t back;                    /* replacements are taken from before this place */
    uint8_t row[DUMMY_MAX];          /* the dummy's tiles, face down or not */
    uint8_t treasure;                /* the tile, TILE_NONE without one */
    struct answer answers[SEAT_MAX]; /* to the offer, of the seats that have answered */
    uint8_t answered;                /* bit s: answers[s] stands */
    uint16_t named[SEAT_MAX];        /* waits named that the others do not hear yet */
};

/* One shuffled round: the wall in the order it is dealt and drawn, and the tiles set aside. */
struct deal {
    uint8_t wall[WALL_MAX];
    uint8_t count;
    uint8_t aside[ASIDE_MAX]; /* three candidates for indicators, then the treasure; or aside_count 0 */
    uint8_t aside_count;
};

/* Begins a match; `options` are as ruleset_defaults fills them, `seats` within the mode's bounds. */
void game_init(struct game *game, const struct ruleset *rules, const int16_t options[OPTION_MAX], int seats);

/* Shuffles the next round of a game in PHASE_DEAL; the same seed and suit give the same deal everywhere. */
void deal_shuffle(struct deal *deal, const struct game *game, uint64_t seed);

/* True if the deal holds exactly the tiles that the game's next round needs. */
bool deal_check(const struct deal *deal, const struct game *game, struct refusal *why);

/* Deals the next round of a game in PHASE_DEAL; the deal must be a good one. */
void game_deal(struct game *game, const struct deal *deal, struct events *events);

/* The legal moves of a seat; see legal_moves. */
int game_legal(const struct game *game, int seat, struct move moves[MOVE_MAX]);

/* True if the move may be made now; see legal_check. */
bool game_check(const struct game *game, struct move move, struct refusal *why);

/* Makes a legal move and lists what it caused. A claim that waits for another's answer causes nothing yet. */
void game_apply(struct game *game, struct move move, struct events *events);

/* The clock has run out: the round in play is void, lying bets go to the leader, the match is over. Between
 * two rounds nothing is void: the last result stands. The game must not be over. Only for modes with a clock
 * (Tenpai Duel). */
void game_time_up(struct game *game, struct events *events);

/* The value of the hand that `seat` won the last round with; false unless it did. */
bool game_result_score(const struct game *game, int seat, struct win *win, struct score *score);

#endif
