/*
 * venue.h: the painted place around the table, seen from above, or nothing.
 *
 * The picture is an SVG of 2000 x 1200 units, and the table covers its middle 1152 x 720 units. It is drawn
 * once for the window's size, with the table's shadow; the window keeps it (struct surroundings) beside what
 * scenes draw.
 */
#ifndef SDL_VENUE_H
#define SDL_VENUE_H

#include <SDL.h>
#include <stdbool.h>

struct painter;
struct rect;

enum venue { VENUE_NONE, VENUE_TEAHOUSE, VENUE_MARKET, VENUE_GARDEN, VENUE_COUNT };

/* "None", "Teahouse", "Night market", "Snow garden", in the language of the screen. */
const char *venue_label(enum venue venue);

/* Fills in the table's place in a window of that many pixels; false if the window is too small for a painted
 * place. */
bool venue_room(int w, int h, SDL_Rect *room);

/* Draws the middle of the picture, as wide as the rect. */
void venue_draw(struct painter *painter, enum venue venue, struct rect rect);

/* Returns a picture of w x h pixels with the table at `room`, in 0xffRRGGBB, to be freed by the caller; NULL
 * if there is no memory. A file that is missing leaves plain color. */
SDL_Surface *venue_paint(enum venue venue, int w, int h, const SDL_Rect *room);

enum { SURROUNDINGS_SIDES = 4 };

/* The place as it is painted in a window. */
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
