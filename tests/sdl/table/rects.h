/*
 * rects.h: how boxes of a layout lie to each other.
 */
#ifndef TESTS_SDL_TABLE_RECTS_H
#define TESTS_SDL_TABLE_RECTS_H

#include "sdl/paint/layout.h"

/* True if `inner` lies in `outer`. */
static inline bool rect_holds(struct rect outer, struct rect inner)
{
    const float hair = .05f;
    return inner.x >= outer.x - hair && inner.y >= outer.y - hair &&
           inner.x + inner.w <= outer.x + outer.w + hair && inner.y + inner.h <= outer.y + outer.h + hair;
}

#endif
