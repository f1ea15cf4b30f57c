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

/* The same, above the anchor if it would come lower than `lowest` (pixels): what lies there stays to be seen.
 */
void tip_draw_over(struct painter *painter, struct rect anchor, float lowest, const char *name,
                   const char *key, const char *text);

#endif
