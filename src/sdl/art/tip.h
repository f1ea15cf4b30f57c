/*
 * tip.h: a small panel beside what is pointed at, which says what it is for.
 */
#ifndef SDL_TIP_H
#define SDL_TIP_H

#include "sdl/paint/layout.h"

struct painter;

/* A tip below `anchor` (pixels), or above it where there is no room: a name, its key (NULL:
 * none), a sentence. */
void tip_draw(struct painter *painter, struct rect anchor, const char *name, const char *key,
              const char *text);

#endif
