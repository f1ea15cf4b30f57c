/*
 * box.h: painting a box into memory. Pure: no SDL.
 */
#ifndef SDL_BOX_H
#define SDL_BOX_H

#include <stdint.h>

#include "sdl/draw.h"

/* The margin in pixels that shadow and glow of the style need on each side. */
int box_margin(const struct box_style *style, float u);

/* Paints a box of w x h pixels with `margin` around it into (w + 2 margin) x (h + 2 margin) pixels of
 * 0xAARRGGBB (straight alpha). Lengths of the style are multiplied by u. */
void box_paint(uint32_t *pixels, int w, int h, int margin, const struct box_style *style, float u);

/* How dark a tile's contact shadow is, as a mask: two blurred copies of a w x h box, as above; `lift` pixels
 * make it softer and move it. */
void box_paint_shadow(uint8_t *mask, int w, int h, int margin, float u, float lift);

#endif
