/*
 * easy.h: the opponent that plays like a beginner.
 *
 * It goes for sets by the nearest discard, calls whatever helps, watches
 * nobody and sometimes takes the second best tile for the best. It takes every
 * win and breaks no complete set while anything else can go, unless the person
 * acts on a whim.
 */
#ifndef AI_EASY_H
#define AI_EASY_H

#include "ai/people.h"

/* A legal move for the viewer, and why (`reason` is never NULL). */
struct move easy_choose(const struct person *who, const struct view *view, struct rng *rng,
                        struct reason *reason);

#endif
