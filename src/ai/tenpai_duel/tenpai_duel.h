/*
 * tenpai_duel.h: the opponents in modes where tenpai is declared and guessed at.
 *
 * Easy guesses with less thought and declares what it has; hard looks a step further.
 */
#ifndef AI_TENPAI_DUEL_H
#define AI_TENPAI_DUEL_H

#include "ai/brain.h"

extern const struct brain tenpai_duel_brain;

#endif
