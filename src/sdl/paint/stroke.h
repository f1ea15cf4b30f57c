/*
 * stroke.h: painting a line through points into memory. Pure: no SDL.
 */
#ifndef SDL_STROKE_H
#define SDL_STROKE_H

#include <stdint.h>

struct point {
    float x, y; /* pixels; 0, 0 is the upper left corner of the upper left pixel */
};

/* Paints the line through the points, `width` pixels wide, its corners and ends round, into a mask of w x h
 * bytes: how much of each pixel it covers, added to what is there already. */
void stroke_paint(uint8_t *mask, int w, int h, const struct point *points, int count, float width);

#endif
