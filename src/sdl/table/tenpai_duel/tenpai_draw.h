/*
 * tenpai_draw.h: the fixed parts of Tenpai Duel's table, and of Stage B. As the hooks of struct composition.
 */
#ifndef SDL_TENPAI_DRAW_H
#define SDL_TENPAI_DRAW_H

#include "sdl/table/scene_table.h"

/* The trays of the table as it is now: of piles, wall and dead wall, in Stage B of guesses too. */
void tenpai_draw_trays(struct table_scene *table, struct app *app);

/* What lies for the winner; in Stage B the names of its parts. */
void tenpai_draw_middle(struct table_scene *table, struct app *app, int turn);

/* What the Dora are, clear of the indicators' shadow. */
void tenpai_draw_over(struct table_scene *table, struct app *app, const struct sprites *sprites);

/* A seat's plate: points are counted in thousands. */
void tenpai_draw_plate(struct table_scene *table, struct app *app, int seat, struct rect plate, bool active);

/* Since when a seat has declared tenpai. */
void tenpai_draw_declared(struct table_scene *table, struct app *app, int side);

/* How a tile of Stage B is marked. */
void tenpai_mark(const struct table_scene *table, struct app *app, const struct sprite *sprite,
                 struct atlas_tile *tile);

/* The defender's tiles that can be clicked. */
void tenpai_add_targets(struct table_scene *table, struct app *app);

#endif
