/*
 * riichi_score.h: han, fu and the value of a riichi hand.
 */
#ifndef RULES_MODES_RIICHI_SCORE_H
#define RULES_MODES_RIICHI_SCORE_H

#include "rules/play/score.h"

/* The score hook of Tenpai Duel: han and fu of the dearest reading; `points` is what the pot pays, 4 x base
 * or 6 x base for the dealer, rounded up to 100, without counters and bets. A hand without yaku is no win
 * ("no-yaku"). */
void riichi_score(const struct ruleset *rules, const int16_t *options, const struct win *win,
                  struct score *score);

/* One item of a hand's fu. */
struct fu_line {
    char what[48]; /* "closed kong of East" */
    int fu;
};

enum { FU_LINES_MOST = 12 };

/* The fu of a scored hand item by item, before rounding up to ten; returns how many lines. A hand of seven
 * pairs has one line, a yakuman none. */
int riichi_fu_lines(const struct win *win, const struct score *score, struct fu_line lines[FU_LINES_MOST]);

/* The name of the limit a score reaches ("mangan", ..., "yakuman"), or NULL. */
const char *riichi_limit_name(const struct score *score);

#endif
