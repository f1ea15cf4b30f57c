/*
 * danger.h: how likely a discard deals in, and what that costs.
 *
 * The model counts the ways in which the unseen tiles can form a wait on a kind: two neighbors of a run, a
 * pair, a single tile. A kind its owner can't win on (furiten, docs/rules/dueling-tigers.md "Furiten: when
 * you may not win") is safe, and so is every wait of a Riichi that another of its waits has killed.
 */
#ifndef AI_DANGER_H
#define AI_DANGER_H

#include "ai/reason.h"
#include "ai/tigers/estimate/situation.h"

struct danger {
    int chance[TILE_KINDS]; /* that discarding the kind deals in, of AI_ONE */
    int points[TILE_KINDS]; /* chance times the points of the win, AI_ONE a point */
    int passing;            /* the mean chance for a random unseen tile */
};

/* Calculates the danger of all kinds in play. */
void danger_init(struct danger *danger, const struct situation *situation);

/* Returns the expected cost of discarding the kind for a hand of the value `own`, AI_ONE a point. */
int danger_cost(const struct danger *danger, const struct situation *situation, uint8_t kind, int own);

/* Returns the most dangerous rival: in Riichi, or with the most open melds; never NULL. */
const struct rival *danger_rival(const struct situation *situation);

/* Returns the reason about them. */
struct reason danger_reason(const struct situation *situation, struct reason reason);

#endif
