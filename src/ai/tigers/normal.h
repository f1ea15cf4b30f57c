/* normal.h: the opponent that weighs speed, points and danger. */
#ifndef AI_NORMAL_H
#define AI_NORMAL_H

#include "ai/tigers/estimate/weights.h"

/* Returns a legal move for the viewer by these weights and stores why in `reason`, which is never NULL. */
struct move normal_choose(const struct view *view, const struct weights *weights, struct rng *rng,
                          struct reason *reason);

#endif
