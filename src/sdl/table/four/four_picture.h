/*
 * four_picture.h: the tiles that a table of four has besides the usual ones: the
 * dead wall, flowers and seasons; and the order in which turned tiles are drawn.
 */
#ifndef SDL_FOUR_PICTURE_H
#define SDL_FOUR_PICTURE_H

#include "sdl/table/motion/picture.h"

/* How many tiles have replaced flowers and seasons so far. */
int four_picture_replaced(const struct table *table);

/* The stack of the dead wall that replacements come from; -1 without one on the table. */
int four_picture_dead_end(const struct table *table);

/* Adds those tiles, and puts the wall's in order. */
void four_picture_add(struct picture *picture, const struct table_layout *layout, const struct view *view,
                      int near);

/* Puts the tiles from number `from` on into the order in which they cover each other: the nearer ones last.
 */
void four_picture_sort(struct picture *picture, int from);

#endif
