/*
 * canvas_paint.h: painting one thing of the list. Pure: no SDL.
 */
#ifndef SDL_CANVAS_PAINT_H
#define SDL_CANVAS_PAINT_H

#include "sdl/paint/canvas.h"

enum canvas_kind {
    CANVAS_FILL,
    CANVAS_COPY,
    CANVAS_SCALED,
    CANVAS_STRETCHED, /* scaled quickly and not smoothly */
    CANVAS_TURNED,
    CANVAS_TIP
};

/* One thing drawn. */
struct canvas_item {
    const struct bitmap *bitmap; /* or NULL */
    uint64_t id;                 /* of the bitmap */
    struct rect to;
    struct area box; /* the pixels it may touch: clipped, within the picture */
    float degrees;
    uint32_t colour; /* 0xAARRGGBB, multiplied by its alpha */
    uint32_t kind;
    uint32_t opaque; /* all of `box` is hidden behind it */
};

/* Paints the part of it that lies in `area`, which is within the target. */
void canvas_paint_item(const struct canvas_target *target, const struct canvas_item *item, struct area area);

/* The part two areas share; w or h is 0 or less if none. */
struct area area_common(struct area a, struct area b);

#endif
