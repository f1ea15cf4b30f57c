/*
 * four_plan.h: the hands to aim at in a table of four.
 *
 * A plan says which kinds the hand consists of and which sets it must have. Its points come from the mode's
 * own rules, which score the most likely finished hand, open and closed, by self-draw and by a discard. So
 * nothing here needs to know minimum, series or limits.
 */
#ifndef AI_FOUR_PLAN_H
#define AI_FOUR_PLAN_H

#include "ai/aim.h"
#include "ai/four/four_situation.h"

enum four_plan_kind {
    FOUR_PLAN_SETS,
    FOUR_PLAN_RUNS,   /* only runs */
    FOUR_PLAN_PUNGS,  /* only pungs */
    FOUR_PLAN_PAIRS,  /* seven pairs */
    FOUR_PLAN_ORPHANS /* every terminal and honor */
};

enum { FOUR_PLAN_MUST = 3, FOUR_PLAN_STEPS = 19, FOUR_PLAN_MAX = 72, FOUR_PLAN_NEVER = 99 };

struct four_plan {
    uint8_t kind;   /* enum four_plan_kind */
    bool edges;     /* every set has a terminal or honor */
    tile_set kinds; /* allowed in the hand */
    uint8_t must_count;
    struct set must[FOUR_PLAN_MUST];
    uint8_t aim;    /* enum aim, for reasons */
    int missing;    /* tiles, for the holding it was listed for */
    int gain[2][2]; /* [closed][self-draw]: what all others pay, AI_ONE a point; 0: no win */
};

/* The distance from a holding to a plan. */
struct four_plan_reach {
    int missing;     /* tiles that must come; FOUR_PLAN_NEVER: the melds do not allow it */
    tile_set useful; /* kinds that reduce it */
    tile_set pungs;  /* those of them that can be punged */
    tile_set chows;  /* those of them that can be chowed */
};

/* Lists the plans within reach that pay, for a holding of 3n+1 or 3n+2 tiles; returns how many. */
int four_plan_list(const struct four_situation *situation, const struct holding *holding,
                   struct four_plan plans[FOUR_PLAN_MAX]);

/* Makes the plans whose sets form a pattern together: AIM_STRAIGHT, then AIM_SAME_RUN and AIM_SAME_TRIPLET.
 */
void four_plan_steps(struct four_plan plans[FOUR_PLAN_STEPS]);

/* Measures the distance from a holding to a plan. */
void four_plan_measure(const struct four_situation *situation, const struct four_plan *plan,
                       const struct holding *holding, struct four_plan_reach *reach);

/* Returns the kinds of a set. */
tile_set four_plan_set_kinds(const struct set *set);

/* Lists the required sets of a plan that are not among the melds in `must` and returns how many. Takes their
 * tiles out of `counts` and adds the missing ones to `reach`. */
int four_plan_take_musts(const struct four_plan *plan, const struct holding *holding,
                         uint8_t counts[TILE_KINDS], struct set must[FOUR_PLAN_MUST],
                         struct four_plan_reach *reach);

#endif
