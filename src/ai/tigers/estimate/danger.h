/*
 * danger.h: how likely a tile gives another player their win, and what that costs.
 *
 * The model counts in how many ways the unseen tiles can make a wait on a
 * kind: the two neighbours of a run, a pair that wants its third, a lone tile.
 * A kind its owner cannot win on (furiten, docs/rules/dueling-tigers.md "Furiten: when you may not win") is
 * no danger, nor is a wait that some other wait of it has killed in Riichi.
 */
#ifndef AI_DANGER_H
#define AI_DANGER_H

#include "ai/tigers/estimate/situation.h"

struct danger {
    int chance[TILE_KINDS]; /* that some rival wins on it as a discard, of AI_ONE */
    int points[TILE_KINDS]; /* chance times what they win, AI_ONE a point */
    int passing;            /* the mean chance of a random unseen tile */
};

/* Reckons all kinds in play. */
void danger_init(struct danger *danger, const struct situation *situation);

/* What giving a tile of that kind away is expected to cost someone whose own hand has the value `own`. */
int danger_cost(const struct danger *danger, const struct situation *situation, uint8_t kind, int own);

/* The rival most to be feared: in Riichi, or with the most open melds; never NULL. */
const struct rival *danger_rival(const struct situation *situation);

#endif
