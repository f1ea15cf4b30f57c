/*
 * tenpai_duel.h: the opponents in modes where tenpai is declared and guessed at.
 */
#ifndef AI_TENPAI_DUEL_H
#define AI_TENPAI_DUEL_H

#include "ai/ai.h"

/* The easy and the normal opponent's move. Easy guesses with less thought and declares what it has. */
struct move tenpai_duel_choose(enum ai_level level, const struct view *view, struct rng *rng,
                               char reason[AI_REASON]);

#endif
