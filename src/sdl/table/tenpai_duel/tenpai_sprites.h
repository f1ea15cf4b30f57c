/*
 * tenpai_sprites.h: the tiles that a mode with indicators and stages has on the
 * table besides the usual ones: the dead wall, the defender's second set, the
 * guesses, the tiles turned.
 */
#ifndef SDL_TENPAI_SPRITES_H
#define SDL_TENPAI_SPRITES_H

#include "sdl/table/motion/sprites.h"

/* The discard with which tenpai was declared, an index of the table's list, or -1. */
int tenpai_declaring_discard(const struct table *table);

/* The view without the tile just turned in the attacker's hand: it lies in the middle. Returns `view` itself
 * or a copy in `room`. */
const struct view *tenpai_without_turned(const struct view *view, struct view *room);

/* Adds those tiles; the layout is already that of Stage B if the view is in it. */
void tenpai_sprites_add(struct sprites *sprites, const struct table_layout *layout, const struct view *view);

/* How long the tile turned by this event rests face down before it is turned over, milliseconds at normal
 * speed: longer with every tile of a batch. */
int tenpai_hush(const struct view *after);

#endif
