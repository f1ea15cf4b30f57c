/*
 * making.h: the round on the table as pictures: one that moves, or a strip of them.
 */
#ifndef SDL_MAKING_H
#define SDL_MAKING_H

#include "sdl/app/scene.h"
#include "session/record.h"

enum making_kind { MAKING_MOVING, MAKING_STRIP };

/* Over a scene: makes the pictures of the round at a place of the record, which is copied, a step at a time
 * while it tells how far it is, then goes on to the notice of where the file is. It can be broken off. The
 * round must have been dealt. */
struct scene *scene_making(struct app *app, struct scene *under, const struct record *record, int place,
                           enum making_kind kind);

#endif
