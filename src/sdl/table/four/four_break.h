/*
 * four_break.h: where the wall of a round is broken, by docs/rules/patterns.md "The deal". East throws three
 * dice to choose a wall, whose player throws them again for the place.
 *
 * Only the picture follows them: the tiles lie in the order of the deal, which begins at that place.
 */
#ifndef SDL_FOUR_BREAK_H
#define SDL_FOUR_BREAK_H

#include "sdl/table/scene_table.h"

enum { BREAK_DICE = 3, BREAK_THROWS = 2 };

struct wall_break {
    uint8_t faces[BREAK_THROWS][BREAK_DICE];
    int sums[BREAK_THROWS];
    int seat; /* whose wall is broken */
};

/* Throws the dice of the table's round; the same seed and round always give the same. */
struct wall_break four_break_throw(uint64_t seed, const struct table *table);

/* As the hooks of struct composition. */
void four_break_follow(struct table_layout *layout, const struct table *table, int near);
bool four_break_say(const struct table_scene *table, char *out, size_t size);

/* Draws the dice in the middle of the ring; returns whose throw they are. */
int four_break_draw(struct table_scene *table, struct app *app);

#endif
