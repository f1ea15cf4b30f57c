/*
 * tigers_input.h: what a click and a key do on the table with a dummy. As the hooks of struct composition.
 */
#ifndef SDL_TIGERS_INPUT_H
#define SDL_TIGERS_INPUT_H

#include "sdl/table/scene_table.h"

/* A tile of the dummy's row, the wall's end, a card of the suits, a candidate of East's. */
bool tigers_activate(struct table_scene *table, struct app *app, const char *id);

/* Enter keeps the two candidates chosen, Backspace chooses none. */
bool tigers_key(struct table_scene *table, struct app *app, const struct scene_key *key);

#endif
