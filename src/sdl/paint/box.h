/* box.h: painting a box or a line into memory. Pure: no SDL. */
#ifndef SDL_BOX_H
#define SDL_BOX_H

#include <stdint.h>

/* How a box looks. All zero: invisible. Lengths in units, colours 0xRRGGBBAA. Pictures are found again by its
 * bytes, so there is none that belongs to nothing. */
struct box_style {
    float radius;
    uint32_t top, middle, bottom; /* fill from top to bottom; middle 0: straight from top to bottom */
    uint32_t stroke;              /* outline, drawn just inside the edge */
    float stroke_width;
    uint32_t dashed; /* whether the outline is: 5 on, 4 off */
    uint32_t edge;   /* lower side of a raised body, `depth` high, within the rect */
    float depth;
    uint32_t shine;       /* a line of light just inside the top */
    uint32_t dark, light; /* a tray's lines: dark along the top, light along the bottom */
    uint32_t shadow;      /* colour of the contact shadow below it (two parts as tiles have), 0: none */
    uint32_t glow;        /* colour of a glow around it, 0: none */
    float glow_size;      /* its standard deviation, e.g. 7 */
};
_Static_assert(sizeof(struct box_style) == 15 * sizeof(uint32_t), "padding");

/* The margin in pixels that shadow and glow of the style need on each side. */
int box_margin(const struct box_style *style, float u);

/* Paints a box of w x h pixels with `margin` around it into (w + 2 margin) x (h + 2 margin) pixels of
 * 0xAARRGGBB (straight alpha). Lengths of the style are multiplied by u. */
void box_paint(uint32_t *pixels, int w, int h, int margin, const struct box_style *style, float u);

/* How dark a tile's contact shadow is, as a mask: two blurred copies of a w x h box, as above; `lift` pixels
 * make it softer and move it. */
void box_paint_shadow(uint8_t *mask, int w, int h, int margin, float u, float lift);

/* --- a line through points ----------------------------------------------------------------------- */

struct point {
    float x, y; /* pixels; 0, 0 is the upper left corner of the upper left pixel */
};

/* Paints the line through the points, `width` pixels wide, its corners and ends round, into a mask of w x h
 * bytes: how much of each pixel it covers, added to what is there already. */
void stroke_paint(uint8_t *mask, int w, int h, const struct point *points, int count, float width);

#endif
