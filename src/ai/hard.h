/*
 * hard.h: the opponent that tries its moves out.
 *
 * What normal judges best is played to the end of the round thousands of times
 * over arrangements of the hidden tiles as they are likely to lie, and the move
 * that brings most is made. Where rounds cannot be played in the head it plays
 * like normal.
 */
#ifndef AI_HARD_H
#define AI_HARD_H

#include "ai/search.h"

/* A legal move for the viewer, and why (`reason` is never NULL); see ai_think for `stop`. */
struct move hard_choose(const struct view *view, const struct search_plan *plan, struct rng *rng,
                        const struct ai_stop *stop, char reason[AI_REASON]);

#endif
