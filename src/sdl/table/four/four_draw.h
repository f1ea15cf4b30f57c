/*
 * four_draw.h: what a table of four shows besides tiles: its trays, and the
 * middle of the ring with the round wind and the four seats.
 */
#ifndef SDL_FOUR_DRAW_H
#define SDL_FOUR_DRAW_H

#include "sdl/table/scene_table.h"

void four_draw_trays(struct table_scene *table, struct app *app);

/* The seals of the four seats, that of `turn` in brass, and the round wind above the wall's count. */
void four_draw_middle(struct table_scene *table, struct app *app, int turn);

#endif
