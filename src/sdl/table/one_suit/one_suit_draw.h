/*
 * one_suit_draw.h: what only the table of a small game shows: its calm tray, the
 * stakes, who sits out, the nine tiles to name waits on. As the hooks of struct composition.
 */
#ifndef SDL_ONE_SUIT_DRAW_H
#define SDL_ONE_SUIT_DRAW_H

#include "sdl/table/scene_table.h"

/* The field, the piles' trays and the wall's. */
void one_suit_draw_trays(struct table_scene *table, struct app *app);

/* What a win and names are worth. */
void one_suit_draw_middle(struct table_scene *table, struct app *app, int turn);

/* While waits are named: the palette over the own pile, the button that confirms. Nothing otherwise. */
void one_suit_draw_cards(struct table_scene *table, struct app *app);

#endif
