/*
 * fair_pair.h: one pair of duplicate deals between two players of the game, and how much of it was luck.
 *
 * The correction takes off each playing what its draws were worth (session/luck, docs/opponents.md). Its mean
 * is 0 for all players, so the corrected points have the same mean as the plain ones and a smaller spread.
 */
#ifndef TOOLS_MATCH_FAIR_PAIR_H
#define TOOLS_MATCH_FAIR_PAIR_H

#include "ai/people.h"
#include "session/arena/arena.h"

/* How often a choice was there, and how often it was taken. */
struct chosen {
    int64_t offered, taken;
};

/* A player, and what was counted of them. */
struct contender {
    struct person who;
    struct chosen calls, draws; /* claims and kongs; draws for the dummy */
    int64_t declared;           /* Riichi and tenpai */
    int64_t wins, win_points;   /* rounds won, and what these gained */
};

struct fair_pair {
    double plain;        /* points a round by which A was better than B */
    double corrected;    /* the same without luck; `plain` if no correction was asked for */
    double result, luck; /* of East in the first playing, if a correction was asked for */
};

/* Plays the deal of that seed once for each way to sit, in the mode and with the options of `setup`, and adds
 * what happened to `tally` and the contenders. Equal players give exactly 0 in both figures. */
void fair_pair_play(const struct setup *setup, struct contender contenders[SIDES], uint64_t seed,
                    bool corrects, struct tally *tally, struct fair_pair *pair);

#endif
