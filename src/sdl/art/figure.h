/*
 * figure.h: a row of tiles from its notation (rules_pages.h tells the marks).
 */
#ifndef SDL_FIGURE_H
#define SDL_FIGURE_H

#include "sdl/art/type.h"

struct painter;

/* Draws the figure with tiles of at most `w` pixels so that it is no wider than `width`, from x, y on
 * (pixels); returns its height. With `measure` nothing is drawn. */
float figure_draw(struct painter *painter, const char *figure, float x, float y, float width, float w,
                  bool measure);

/* Returns its width in pixels when drawn with these arguments. */
float figure_width(const char *figure, float width, float w);

/* Draws words below the groups of a figure of one row that was drawn with the same x, width and w: `labels`
 * has one for each group, parted by "|". Each is centred as `type` says, on baseline y. */
void figure_draw_labels(struct painter *painter, const char *figure, const char *labels, float x, float y,
                        float width, float w, struct type type);

#endif
