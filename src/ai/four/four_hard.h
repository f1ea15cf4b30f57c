/*
 * four_hard.h: the strongest opponent at a table of four.
 *
 * It makes the move after which, by a network that has seen many rounds, most
 * points are to be expected.
 */
#ifndef AI_FOUR_HARD_H
#define AI_FOUR_HARD_H

#include "ai/ai.h"
#include "ai/four/four_learned.h"

/* True if there is a network for this table: its mode, with its usual options. */
bool four_hard_plays(const struct view *view);

/* What hard makes of all legal moves of such a table, the best first. Returns how many. */
int four_hard_moves(const struct four_judge *judge, struct four_judged list[MOVE_MAX]);

/* A legal move for the viewer, who must be asked, and its reason. */
struct move four_hard_choose(const struct view *view, struct reason *reason);

#endif
