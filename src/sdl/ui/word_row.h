/*
 * word_row.h: a row of words of which one is chosen, as tabs and modes are: each as wide as its word.
 */
#ifndef SDL_WORD_ROW_H
#define SDL_WORD_ROW_H

#include <stdbool.h>

#include "sdl/art/painter.h"

struct app;

/* Draws it from the left, no wider than the rect; number i has the id "<id>:<i>". `plates`: each on a plate,
 * else underlined. */
void word_row(struct app *app, struct rect rect, const char *id, const char *const *names, int count,
              int chosen, bool plates);

/* The same on plates of equal size in so many columns, that far apart (units); the rows fill the rect. */
void word_grid(struct app *app, struct rect rect, const char *id, const char *const *names, int count,
               int chosen, int columns, float gap);

/* Returns how wide a row on plates is where there is room, in pixels. */
float word_row_width(struct painter *painter, const char *const *names, int count);

#endif
