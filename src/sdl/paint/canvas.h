/*
 * canvas.h: the picture of the window as a list of things drawn, and painting what of it has changed.
 *
 * Drawing only notes what lies where. Painting compares the list with that of the picture before, by squares
 * of CANVAS_CELL pixels, and paints the squares in which anything differs. What a pixel becomes depends on
 * the list alone, so the outcome is the same as painting all of it. Places are in pixels of the output.
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

struct canvas *canvas_new(void);
void canvas_free(struct canvas *canvas); /* NULL is allowed */

/* A new list for a picture of w x h pixels, all in one opaque colour (0xRRGGBBAA) so far. */
void canvas_begin(struct canvas *canvas, int w, int h, uint32_t colour);

/* Until the next call only what is within the rect shows; NULL: everything. */
void canvas_clip(struct canvas *canvas, const struct rect *rect);

/* What of a rect shows within the clip; width or height 0: nothing. */
struct area canvas_seen(const struct canvas *canvas, struct rect rect);

/* A rect in a colour 0xRRGGBBAA, its sides cut to whole pixels, at least one wide and high. */
void canvas_fill(struct canvas *canvas, struct rect rect, uint32_t colour);

/* A bitmap over a rect, cut to whole pixels; in the rect's size, smoothly, if that is not its own. It must
 * stay until the picture is painted. `tint`: each channel and the alpha are multiplied by it; a mask has that
 * colour. NULL draws nothing. */
void canvas_copy(struct canvas *canvas, const struct bitmap *bitmap, struct rect rect, uint32_t tint);

/* The same turned clockwise round the middle of the rect, whose size is the bitmap's. */
void canvas_turned(struct canvas *canvas, const struct bitmap *bitmap, struct rect rect, float degrees,
                   uint32_t tint);

/* A triangle pointing up, its tip at the middle of the rect's upper side. */
void canvas_tip(struct canvas *canvas, struct rect rect, uint32_t colour);

/* How much the list has so far; where number `index` of it lies, and the id of its bitmap, which no other has
 * (0: none). For tests that look at what moves. */
int canvas_count(const struct canvas *canvas);
uint64_t canvas_noted(const struct canvas *canvas, int index, struct rect *rect);

/* What the target holds is not known any more: the next painting paints everything. */
void canvas_forget(struct canvas *canvas);

/* Paints what differs from the last painting; all of it, stretched, if the target has another size. Returns
 * how many areas of the target that were, and the list of them, which is valid until the next painting. */
int canvas_paint(struct canvas *canvas, const struct canvas_target *target, const struct area **areas);

#endif
