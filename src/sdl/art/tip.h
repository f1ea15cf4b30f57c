/*
 * tip.h: tooltips.
 */
#ifndef SDL_TIP_H
#define SDL_TIP_H

#include "sdl/paint/layout.h"

struct painter;

/* A tip below `anchor` (pixels), or above it where there is no room: a name, its key (NULL:
 * none), a sentence. */
void tip_draw(struct painter *painter, struct rect anchor, const char *name, const char *key,
              const char *text);

/* The same, but above the anchor if the tip would reach below `lowest` (pixels), to keep that area visible.
 */
void tip_draw_over(struct painter *painter, struct rect anchor, float lowest, const char *name,
                   const char *key, const char *text);

#endif
