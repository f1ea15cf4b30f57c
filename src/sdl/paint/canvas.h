/*
 * canvas.h: the picture as a display list, and painting the parts that changed.
 *
 * Drawing only adds to the list. Painting compares it with the previous picture's list, by squares of
 * CANVAS_CELL pixels, and paints the squares that differ. Pixels depend on the list alone, so the result
 * equals painting everything. Places are in output pixels.
 */
#ifndef SDL_CANVAS_H
#define SDL_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "sdl/paint/layout.h"

struct bitmap;
struct canvas;

enum { CANVAS_CELL = 32 };

struct area {
    int x, y, w, h;
};

/* Opaque pixels 0xffRRGGBB, `stride` of them from row to row; owned by the caller. */
struct canvas_target {
    uint32_t *pixels;
    int w, h, stride;
};

/* Calls work(context, i) once for each i below `count`, perhaps on several threads at a time; returns when
 * all have returned.
 */
typedef void canvas_share(void (*work)(void *context, int i), void *context, int count);

/* Returns an empty canvas. Large areas are painted in bands that `share` may spread over threads. */
struct canvas *canvas_new(canvas_share *share);
void canvas_free(struct canvas *canvas); /* NULL is allowed */

/* Starts a list for a picture of w x h pixels, filled with an opaque color (0xRRGGBBAA). */
void canvas_begin(struct canvas *canvas, int w, int h, uint32_t colour);

/* Clips to the rect until the next call; NULL: no clipping. */
void canvas_clip(struct canvas *canvas, const struct rect *rect);

/* True while it is clipped. */
bool canvas_is_clipped(const struct canvas *canvas);

/* Returns the part of a rect inside the clip; width or height 0 if nothing. */
struct area canvas_seen(const struct canvas *canvas, struct rect rect);

/* A rect in a colour 0xRRGGBBAA, its sides cut to whole pixels, at least one wide and high. */
void canvas_fill(struct canvas *canvas, struct rect rect, uint32_t colour);

/* A bitmap over a rect, cut to whole pixels; in the rect's size, smoothly, if that is not its own. It must
 * stay until the picture is painted. `tint`: each channel and the alpha are multiplied by it; a mask has that
 * colour. NULL draws nothing. */
void canvas_copy(struct canvas *canvas, const struct bitmap *bitmap, struct rect rect, uint32_t tint);

/* The same turned clockwise round the middle of the rect, whose sides need not be whole. */
void canvas_turned(struct canvas *canvas, const struct bitmap *bitmap, struct rect rect, float degrees,
                   uint32_t tint);

/* A triangle pointing up, its tip at the middle of the rect's upper side. */
void canvas_tip(struct canvas *canvas, struct rect rect, uint32_t colour);

/* For tests: the number of entries so far; the place of entry `index` and the unique id of its bitmap (0:
 * none).
 */
int canvas_count(const struct canvas *canvas);
uint64_t canvas_noted(const struct canvas *canvas, int index, struct rect *rect);

/* Makes the next painting paint everything, because the target's contents are unknown. */
void canvas_forget(struct canvas *canvas);

/* Paints what changed since the last painting; everything, stretched, if the target has another size. Returns
 * the number of areas painted and sets *areas, valid until the next painting. */
int canvas_paint(struct canvas *canvas, const struct canvas_target *target, const struct area **areas);

#endif
