/*
 * crowd.h: checks texts for overlap, to find the largest text scale that fits.
 *
 * A scale above 100 % is an upper limit: measuring passes start with that text scale and lower it until no
 * text is cut or overlaps another (loop.c).
 */
#ifndef SDL_CROWD_H
#define SDL_CROWD_H

#include <stdbool.h>

#include "sdl/paint/layout.h"

enum { CROWD_MAX = 600, GROWTH_STEP = 5 /* percent */ };

/* The places of a picture's texts. */
struct crowd {
    struct rect rects[CROWD_MAX];
    int count;
    bool cut; /* a text was cut */
};

/* Empties it. */
void crowd_clear(struct crowd *crowd);

/* For type.c: notes a text's place and whether it was cut. A text drawn twice counts once. */
void crowd_note(struct crowd *crowd, struct rect rect, bool cut);

/* True if a text is cut, overlaps another, or leaves a window of `width` pixels. */
bool crowd_is_tight(const struct crowd *crowd, float width);

/* The text scale of a scene, and the window, scale and language it was found for. All zero: not found yet. */
struct growth {
    struct layout asked;  /* the window's layout, with letters as large as asked for */
    const char *language; /* that words were in, by its address */
    int scale;            /* percent: what there is room for */
};

/* Starts a search at the full scale and returns true; false if the result for these arguments is known. */
bool growth_begin(struct growth *growth, const struct layout *asked, const char *language);

/* Lowers the scale by a step; false if text is at 100 % already. */
bool growth_lower(struct growth *growth);

/* Returns the layout with that text scale. */
struct layout growth_layout(const struct growth *growth);

#endif
