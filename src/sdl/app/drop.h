/*
 * drop.h: files dropped on the window, and those that macOS hands over when they are opened in the Finder.
 *
 * The first that is a record is shown over whatever is on the screen, which goes on when it is closed; if
 * none is, a sentence says why.
 */
#ifndef SDL_DROP_H
#define SDL_DROP_H

#include <SDL.h>
#include <stdbool.h>

struct app;

/* True if the event was of that kind; it is then done with, its text freed. */
bool drop_event(struct app *app, const SDL_Event *event);

#endif
