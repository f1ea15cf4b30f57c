/*
 * loop.h: the main loop: wait, events, steps, drawing, and frame times.
 */
#ifndef SDL_LOOP_H
#define SDL_LOOP_H

#include <SDL.h>
#include <stdbool.h>

struct app;
struct area;

/* Runs until app->quit; in a browser it never returns. */
void loop_run(struct app *app);

/* One turn without waiting: handles events, runs the steps that are due, and redraws if needed. True if it
 * rendered tiles ahead in spare time and there may be more. */
bool loop_turn(struct app *app);

/* Handles an event and registers the targets again. */
void loop_handle(struct app *app, const SDL_Event *event);

/* One fixed step of the top scene. */
void loop_step(struct app *app);

/* Draws everything and registers the targets; paints it and shows it in the window if `show`. */
void loop_draw(struct app *app, bool show);

/* Records for --frames FILE that these areas of a frame are painted. */
void frames_painted(struct app *app, const struct area *areas, int count);

/* Returns real seconds of the system's monotonic clock. */
double loop_seconds(void);

#endif
