/*
 * judge_deal.h: random finished hands, in which every pattern comes often enough.
 */
#ifndef JUDGE_JUDGE_DEAL_H
#define JUDGE_JUDGE_DEAL_H

#include "base/rng.h"
#include "rules/play/ruleset.h"

/* A hand before the scorer of a mode. */
struct judge_case {
    const struct ruleset *rules;
    int16_t options[OPTION_MAX];
    struct win win;
};

/* Makes a hand of four sets and a pair, or of another form, with options, winds, melds, dora and a way to win
 * that can be together at that mode's table; one in five lacks a tile or two of being complete. The mode is
 * any but One Suit. */
void judge_deal(struct judge_case *out, const struct ruleset *rules, struct rng *rng);

#endif
