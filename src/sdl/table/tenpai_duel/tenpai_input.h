/*
 * tenpai_input.h: laying a guess (Tenpai Duel). As the hooks of struct composition.
 */
#ifndef SDL_TENPAI_INPUT_H
#define SDL_TENPAI_INPUT_H

#include "sdl/table/scene_table.h"

/* A tile of the second set is laid out for the guess, or put back. */
bool tenpai_activate(struct table_scene *table, struct app *app, const char *id);

/* Enter lays the guess, Backspace puts all of it back. */
bool tenpai_key(struct table_scene *table, struct app *app, const struct scene_key *key);

#endif
