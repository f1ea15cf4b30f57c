/*
 * discard.h: which tile to throw, and whether to declare Riichi with it.
 */
#ifndef AI_DISCARD_H
#define AI_DISCARD_H

#include "ai/reason.h"
#include "ai/tigers/estimate/danger.h"
#include "ai/tigers/judged.h"

/* The best and the second best discard of a hand of 3n+2 tiles, of the kinds allowed, with Riichi where that
 * is allowed and better. `next->move.tile` is TILE_NONE if there is but one. */
void discard_choose(const struct situation *situation, const struct danger *danger,
                    const struct holding *holding, tile_set allowed, tile_set riichi, struct judged *best,
                    struct judged *next);

/* What is to be said for the best discard, compared with the second best. */
struct reason discard_explain(const struct situation *situation, const struct danger *danger,
                              const struct judged *best, const struct judged *next);

#endif
