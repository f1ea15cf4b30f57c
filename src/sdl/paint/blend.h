/*
 * blend.h: laying rows of pixels over others. Pure: no SDL.
 *
 * The pixels below are 0xffRRGGBB and stay opaque. What is laid over them is multiplied by its alpha
 * (bitmap.h). Every product is divided by 255 and rounded, so that full coverage is
 * exact; on x86 four pixels are done at a time with the same results.
 */
#ifndef SDL_BLEND_H
#define SDL_BLEND_H

#include <stdint.h>

/* Colours as they are. */
void blend_row(uint32_t *under, const uint32_t *over, int count);

/* Colours times `tint`: each channel of a pixel times that channel of 0xAARRGGBB, itself multiplied by its
 * alpha. */
void blend_row_tinted(uint32_t *under, const uint32_t *over, uint32_t tint, int count);

/* One colour (multiplied by its alpha) through a mask, or everywhere. */
void blend_row_mask(uint32_t *under, const uint8_t *mask, uint32_t colour, int count);
void blend_row_fill(uint32_t *under, uint32_t colour, int count);

/* 0xRRGGBBAA in straight alpha, as styles have it, multiplied, as 0xAARRGGBB. */
uint32_t blend_colour(uint32_t colour);

/* x / 255, rounded, for x up to 255 * 255. */
static inline uint32_t blend_by255(uint32_t x)
{
    return (x + 128 + ((x + 128) >> 8)) >> 8;
}

/* One pixel: `over` on `under`. The plain form of the above. */
static inline uint32_t blend_over(uint32_t under, uint32_t over)
{
    uint32_t rest = 255 - (over >> 24), rb = (under & 0xff00ff) * rest + 0x800080;
    rb = (rb + (rb >> 8 & 0xff00ff)) >> 8 & 0xff00ff;
    return 0xff000000u | (over + (rb | blend_by255((under >> 8 & 255) * rest) << 8));
}

/* Between two bytes or the channels of two pixels, `t` of 256 towards b. */
static inline uint8_t blend_byte_between(uint8_t a, uint8_t b, uint32_t t)
{
    return (uint8_t)((uint16_t)(a * (256 - t) + b * t + 128) >> 8);
}

static inline uint32_t blend_between(uint32_t a, uint32_t b, uint32_t t)
{
    uint32_t rb = ((a & 0xff00ff) * (256 - t) + (b & 0xff00ff) * t + 0x800080) >> 8 & 0xff00ff;
    uint32_t ag = ((a >> 8 & 0xff00ff) * (256 - t) + (b >> 8 & 0xff00ff) * t + 0x800080) & 0xff00ff00u;
    return rb | ag;
}

/* Each channel of `pixel` times that of `by`. */
static inline uint32_t blend_times(uint32_t pixel, uint32_t by)
{
    return blend_by255((pixel >> 24) * (by >> 24)) << 24 |
           blend_by255((pixel >> 16 & 255) * (by >> 16 & 255)) << 16 |
           blend_by255((pixel >> 8 & 255) * (by >> 8 & 255)) << 8 | blend_by255((pixel & 255) * (by & 255));
}

#endif
