/*
 * four_value.h: the value of a hand at a table of four: the points it is expected to bring.
 *
 * Value = chance to win first x (what all pay + what that denies the others), of
 * the best plan, a share of the second best added. The chance is that of making
 * every step, each at its rate a turn, in the turns that are left and before
 * another wins. A tenpai hand is scored exactly, wait by wait.
 */
#ifndef AI_FOUR_VALUE_H
#define AI_FOUR_VALUE_H

#include "ai/four/four_plan.h"

struct four_value {
    int value;      /* expected points, AI_ONE each */
    int chance;     /* to win, of AI_ONE */
    int gain;       /* what is paid then, AI_ONE a point */
    int missing;    /* tiles of the best plan that must come; 1: tenpai */
    int useful;     /* unseen tiles that bring it nearer */
    tile_set waits; /* their kinds */
    int rate;       /* chance a turn of the next step, of AI_ONE */
    uint8_t aim;    /* enum aim of that plan, or AIM_NONE at tenpai */
};

/* The plans of a decision, listed once for the tiles before a discard or claim. */
struct four_plans {
    int count;
    struct four_plan list[FOUR_PLAN_MAX];
};

/* Reckons a holding of 3n+1 tiles before a draw; `sooner` draws are to come besides the usual ones. With
 * `look` a hand one step from tenpai is valued by the tenpai hands it may become, which takes longer. */
void four_value_estimate(const struct four_situation *situation, const struct four_plans *plans,
                         const struct holding *holding, int sooner, bool look, struct four_value *hand);

#endif
