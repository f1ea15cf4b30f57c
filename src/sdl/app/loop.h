/*
 * loop.h: the program's heartbeat: wait, events, steps, drawing, and the times of frames.
 */
#ifndef SDL_LOOP_H
#define SDL_LOOP_H

#include <SDL.h>
#include <stdbool.h>

struct app;
struct area;

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

/* True if the event was a file dropped on the window, or one that macOS hands over when it is opened in the
 * Finder; it is done with then, its text freed. The first file that is a record is shown over the screen; if
 * none is, a sentence says why (drop.c). */
bool drop_event(struct app *app, const SDL_Event *event);

/* The times of every frame, for --frames FILE (frames.c); nothing happens without it. They are called in this
 * order in each frame, frames_input any time before. */
void frames_input(struct app *app);
void frames_begin(struct app *app);
void frames_drawn(struct app *app);
void frames_painted(struct app *app, const struct area *areas, int count);
void frames_shown(struct app *app);

/* Real seconds since the start of the system's clock. */
double loop_seconds(void);

#endif
