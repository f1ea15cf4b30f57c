/*
 * crowd.h: whether the words of a picture have room, so that letters grow only as far as they have.
 *
 * The interface's scale above 100 % is a wish: a scene is drawn unseen with letters as large as asked for,
 * and with smaller ones until no word is cut or lies on another (loop.c).
 */
#ifndef SDL_CROWD_H
#define SDL_CROWD_H

#include <stdbool.h>

#include "sdl/paint/layout.h"

enum { CROWD_MAX = 600, GROWTH_STEP = 5 /* percent */ };

/* Where the words of a picture show. */
struct crowd {
    struct rect rects[CROWD_MAX];
    int count;
    bool cut; /* a text was */
};

/* Begins anew. */
void crowd_clear(struct crowd *crowd);

/* By type.c: a text shows there, and whether a part of it is cut off. One drawn twice is one. */
void crowd_note(struct crowd *crowd, struct rect rect, bool cut);

/* Whether a text is cut, lies on another, or leaves a window that is that wide. */
bool crowd_is_tight(const struct crowd *crowd, float width);

/* How far the letters of a scene grow, and for which window, scale and language that was found. All zero:
 * nothing is known yet. */
struct growth {
    struct layout asked;  /* the window's layout, with letters as large as asked for */
    const char *language; /* that words were in, by its address */
    int scale;            /* percent: what there is room for */
};

/* Begins with all that is asked for, unless it was found for the same before. True if it begins. */
bool growth_begin(struct growth *growth, const struct layout *asked, const char *language);

/* A step less; false if letters are as at 100 % already. */
bool growth_lower(struct growth *growth);

/* The layout with letters of that growth. */
struct layout growth_layout(const struct growth *growth);

#endif
