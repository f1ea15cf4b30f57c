/*
 * duel_draw.h: the fixed parts of a table without a dummy, and of Stage B.
 */
#ifndef SDL_DUEL_DRAW_H
#define SDL_DUEL_DRAW_H

#include "sdl/table/scene_table.h"

/* The trays of the table as it is now: of piles, wall and dead wall, in Stage B of guesses too. */
void duel_draw_trays(struct table_scene *table, struct app *app);

/* What lies for the winner, the indicators' words; in Stage B the names of its parts. */
void duel_draw_words(struct table_scene *table, struct app *app);

/* A seat's plate where points are counted in thousands. */
void duel_draw_plate_words(struct table_scene *table, struct app *app, int seat, struct rect plate,
                           bool active);

/* How a tile of Stage B is marked: ATLAS_* flags. */
unsigned duel_tile_flags(const struct table_scene *table, const struct app *app, const struct sprite *sprite);

/* The defender's tiles that can be clicked. */
void duel_add_targets(struct table_scene *table, struct app *app);

#endif
