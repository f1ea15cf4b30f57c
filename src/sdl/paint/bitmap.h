/*
 * bitmap.h: a picture in memory, ready to be laid onto others.
 *
 * Colours are 0xAARRGGBB with red, green and blue already multiplied by alpha. What has one
 * colour only (words, shadows, icons) is a mask instead, a byte of coverage a pixel, and gets its
 * colour when it is drawn. A bitmap is not changed once it was drawn: its id stands for its pixels.
 */
#ifndef SDL_BITMAP_H
#define SDL_BITMAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct SDL_Surface;

struct bitmap {
    uint64_t id; /* no two bitmaps of a run have the same */
    int w, h;
    bool opaque;       /* no pixel lets anything through */
    uint32_t *colours; /* w * h, or NULL: it is a mask */
    uint8_t *mask;     /* w * h, or NULL */
};

/* All clear; NULL if a side is under 1 or there is no memory for it. The caller frees it. */
struct bitmap *bitmap_new(int w, int h);
struct bitmap *bitmap_new_mask(int w, int h);

/* NULL is allowed. */
void bitmap_free(struct bitmap *bitmap);

/* From pixels in straight alpha, which are then freed; NULL if the surface is NULL or there is no memory. The
 * surface is in ARGB8888. As a mask only its alpha is kept. */
struct bitmap *bitmap_from_surface(struct SDL_Surface *surface);
struct bitmap *bitmap_mask_from_surface(struct SDL_Surface *surface);

/* After painting in straight alpha: multiplies the colours, and notes whether all is opaque. */
void bitmap_finish(struct bitmap *bitmap);

/* Returns what it takes in memory. */
size_t bitmap_bytes(const struct bitmap *bitmap);

#endif
