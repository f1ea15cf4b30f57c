/*
 * rows.h: rows of a form: switches, choices, sliders. What choosing in them does is given right after they
 * are drawn, with target_does or target_does_each (target.h).
 */
#ifndef SDL_ROWS_H
#define SDL_ROWS_H

#include <stdbool.h>

#include "sdl/app/scene.h"
#include "sdl/art/draw.h"
#include "sdl/ui/scroll.h"

enum { ROW_PAD = 16 /* units between the edge of a row and what stands in it */ };

/* Draws `count` rows of a panel in that place, each at most `most` pixels high. They have words of one size:
 * the smallest that any of them needs or, in a large interface, the full size. There a row is as high as its
 * words need, and what does not fit scrolls. `draw` draws row `i` of `of`. On a phone all are
 * as high as they need and the picture reaches as far. Returns how high they are together, in pixels. */
typedef void rows_row(struct app *app, const void *of, int i, struct rect row);
float rows_draw(struct app *app, struct rect place, float most, int count, struct scroll *scroll,
                rows_row *draw, const void *of);

/* The left part of a row: label and help line (or NULL), `width` pixels wide at most. */
void row_words(struct painter *painter, struct rect rect, float width, const char *label, const char *help,
               bool enabled);

/* A row of a list that scrolls, with that target: light below its words, begun before them. */
void row_of_list_light(struct app *app, struct rect row, const char *id, bool chosen);
/* ... and the line below it, and its target as far as it is seen in the list's rect; false if it is not. */
bool row_of_list_target(struct app *app, struct rect row, struct rect list, const char *id, bool chosen);

/* A switch at the right of a row with label and help line. The row itself is the target. */
void row_toggle(struct app *app, struct rect rect, const char *id, const char *label, const char *help,
                bool on, bool enabled);

/* A row with a label and segments to choose from; segment i has the id "<id>:<i>". */
void row_choice(struct app *app, struct rect rect, const char *id, const char *label, const char *help,
                const char *const *choices, int count, int chosen, bool enabled);

/* A row with a slider 0 to `most`; target `id` (TARGET_DRAG). row_slider_value tells the value at x for
 * its rect. */
void row_slider(struct app *app, struct rect rect, const char *id, const char *label, int value, int most);
int row_slider_value(const struct painter *painter, struct rect rect, int most, float x);
/* True where a press at x takes hold of it: on the track, not on the name or the figure. */
bool row_slider_holds(const struct painter *painter, struct rect rect, float x);

#endif
