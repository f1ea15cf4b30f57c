/*
 * four_worth.h: what a hand at a table of four is worth in expectation.
 *
 * Worth = chance to win first x (what all pay + what that denies the others), of
 * the best plan, a share of the second best added. The chance is that of making
 * every step, each at its rate a turn, in the turns that are left and before
 * another wins. A tenpai hand is scored exactly, wait by wait.
 */
#ifndef AI_FOUR_WORTH_H
#define AI_FOUR_WORTH_H

#include "ai/four/four_plan.h"

struct four_worth {
    int worth;      /* AI_ONE a point */
    int chance;     /* to win, of AI_ONE */
    int gain;       /* what is paid then, AI_ONE a point */
    int missing;    /* tiles of the best plan that must come; 1: tenpai */
    int useful;     /* unseen tiles that bring it nearer */
    tile_set waits; /* their kinds */
    int rate;       /* chance a turn of the next step, of AI_ONE */
    const char *aim;
};

/* The plans of a decision, listed once for the tiles before a discard or claim. */
struct four_plans {
    int count;
    struct four_plan list[PLAN_MOST];
};

/* Reckons a holding of 3n+1 tiles before a draw; `sooner` draws are to come besides the usual ones. With
 * `look` a hand one step from tenpai is valued by the tenpai hands it may become, which takes longer. */
void worth_reckon(const struct sight *sight, const struct four_plans *plans, const struct holding *holding,
                  int sooner, bool look, struct four_worth *worth);

#endif
