/*
 * backdrop.h: the table itself: felt, lamp, weave, walnut frame.
 *
 * Computed once for the output size and felt, dithered against banding, and cached as
 * one bitmap.
 */
#ifndef SDL_BACKDROP_H
#define SDL_BACKDROP_H

#include <stdbool.h>

#include "sdl/art/theme.h"

struct layout;
struct painter;

enum felt { FELT_TEAL, FELT_WINE, FELT_NIGHT, FELT_LINEN, FELT_COUNT };

/* Fills the whole window with the table. */
void backdrop_draw(struct painter *painter);

/* The same, darker and with a warm light behind the middle top: title and results. `dark` in percent. */
void backdrop_draw_dim(struct painter *painter, int dark);

/* "Teal", "Wine", "Night", "Linen". Static text. */
const char *felt_label(enum felt felt);

/* Returns the palette whose text is legible on that felt. */
enum palette felt_palette(enum felt felt, bool high_contrast);

/* `dark` of the title, and of the end of a round and of a match. */
enum { BACKDROP_TITLE = 42, BACKDROP_RESULT = 34, BACKDROP_MATCH = 10 };

/* Starts to paint a backdrop that will soon be drawn, on a thread, in that layout: the dim table, or the
 * plain one if `dark` is 0. It replaces one that was prepared and not drawn. */
void backdrop_prepare(struct painter *painter, const struct layout *layout, int dark);

void backdrop_init(struct painter *painter);
void backdrop_deinit(struct painter *painter);
/* Drops the bitmap after a change of size or felt; the next drawing makes another. */
void backdrop_reset(struct painter *painter);
/* Called by the app once a frame. */
void backdrop_frame_done(struct painter *painter);

#endif
