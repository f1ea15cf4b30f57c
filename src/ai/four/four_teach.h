/* four_teach.h: the ranking of moves at a table of four. */
#ifndef AI_FOUR_TEACH_H
#define AI_FOUR_TEACH_H

#include "ai/teach.h"

/* Ranks the legal moves of a viewer for whom four_plays is true; see struct engine. Always returns true. */
bool four_teach(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct ranking *ranking);

/* Fills in the danger of every kind by normal's estimate; see struct engine. */
void four_danger_tell(const struct view *view, uint64_t seed, struct danger_figures *figures);

#endif
