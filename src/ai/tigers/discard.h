/* discard.h: which tile to discard, and whether to declare Riichi with it. */
#ifndef AI_DISCARD_H
#define AI_DISCARD_H

#include "ai/reason.h"
#include "ai/tigers/estimate/danger.h"
#include "ai/tigers/judged.h"

/* Finds the best and the second best discard among the `allowed` kinds of a hand of 3n+2 tiles; with Riichi
 * if it is better and the kind is in `riichi`. `next->move.tile` is TILE_NONE if there is only one. */
void discard_choose(const struct situation *situation, const struct danger *danger,
                    const struct holding *holding, tile_set allowed, tile_set riichi, struct judged *best,
                    struct judged *next);

/* Returns the reason to prefer the best discard to the second best. */
struct reason discard_explain(const struct situation *situation, const struct danger *danger,
                              const struct judged *best, const struct judged *next);

#endif
