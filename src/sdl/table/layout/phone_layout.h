/*
 * phone_layout.h: the table on a phone, upright or lying flat.
 *
 * Pure geometry in units, which are points of the screen here (layout.h). All tables have the bar at the top,
 * the prompt, the buttons and the hand at the same places; a composition divides the field that is left. What
 * can be chosen is at least PHONE_TARGET wide and high: the hand stands in two rows on an upright phone.
 * While a television shows the table (`held`), hand, buttons and the last discard are larger, and the field
 * is small.
 */
#ifndef SDL_PHONE_LAYOUT_H
#define SDL_PHONE_LAYOUT_H

#include "sdl/table/layout/table_layout.h"

enum { PHONE_TARGET = 44, PHONE_EDGE = 8, PHONE_GAP = 4, PHONE_CLEAR = 8 };

/* Gives the parts of every table their places, with `places` buttons (4; 6 where a mode has more choices). */
void phone_layout_open(struct table_layout *layout, int places);

/* For two players: their plates in the bar, the strip of the other's tiles, which is cut off the field. */
void phone_layout_two(struct table_layout *layout);

/* For three or four: each has a cell of the field, with a plate, a lane of melds and a pile. */
void phone_layout_cells(struct table_layout *layout, int seats);

/* Both players' piles side by side in that part of the field. */
void phone_layout_piles(struct table_layout *layout, struct rect part);

/* Returns the uppermost part of a place, as wide as it, that is clear of the first `count` rects by
 * PHONE_CLEAR times `u` and so high, or the highest there is; all in one unit, of which `u` are a point. */
struct rect phone_layout_clear(struct rect place, const struct rect *clear, int count, float high, float u);

/* As the functions table_layout_... of these names. */
struct rect phone_layout_hand(const struct table_layout *layout, int place, bool apart);
struct rect phone_layout_other(const struct table_layout *layout, int side, int place, bool apart, bool open);
struct rect phone_layout_pile(const struct table_layout *layout, int pile, int place, int count,
                              int sideways);
struct rect phone_layout_stack(const struct table_layout *layout, int stack);
struct rect phone_layout_meld(const struct table_layout *layout, int side, const struct meld *melds,
                              int count, int owner, int which, int index);

#endif
