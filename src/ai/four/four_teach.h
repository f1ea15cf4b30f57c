/*
 * four_teach.h: the teacher's ranking at a table of four.
 */
#ifndef AI_FOUR_TEACH_H
#define AI_FOUR_TEACH_H

#include "ai/teach.h"

/* Ranks the legal moves of a viewer in a mode that four_plays says yes to; see teach_rank. */
void four_rank(const struct view *view, struct ranking *ranking);

#endif
