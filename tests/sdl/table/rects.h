/*
 * rects.h: how boxes of a layout lie to each other.
 */
#ifndef TESTS_SDL_TABLE_RECTS_H
#define TESTS_SDL_TABLE_RECTS_H

#include "sdl/table/layout/table_layout.h"

/* True if `inner` lies in `outer`. */
static inline bool rect_holds(struct rect outer, struct rect inner)
{
    const float hair = .05f;
    return inner.x >= outer.x - hair && inner.y >= outer.y - hair &&
           inner.x + inner.w <= outer.x + outer.w + hair && inner.y + inner.h <= outer.y + outer.h + hair;
}

/* Fails unless it does. */
static inline void assert_in(struct rect outer, struct rect inner, const char *what,
                             const struct table_layout *l)
{
    if (!rect_holds(outer, inner))
        fail_msg("%s: %g,%g %gx%g is not within %g,%g %gx%g at %gx%g", what, inner.x, inner.y, inner.w,
                 inner.h, outer.x, outer.y, outer.w, outer.h, l->w, l->h);
}

/* Fails if they overlap. */
static inline void assert_apart(struct rect a, struct rect b, const char *what, const struct table_layout *l)
{
    if (rect_overlap(a, b, .05f))
        fail_msg("%s: %g,%g %gx%g and %g,%g %gx%g overlap at %gx%g", what, a.x, a.y, a.w, a.h, b.x, b.y, b.w,
                 b.h, l->w, l->h);
}

/* Fails unless all boxes of a list lie in `outer` and none on another. */
static inline void assert_tidy(struct rect outer, const struct rect *boxes, int count,
                               const struct table_layout *l)
{
    for (int a = 0; a < count; a++) {
        assert_in(outer, boxes[a], "a box", l);
        for (int b = 0; b < a; b++)
            assert_apart(boxes[a], boxes[b], "two boxes", l);
    }
}

#endif
