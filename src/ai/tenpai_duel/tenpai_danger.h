/*
 * tenpai_danger.h: how dangerous a discard is in Stage A of Tenpai Duel, where the
 * other may be tenpai without having said so.
 */
#ifndef AI_TENPAI_DANGER_H
#define AI_TENPAI_DANGER_H

#include "ai/teach.h"

/* The danger of every kind, as struct engine has it; none where Stage A knows no wins, and none in Stage B,
 * in which nothing is discarded. */
void tenpai_danger(const struct view *view, uint64_t seed, struct danger_figures *figures);

#endif
