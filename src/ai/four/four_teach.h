/*
 * four_teach.h: the teacher's ranking at a table of four.
 */
#ifndef AI_FOUR_TEACH_H
#define AI_FOUR_TEACH_H

#include "ai/teach.h"

/* Ranks the legal moves of a viewer in a mode that four_plays says yes to; see struct engine. Always true. */
bool four_teach(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct ranking *ranking);

/* The danger of every kind by normal's estimate; see struct engine. */
void four_danger_tell(const struct view *view, uint64_t seed, struct danger_figures *figures);

#endif
