/*
 * plan.h: the hands to aim at, each with its distance, its useful tiles and its expected points.
 *
 * A plan's shanten number is the distance to its own hand: a hand two steps from any win may be four from a
 * pure suit. The points include what the held tiles promise (dragons, winds, treasure). They are an estimate;
 * hand_value.c scores tenpai hands exactly.
 */
#ifndef AI_PLAN_H
#define AI_PLAN_H

#include "ai/aim.h"
#include "ai/tigers/estimate/situation.h"

enum plan_kind { PLAN_SETS, PLAN_PAIRS, PLAN_PUNGS, PLAN_SUIT, PLAN_BONUS, PLAN_HONORS, PLANS };

struct plan {
    uint8_t kind; /* enum plan_kind */
    uint8_t shanten;
    tile_set useful;   /* kinds that lower its shanten number */
    tile_set paired;   /* those of them that a pair in the hand can pung */
    int open_points;   /* points with open melds, AI_ONE each; -1: it must stay closed */
    int closed_points; /* points without open melds; -1: it has some already */
};

enum { PLAN_MAX = 9 };

/* Lists the plans within reach of a hand of 3n+1 tiles, any sets first. Returns how many. */
int plan_list(const struct situation *situation, const struct holding *holding, struct plan plans[PLAN_MAX]);

/* Returns the aim of a plan for reasons. */
enum aim plan_aim(enum plan_kind kind);

#endif
