/*
 * naming_input.h: declaring a win at one's own risk, and naming the waits (One Suit). As the hooks of struct
 * composition.
 */
#ifndef SDL_NAMING_INPUT_H
#define SDL_NAMING_INPUT_H

#include "sdl/table/scene_table.h"

/* True while the person at the screen names waits. */
bool naming_is_open(const struct table_scene *table);

void naming_begin(struct table_scene *table);
void naming_update(struct table_scene *table, struct app *app, float dt);
bool naming_activate(struct table_scene *table, struct app *app, const char *id);
bool naming_key(struct table_scene *table, struct app *app, const struct scene_key *key);

#endif
