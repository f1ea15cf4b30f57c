/*
 * fair_pair.h: plays a pair of duplicate deals between two players and removes the luck.
 *
 * The correction subtracts the value of the draws from each result (session/luck, docs/opponents.md). Its
 * mean is 0 for all players, so corrected points have the same mean as plain ones and less variance.
 */
#ifndef TOOLS_MATCH_FAIR_PAIR_H
#define TOOLS_MATCH_FAIR_PAIR_H

#include "ai/people.h"
#include "session/arena/arena.h"

/* How often a choice was offered and taken. */
struct chosen {
    int64_t offered, taken;
};

/* A player and their counts. */
struct contender {
    struct person who;
    struct chosen calls, draws; /* claims and kongs; draws for the dummy */
    int64_t declared;           /* Riichi and tenpai */
    int64_t wins, win_points;   /* rounds won, and their gain in points */
};

struct fair_pair {
    double plain;        /* A's lead over B, points per round */
    double corrected;    /* the same without luck; equal to `plain` without correction */
    double result, luck; /* East's in the first game, if corrected */
};

/* Plays the deal of the seed once for each seating, with the mode and options of `setup`, fills in `pair` and
 * adds the counts to `tally` and the contenders. Equal players get exactly 0 in both figures. */
void fair_pair_play(const struct setup *setup, struct contender contenders[SIDES], uint64_t seed,
                    bool corrects, struct tally *tally, struct fair_pair *pair);

#endif
