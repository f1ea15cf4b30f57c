/*
 * plan.h: the hands one may head for, each with its distance, the tiles that
 * bring it nearer and what it is expected to be worth.
 *
 * A plan's shanten number is that of its own hand: a hand two from any win
 * may be four from one suit. The points take in what the held tiles promise
 * besides (dragons, winds, treasure); it is an estimate until the hand is
 * tenpai, when hand_value.c scores it exactly.
 */
#ifndef AI_PLAN_H
#define AI_PLAN_H

#include "ai/aim.h"
#include "ai/tigers/estimate/situation.h"

enum plan_kind { PLAN_SETS, PLAN_PAIRS, PLAN_PUNGS, PLAN_SUIT, PLAN_BONUS, PLAN_HONORS, PLANS };

struct plan {
    uint8_t kind; /* enum plan_kind */
    uint8_t shanten;
    tile_set useful;   /* kinds that bring it a step nearer */
    tile_set paired;   /* those of them that may be punged */
    int open_points;   /* what it is worth if it may be opened, AI_ONE a point; -1: it may not */
    int closed_points; /* what it is worth kept closed; -1: it is open already */
};

enum { PLAN_MAX = 9 };

/* The plans a hand of 3n+1 tiles has that are not out of reach; the plain one is the first. Returns how
 * many. */
int plan_list(const struct situation *situation, const struct holding *holding, struct plan plans[PLAN_MAX]);

/* The aim of a plan, as a reason names it. */
enum aim plan_aim(enum plan_kind kind);

#endif
