/* riichi_score.h: han, fu and the value of a Riichi hand. */
#ifndef RULES_MODES_RIICHI_SCORE_H
#define RULES_MODES_RIICHI_SCORE_H

#include "rules/play/score.h"

/* The score hook of Tenpai Duel: han and fu of the most valuable reading. `points` is what the pot pays: 4 x
 * base, or 6 x base for the dealer, rounded up to 100, without counters and bets. A hand without yaku is not
 * a win ("no-yaku"). */
void riichi_score(const struct ruleset *rules, const int16_t *options, const struct win *win,
                  struct score *score);

/* Returns what the pot pays for han and (rounded) fu. */
int riichi_points(int han, int fu, bool dealer);

/* The sources of fu. */
enum fu_kind {
    FU_WIN,
    FU_SEVEN_PAIRS,
    FU_CLOSED_HAND, /* won on another player's tile */
    FU_OWN_DRAW,
    FU_OPEN_PUNG,
    FU_CLOSED_PUNG,
    FU_OPEN_KONG,
    FU_CLOSED_KONG,
    FU_PAIR,
    FU_PAIR_WAIT,
    FU_MIDDLE_WAIT,
    FU_EDGE_WAIT,
    FU_OPEN_HAND, /* if there are no other fu */
    FU_KINDS
};

/* Returns "closed kong", "edge wait" and so on, as in the console program. Static. */
const char *fu_kind_name(enum fu_kind kind);

/* One item of a hand's fu. */
struct fu_line {
    enum fu_kind kind;
    uint8_t tile; /* of the set or pair, or TILE_NONE */
    int fu;
};

enum { FU_LINES_MAX = 12 };

/* Writes the fu of a scored hand item by item, before rounding up to ten; returns how many lines. A hand of
 * seven pairs has one line, a yakuman none. */
int riichi_fu_lines(const struct win *win, const struct score *score, struct fu_line lines[FU_LINES_MAX]);

/* The limit that a score reaches. */
enum riichi_limit {
    LIMIT_NONE,
    LIMIT_MANGAN,
    LIMIT_HANEMAN,
    LIMIT_BAIMAN,
    LIMIT_SANBAIMAN,
    LIMIT_COUNTED_YAKUMAN,
    LIMIT_YAKUMAN,
    LIMITS
};
enum riichi_limit riichi_limit(const struct score *score);

/* Returns its name as in the console program ("mangan", ..., "yakuman"), or NULL. */
const char *riichi_limit_name(const struct score *score);

#endif
