/* prize.h: the picture of what a crown of the road brings (session/statistics/road.h). */
#ifndef SDL_PRIZE_H
#define SDL_PRIZE_H

#include "sdl/art/painter.h"

/* Draws the prize of a stop into a square: a tile's back, a felt's color, or a place with its table. */
void prize_draw(struct painter *painter, int stop, struct rect square);

#endif
