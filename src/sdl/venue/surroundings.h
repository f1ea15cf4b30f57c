/*
 * surroundings.h: the place around the table (venue.h) as it is painted in a window.
 */
#ifndef SDL_SURROUNDINGS_H
#define SDL_SURROUNDINGS_H

#include "sdl/venue/venue.h"

enum { SURROUNDINGS_SIDES = 4 };

struct surroundings {
    int place;            /* enum venue; VENUE_NONE: the table fills the window */
    SDL_Rect room;        /* where the table is, in pixels of the window */
    SDL_Surface *picture; /* of the whole window, or NULL */
    bool shown;           /* the window shows it */
};

/* Paints the place on the window's surface, where the table must then be painted again. */
void surroundings_paint(struct surroundings *around, SDL_Surface *painted);

/* Gives an area of the painted table its round corners back: paints the place outside them. */
void surroundings_round(const struct surroundings *around, SDL_Surface *painted, const SDL_Rect *area);

/* Fills in the four rects around the table in a window of w x h pixels. */
void surroundings_sides(const struct surroundings *around, int w, int h, SDL_Rect sides[SURROUNDINGS_SIDES]);

#endif
