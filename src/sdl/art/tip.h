/*
 * tip.h: tooltips, and where labels beside a thing go.
 */
#ifndef SDL_TIP_H
#define SDL_TIP_H

#include "sdl/paint/layout.h"

struct painter;

/* What a label should not lie on, in pixels, and how much each matters. Each scene's list begins empty. */
enum { TIP_CLEAR_MAX = 700, TIP_NEVER = 1000 /* a weight: only where there is no other place */ };
struct tip_clear {
    int count;
    struct {
        struct rect rect;
        float weight;
    } list[TIP_CLEAR_MAX];
};

/* Adds a rect to that list. */
void tip_keep_clear(struct painter *painter, struct rect rect, float weight);

/* Returns a place for a label of that size (pixels): beside `anchor`, never on it, where it hides least. */
struct rect tip_place(const struct painter *painter, struct rect anchor, float w, float h);

/* A tip beside `anchor` (pixels): a name, its key (NULL: none), a sentence. Where the scene keeps nothing
 * clear it goes below the anchor, or above it where there is no room. */
void tip_draw(struct painter *painter, struct rect anchor, const char *name, const char *key,
              const char *text);

#endif
