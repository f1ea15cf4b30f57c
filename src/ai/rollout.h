/*
 * rollout.h: moves tried out where rounds have no engine of their own in the head.
 *
 * The rules themselves play the rounds (view_try), every seat moving like
 * normal. That is slow, so few rounds are played and normal's move is given up
 * only for one that is surely better.
 */
#ifndef AI_ROLLOUT_H
#define AI_ROLLOUT_H

#include "ai/ai.h"

/* How normal moves in the mode. */
typedef struct move rollout_normal(enum ai_level level, const struct view *view, struct rng *rng,
                                   struct reason *reason);

/* Hard's move where `normal` is the mode's normal player; see ai_think for `stop`. */
struct move rollout_choose(rollout_normal *normal, int rounds, const struct view *view, struct rng *rng,
                           const struct ai_stop *stop, struct reason *reason);

#endif
