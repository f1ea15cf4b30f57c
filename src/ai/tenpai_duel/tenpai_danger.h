/*
 * tenpai_danger.h: how dangerous a discard is in Stage A of Tenpai Duel, where the other player may be tenpai
 * without a declaration.
 */
#ifndef AI_TENPAI_DANGER_H
#define AI_TENPAI_DANGER_H

#include "ai/teach.h"

/* Fills in the danger of every kind; see struct engine. None if the options allow no wins in Stage A, and
 * none in Stage B, which has no discards. */
void tenpai_danger(const struct view *view, uint64_t seed, struct danger_figures *figures);

#endif
