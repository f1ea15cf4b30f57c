/*
 * venue.h: the painted place around the table, seen from above, or nothing.
 *
 * The picture is an SVG of 2000 x 1200 units, and the table covers its middle 1152 x 720 units. It is drawn
 * once for the window's size, with the table's shadow; the window keeps it beside what scenes draw.
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

/* The radius of the table's corners, in pixels. */
int venue_radius(const SDL_Rect *room);

/* Draws the middle of the picture, as wide as the rect. */
void venue_draw(struct painter *painter, enum venue venue, struct rect rect);

/* Returns a picture of w x h pixels with the table at `room`, in 0xffRRGGBB, to be freed by the caller; NULL
 * if there is no memory. A file that is missing leaves plain color. */
SDL_Surface *venue_paint(enum venue venue, int w, int h, const SDL_Rect *room);

#endif
