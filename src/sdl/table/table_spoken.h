/*
 * table_spoken.h: what is spoken of the table: events as they happen, what is asked, and what lies there when
 * it is asked for by a key.
 *
 * The keys are a letter with Shift, or what the player chose instead; `words/spoken` makes the sentences from
 * the view that is shown, so nothing hidden is said, and nothing of a hand behind the curtain.
 */
#ifndef SDL_TABLE_SPOKEN_H
#define SDL_TABLE_SPOKEN_H

#include <stdint.h>

#include "sdl/app/scene.h"

struct action;
struct app;
struct event;
struct table_scene;

/* The hook `speak` of the scene's class. */
void table_spoken_speak(struct scene *scene, struct app *app, enum speak what);

/* Says events that have just happened, as the player at the screen may know them. */
void table_spoken_events(struct table_scene *table, struct app *app, const struct event *events, int count);

/* The same for a table that is only looked at, in a replay, a review or a puzzle: for the hook `speak` of its
 * scene, which also `reads`; and so many events that led to another position. */
void table_spoken_study(struct table_scene *table, struct app *app, enum speak what);
void table_spoken_moved(struct table_scene *table, struct app *app, int events);

/* In each step: says a new question. */
void table_spoken_step(struct table_scene *table, struct app *app);

/* Says what the waits' panel shows, or that it is shut. */
void table_spoken_waits(struct table_scene *table, struct app *app);

/* Says the hint that is on the table, if there is one. */
void table_spoken_hint(struct table_scene *table, struct app *app);

/* Answers a key that asks for something to be said; returns false for any other key. */
bool table_spoken_key(struct table_scene *table, struct app *app, const struct scene_key *key);

/* Names the target registered last: a tile, and what is so about it ("drawn") or NULL. */
void table_spoken_tile(struct app *app, uint8_t tile, const char *state);

/* Names the target registered last: a worded button. */
void table_spoken_action(struct table_scene *table, struct app *app, const struct action *action);

#endif
