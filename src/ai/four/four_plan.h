/*
 * four_plan.h: the hands one may head for at a table of four.
 *
 * A plan says of which kinds the hand is made and which sets it must have. What
 * it pays is asked of the mode's own rules by scoring the hand that the tiles
 * are likeliest to become under it, open and closed, on an own draw and on
 * another's tile: so minimum, series and limits need no knowledge here.
 */
#ifndef AI_FOUR_PLAN_H
#define AI_FOUR_PLAN_H

#include "ai/aim.h"
#include "ai/four/four_situation.h"

enum four_plan_kind {
    FOUR_PLAN_SETS,
    FOUR_PLAN_RUNS,   /* all sets runs */
    FOUR_PLAN_PUNGS,  /* all sets pungs */
    FOUR_PLAN_PAIRS,  /* seven */
    FOUR_PLAN_ORPHANS /* every terminal and honor */
};

enum { FOUR_PLAN_MUST = 3, FOUR_PLAN_MAX = 72, FOUR_PLAN_NEVER = 99 };

struct four_plan {
    uint8_t kind;   /* enum four_plan_kind */
    bool edges;     /* every set holds a terminal or honor */
    tile_set kinds; /* it is made of */
    uint8_t must_count;
    struct set must[FOUR_PLAN_MUST];
    uint8_t aim;    /* enum aim: as a reason names it */
    int missing;    /* of the tiles it was listed for */
    int gain[2][2]; /* [closed][own draw]: what all others pay together, AI_ONE a point; 0: it does not win */
};

/* How far a holding is from a plan. */
struct four_plan_reach {
    int missing;     /* tiles that must come; FOUR_PLAN_NEVER: the melds do not allow it */
    tile_set useful; /* kinds that bring it nearer */
    tile_set pungs;  /* of them those that may be punged */
    tile_set chows;  /* of them those that may be chowed */
};

/* The plans for a holding of 3n+1 or 3n+2 tiles that are not out of reach and pay; returns how many. */
int four_plan_list(const struct four_situation *situation, const struct holding *holding,
                   struct four_plan plans[FOUR_PLAN_MAX]);

/* How far a holding is from it. */
void four_plan_measure(const struct four_situation *situation, const struct four_plan *plan,
                       const struct holding *holding, struct four_plan_reach *reach);

/* The kinds of a set. */
tile_set four_plan_set_kinds(const struct set *set);

/* The sets a plan must have that are not among the melds, into `must`; their tiles are taken out of `counts`,
 * and what is lacking is put into `reach`. Returns how many. */
int four_plan_take_musts(const struct four_plan *plan, const struct holding *holding,
                         uint8_t counts[TILE_KINDS], struct set must[FOUR_PLAN_MUST],
                         struct four_plan_reach *reach);

#endif
