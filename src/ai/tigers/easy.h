/*
 * easy.h: the opponent that plays like a beginner.
 *
 * It discards towards complete sets, claims whatever helps, watches nobody and sometimes takes the second
 * best tile. It takes every win and doesn't break a complete set if it has another discard, except for
 * blunders.
 */
#ifndef AI_EASY_H
#define AI_EASY_H

#include "ai/people.h"

/* Returns a legal move for the viewer and stores why in `reason`, which is never NULL. */
struct move easy_choose(const struct person *who, const struct view *view, struct rng *rng,
                        struct reason *reason);

#endif
