/*
 * four_price.h: what a plan pays at a table of four: the mode's rules score the most likely finished hand,
 * open and closed, by self-draw and by a discard.
 */
#ifndef AI_FOUR_PRICE_H
#define AI_FOUR_PRICE_H

#include "ai/four/four_plan.h"

/* Fills in the plan's gains for a holding; false if it pays nothing. */
bool four_plan_price(const struct four_situation *situation, const struct holding *holding,
                     struct four_plan *plan);

/* Calculates the gains again for a holding with one tile fewer, for plans whose kinds and sets leave the hand
 * open. */
void four_plan_sharpen(const struct four_situation *situation, const struct holding *holding,
                       struct four_plan *plans, int count);

#endif
