/*
 * small_draw.h: what only the table of a small game shows: its calm tray, the
 * stakes, who sits out, the nine tiles to name waits on.
 */
#ifndef SDL_SMALL_DRAW_H
#define SDL_SMALL_DRAW_H

#include "sdl/table/scene_table.h"

/* The field, the piles' trays and the wall's. */
void small_draw_trays(struct table_scene *table, struct app *app);

/* What a win and names are worth. */
void small_draw_stakes(struct table_scene *table, struct app *app);

/* While waits are named: the palette over the own pile, the button that confirms. Nothing otherwise. */
void small_draw_palette(struct table_scene *table, struct app *app);

/* Fits a table's layout to a match: a small game's own. */
void small_draw_layout(struct table_layout *layout, const struct setup *setup);

/* True while the person at the screen names waits. */
bool small_is_naming(const struct table_scene *table);

/* The move that names what is marked. */
struct move small_naming_move(const struct table_scene *table);

#endif
