/*
 * table_calls.h: calls with presence: the word at the caller's plate, the stick laid down, and scores that
 * move only when they have been counted.
 */
#ifndef SDL_TABLE_CALLS_H
#define SDL_TABLE_CALLS_H

#include "sdl/table/scene_table.h"

/* The word of a call, "Pung", "Riichi", "Mahjong", or NULL for an event that is none. Static. */
const char *table_scene_call_word(const struct words *words, const struct event *event);

/* The word large at the caller's plate, while the step of a call is on its way. Over everything else. */
void table_scene_draw_call(struct table_scene *table, struct app *app);

/* A Riichi's stick in its place, in units: it comes down with weight while its step is on its way. */
void table_scene_draw_stick(struct table_scene *table, struct app *app, struct rect units, bool fresh);

/* The points a seat's plate shows: those before a win until the counting of it has moved them. */
int table_scene_points_shown(const struct table_scene *table, int seat);

#endif
