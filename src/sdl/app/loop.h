/*
 * loop.h: the program's heartbeat: wait, events, steps, drawing.
 */
#ifndef SDL_LOOP_H
#define SDL_LOOP_H

#include <SDL.h>
#include <stdbool.h>

struct app;

/* Runs until app->quit; in a browser's page for ever, without return. */
void loop_run(struct app *app);

/* One turn: what has happened meanwhile, the steps that are due, and the picture if it has changed. Does not
 * wait. True if tiles were made ahead in time to spare: there may be more. */
bool loop_turn(struct app *app);

/* What an event does; the targets are registered anew after it. */
void loop_handle(struct app *app, const SDL_Event *event);

/* One fixed step of the top scene. */
void loop_step(struct app *app);

/* Draws everything and registers the targets; paints it and shows it in the window if `show`. */
void loop_draw(struct app *app, bool show);

/* Real seconds since the start of the system's clock. */
double loop_seconds(void);

#endif
