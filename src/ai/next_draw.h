/* next_draw.h: turns a view into the one at its seat's next draw, as if the others did nothing visible. */
#ifndef AI_NEXT_DRAW_H
#define AI_NEXT_DRAW_H

#include "rules/play/view.h"

/* True if it is the viewer's turn and the wall lasts until their next draw. */
bool next_draw_can(const struct view *view);

/* Makes the discard (Riichi or not) and removes the tiles drawn until the viewer's next draw from the wall;
 * they stay unseen. */
void next_draw_wait(struct view *view, struct move discard);

/* Draws a tile of that kind for the viewer and lists the legal moves after it. */
void next_draw_take(struct view *view, uint8_t kind);

#endif
