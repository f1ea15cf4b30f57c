/*
 * four_sprites.h: the tiles that a table of four has besides the usual ones: the
 * dead wall, flowers and seasons; and the order in which turned tiles are drawn.
 */
#ifndef SDL_FOUR_SPRITES_H
#define SDL_FOUR_SPRITES_H

#include "sdl/table/motion/sprites.h"

/* How many tiles have replaced flowers and seasons so far. */
int four_sprites_replaced(const struct table *table);

/* The stack of the dead wall that replacements come from; -1 without one on the table. */
int four_sprites_dead_end(const struct table *table);

/* Adds those tiles, and puts the wall's in order. */
void four_sprites_add(struct sprites *sprites, const struct table_layout *layout, const struct view *view,
                      int near);

/* Puts the tiles from number `from` on into the order in which they cover each other: the nearer ones last.
 */
void four_sprites_sort(struct sprites *sprites, int from);

#endif
