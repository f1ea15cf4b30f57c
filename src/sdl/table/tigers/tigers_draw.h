/*
 * tigers_draw.h: what only the table with a dummy shows: its row and pile, the indicators, the suit that is
 * out, East's cards and candidates. As the hooks of struct composition.
 */
#ifndef SDL_TIGERS_DRAW_H
#define SDL_TIGERS_DRAW_H

#include "sdl/table/scene_table.h"

void tigers_draw_trays(struct table_scene *table, struct app *app);
void tigers_draw_middle(struct table_scene *table, struct app *app, int turn);
void tigers_draw_cards(struct table_scene *table, struct app *app);

/* Glows and rims of what can be turned or drawn for the dummy; how its tiles and East's are marked. */
void tigers_draw_under(struct table_scene *table, struct app *app, const struct sprites *sprites);
void tigers_draw_over(struct table_scene *table, struct app *app, const struct sprites *sprites);
void tigers_mark(const struct table_scene *table, struct app *app, const struct sprite *sprite,
                 struct atlas_tile *tile);
void tigers_add_targets(struct table_scene *table, struct app *app);

#endif
