/*
 * only_bonus.h: how far a hand is from sets that all hold an indicator's number.
 *
 * Only Bonus asks for one of two numbers in every set and in the pair: runs
 * through them, pungs and a pair of them. There are at most eight such sets in
 * a suit, so every choice of them is tried; the count is exact and knows which
 * tiles are gone.
 */
#ifndef AI_ONLY_BONUS_H
#define AI_ONLY_BONUS_H

#include "ai/tigers/estimate/situation.h"

enum { ONLY_BONUS_FAR = 99 };

/* The number of tiles a hand of 3n+1 tiles lacks for such sets and pair, less one, if it is at most `most`,
 * and the kinds that are among the lacking; else ONLY_BONUS_FAR. The melds must hold the numbers. */
int only_bonus_shanten(const struct situation *situation, const struct holding *holding, int most,
                       tile_set *useful);

#endif
