/*
 * only_bonus.h: the distance to a hand in which every set holds an indicator's number.
 *
 * Only Bonus requires one of two numbers in every set and in the pair. A suit has at most eight such sets, so
 * every choice is tried: the count is exact and knows which tiles are gone.
 */
#ifndef AI_ONLY_BONUS_H
#define AI_ONLY_BONUS_H

#include "ai/tigers/estimate/situation.h"

enum { ONLY_BONUS_FAR = 99 };

/* Returns the number of missing tiles minus one for a hand of 3n+1 tiles, and stores the useful kinds, if it
 * is at most `most`; otherwise ONLY_BONUS_FAR. All melds must hold one of the numbers. */
int only_bonus_shanten(const struct situation *situation, const struct holding *holding, int most,
                       tile_set *useful);

#endif
