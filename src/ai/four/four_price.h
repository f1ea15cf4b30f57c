/*
 * four_price.h: what a plan pays at a table of four.
 *
 * The hand that the tiles are likeliest to become under the plan is scored by
 * the mode's own rules, open and closed, on an own draw and on another's tile.
 */
#ifndef AI_FOUR_PRICE_H
#define AI_FOUR_PRICE_H

#include "ai/four/four_plan.h"

/* Fills in what the plan pays for a holding; false if it pays nothing. */
bool four_plan_price(const struct four_situation *situation, const struct holding *holding,
                     struct four_plan *plan);

/* Prices plans anew for a holding that is one tile less than that they were listed for: those whose hand is
 * not fixed by their kinds or sets. */
void four_plan_sharpen(const struct four_situation *situation, const struct holding *holding,
                       struct four_plan *plans, int count);

#endif
