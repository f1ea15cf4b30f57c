/*
 * four_value.h: the value of a hand at a table of four: the points it is expected to gain.
 *
 * Value = chance to win first x (what all pay + what that denies the others), for the best plan, plus a part
 * of the second best. The chance is that of making every step at its rate per turn before another player wins
 * or the turns run out. A tenpai hand is scored exactly, wait by wait.
 */
#ifndef AI_FOUR_VALUE_H
#define AI_FOUR_VALUE_H

#include "ai/four/four_plan.h"

struct four_value {
    int value;      /* expected points, AI_ONE each */
    int chance;     /* to win, of AI_ONE */
    int gain;       /* of a win, AI_ONE a point */
    int missing;    /* tiles the best plan still needs; 1: tenpai */
    int useful;     /* unseen tiles that reduce them */
    tile_set waits; /* their kinds */
    int rate;       /* chance per turn of the next step, of AI_ONE */
    uint8_t aim;    /* enum aim of that plan, or AIM_NONE at tenpai */
};

/* The plans of a decision, listed for the tiles before a discard or claim. */
struct four_plans {
    int count;
    struct four_plan list[FOUR_PLAN_MAX];
};

/* Estimates a holding of 3n+1 tiles before a draw, with `sooner` extra draws. With `look` a hand one step
 * from tenpai is valued by the tenpai hands it can become, which takes longer. */
void four_value_estimate(const struct four_situation *situation, const struct four_plans *plans,
                         const struct holding *holding, int sooner, bool look, struct four_value *hand);

/* Returns the kinds that complete a holding of 3n+1 tiles. */
tile_set four_value_waits(const struct four_situation *situation, const struct holding *holding);

#endif
