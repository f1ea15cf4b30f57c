/*
 * due.h: the way to decisions of earlier matches that are to be found again today.
 */
#ifndef SDL_DUE_H
#define SDL_DUE_H

#include "sdl/app/app.h"
#include "sdl/paint/layout.h"

/* A link ("button:puzzles", F) that says how many are due, its top right corner there, in pixels; nothing if
 * none are. Whoever draws it answers it with scene_puzzles. */
void due_link(struct app *app, float right, float top, int due);

#endif
