/*
 * one_suit.h: the opponents in modes where a win is declared at one's own risk.
 */
#ifndef AI_ONE_SUIT_H
#define AI_ONE_SUIT_H

#include "ai/ai.h"

/* The opponent's move. Easy overlooks some waits and wins, more of them in longer hands, normal fewer, hard
 * none. */
struct move one_suit_choose(enum ai_level level, const struct view *view, struct rng *rng,
                            char reason[AI_REASON]);

#endif
