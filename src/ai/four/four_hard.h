/*
 * four_hard.h: the strongest opponent at a table of four. It makes the move with the most expected points by
 * a trained network.
 */
#ifndef AI_FOUR_HARD_H
#define AI_FOUR_HARD_H

#include "ai/four/four_learned.h"

/* True if there is a network for the viewer's mode and it has its usual options. */
bool four_hard_plays(const struct view *view);

/* Judges all legal moves at such a table, the best first. Returns how many. */
int four_hard_moves(const struct four_judge *judge, struct four_judged list[MOVE_MAX]);

/* Returns a legal move for the viewer, whom the rules must be asking, and stores its reason. */
struct move four_hard_choose(const struct view *view, struct reason *reason);

#endif
