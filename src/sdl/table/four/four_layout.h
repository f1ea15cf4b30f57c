/*
 * four_layout.h: the table of four. Pure geometry in units, as table_layout.h.
 *
 * Sides: 0 below, 1 to the right (the next in turn), 2 above, 3 to the left.
 * Each lays its tiles as it sees them itself, so those of 1 to 3 are turned.
 * Whatever a side lays in a line begins at its own left: below that is on the
 * left, to the right at the bottom, above on the right, to the left at the top.
 *
 * Invariant: as that of table_layout.h; the wall stands as a ring in the
 * middle, the discards lie around it in rows of six.
 */
#ifndef SDL_FOUR_LAYOUT_H
#define SDL_FOUR_LAYOUT_H

#include "sdl/table/motion/sprites.h"

enum { FOUR_BELOW, FOUR_RIGHT, FOUR_ABOVE, FOUR_LEFT, FOUR_SIDES, FOUR_LOG_LINES = 6 };

/* As the hooks of struct composition. */
void four_layout_open(struct table_layout *layout, const struct ruleset *rules, const int16_t *options,
                      int seats);
void four_layout_open_phone(struct table_layout *layout, const struct ruleset *rules, const int16_t *options,
                            int seats);

/* The same with so many stacks in the wall and in the dead wall. */
void four_layout_build(struct table_layout *layout, int stacks, int dead);

/* A tile of side 1 to 3 at `place` from its left, standing or (`open`) lying; `apart`: the tile drawn. */
struct rect four_layout_other(const struct table_layout *layout, int side, int place, bool apart, bool open);

/* Tile number `place` of a side's pile. */
struct rect four_layout_pile(const struct table_layout *layout, int side, int place, int count, int sideways);

/* Tile `index` of meld number `which` of side 1 to 3; as table_layout_meld. */
struct rect four_layout_meld(const struct table_layout *layout, int side, const struct meld *melds, int count,
                             int owner, int which, int index);

/* A stack of the wall, then those of the dead wall. */
struct rect four_layout_stack(const struct table_layout *layout, int stack);

/* A flower or season of a side: the `index`-th it has laid out. */
struct rect four_layout_flower(const struct table_layout *layout, int side, int index);

/* Returns where a side's seal lies in the ring. */
struct rect four_layout_seal(const struct table_layout *layout, int side);

/* The poses of a side's tiles. */
enum pose four_layout_lying(int side, bool turned);
enum pose four_layout_down(int side);
enum pose four_layout_standing(int side);

/* The pose of a stack of two tiles or one. */
enum pose four_layout_stack_pose(const struct table_layout *layout, int stack, bool single);

/* --- where the wall of a round is broken, by docs/rules/patterns.md "The deal" ------------------------- */

/* East throws three dice to choose a wall, whose player throws them again for the place. Only the picture
 * follows them: the tiles lie in the order of the deal, which begins at that place. */
enum { BREAK_DICE = 3, BREAK_THROWS = 2, DIE_SIDES = 6 };

struct wall_break {
    uint8_t faces[BREAK_THROWS][BREAK_DICE];
    int sums[BREAK_THROWS];
    int seat; /* whose wall is broken */
};

/* Throws the dice of the table's round; the same seed and round always give the same. */
struct wall_break four_break_throw(uint64_t seed, const struct table *table);

/* As the hook follow. */
void four_break_follow(struct table_layout *layout, const struct table *table, int near);

#endif
