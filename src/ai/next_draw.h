/*
 * next_draw.h: a view as it will be when its seat draws again, the others having done nothing that is seen.
 */
#ifndef AI_NEXT_DRAW_H
#define AI_NEXT_DRAW_H

#include "rules/play/view.h"

/* True if the viewer is on turn and there is another draw for them. */
bool next_draw_can(const struct view *view);

/* Puts a discard or a Riichi on its pile, and lets the time until the next draw pass: its tiles are gone from
 * the wall, unseen. */
void next_draw_wait(struct view *view, struct move discard);

/* Draws a tile of that kind and lists the moves there are then. */
void next_draw_take(struct view *view, uint8_t kind);

#endif
