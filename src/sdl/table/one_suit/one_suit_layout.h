/*
 * one_suit_layout.h: the table of a small game (One Suit): few tiles, so larger
 * ones; no dummy, no indicators; two hands, or three. Pure geometry in units,
 * as table_layout.h.
 *
 * Sides: 0 below; of two hands 1 is above, of three 1 (the next in turn) at
 * the top right and 2 at the top left. With one sitting out there are two
 * hands and 2 is theirs, of whom only the plate lies on the table.
 */
#ifndef SDL_ONE_SUIT_LAYOUT_H
#define SDL_ONE_SUIT_LAYOUT_H

#include "rules/play/table.h"
#include "sdl/table/layout/table_layout.h"

enum { ONE_SUIT_SIDES = 3 };

/* As the hooks of struct composition. */
void one_suit_layout_open(struct table_layout *layout, const struct ruleset *rules, const int16_t *options,
                          int seats);
void one_suit_layout_open_phone(struct table_layout *layout, const struct ruleset *rules,
                                const int16_t *options, int seats);

/* The same for hands of `tiles` (4, 7, 10 or 13); `three` together, at most 7. */
void one_suit_layout_build(struct table_layout *layout, int tiles, bool three);

/* A tile of side 1 or 2 at `place` from the right, standing or (`open`) lying. */
struct rect one_suit_layout_other(const struct table_layout *layout, int side, int place, bool apart,
                                  bool open);

/* Tile number `place` of a side's pile. */
struct rect one_suit_layout_pile(const struct table_layout *layout, int side, int place, int count,
                                 int sideways);

/* Tile `index` of a side's closed kong number `which` of `count`. */
struct rect one_suit_layout_meld(const struct table_layout *layout, int side, const struct meld *melds,
                                 int count, int owner, int which, int index);

#endif
