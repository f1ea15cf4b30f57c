/*
 * road.h: what the road and the evening share.
 */
#ifndef SDL_ROAD_H
#define SDL_ROAD_H

#include "sdl/app/scene.h"

struct ruleset;

/* Begins a match of that mode by `begin`, after asking if it takes the place of one in progress. */
struct scene *road_ask_begin(struct scene *scene, struct app *app, const struct ruleset *rules,
                             struct scene *(*begin)(struct scene *under, struct app *app, bool yes));

#endif
