/*
 * four.h: the opponents at a table of four, easy and normal.
 */
#ifndef AI_FOUR_H
#define AI_FOUR_H

#include "ai/ai.h"

/* A legal move for the viewer in a mode that four_plays says yes to; why, one sentence, into `reason`. */
struct move four_choose(enum ai_level level, const struct view *view, struct rng *rng,
                        char reason[AI_REASON]);

#endif
