/*
 * bitmap.c: a picture in memory (bitmap.h).
 */
#include "sdl/paint/bitmap.h"

#include <SDL.h>
#include <stdlib.h>

static struct bitmap *make(int w, int h, bool mask)
{
    static SDL_atomic_t last; /* bitmaps are made by several threads */
    struct bitmap *bitmap = w > 0 && h > 0 ? calloc(1, sizeof *bitmap) : NULL;
    size_t count = (size_t)w * (size_t)h;
    if (!bitmap)
        return NULL;
    if (mask)
        bitmap->mask = calloc(count, 1);
    else
        bitmap->colours = calloc(count, sizeof *bitmap->colours);
    if (!bitmap->mask && !bitmap->colours) {
        free(bitmap);
        return NULL;
    }
    bitmap->id = (uint64_t)(unsigned)SDL_AtomicAdd(&last, 1) + 1;
    bitmap->w = w;
    bitmap->h = h;
    return bitmap;
}

struct bitmap *bitmap_new(int w, int h)
{
    return make(w, h, false);
}

struct bitmap *bitmap_new_mask(int w, int h)
{
    return make(w, h, true);
}

void bitmap_free(struct bitmap *bitmap)
{
    if (!bitmap)
        return;
    free(bitmap->colours);
    free(bitmap->mask);
    free(bitmap);
}

static uint32_t multiplied(uint32_t pixel)
{
    uint32_t a = pixel >> 24, rb = (pixel & 0xff00ff) * a + 0x800080, g = (pixel >> 8 & 255) * a + 128;
    if (a == 255)
        return pixel;
    rb = (rb + (rb >> 8 & 0xff00ff)) >> 8 & 0xff00ff;
    return a << 24 | rb | ((g + (g >> 8)) >> 8) << 8;
}

void bitmap_finish(struct bitmap *bitmap)
{
    size_t count = (size_t)bitmap->w * (size_t)bitmap->h;
    uint32_t all = 0xff000000u;
    for (size_t i = 0; bitmap->colours && i < count; i++) {
        all &= bitmap->colours[i];
        bitmap->colours[i] = multiplied(bitmap->colours[i]);
    }
    bitmap->opaque = bitmap->colours && all == 0xff000000u;
}

static const uint32_t *row_of(const SDL_Surface *surface, int y)
{
    return (const uint32_t *)(const void *)((const Uint8 *)surface->pixels + y * surface->pitch);
}

struct bitmap *bitmap_from_surface(SDL_Surface *surface)
{
    struct bitmap *bitmap = surface ? bitmap_new(surface->w, surface->h) : NULL;
    if (bitmap) {
        for (int y = 0; y < bitmap->h; y++)
            SDL_memcpy(bitmap->colours + (size_t)y * (size_t)bitmap->w, row_of(surface, y),
                       (size_t)bitmap->w * 4);
        bitmap_finish(bitmap);
    }
    SDL_FreeSurface(surface);
    return bitmap;
}

struct bitmap *bitmap_mask_from_surface(SDL_Surface *surface)
{
    struct bitmap *bitmap = surface ? bitmap_new_mask(surface->w, surface->h) : NULL;
    for (int y = 0; bitmap && y < bitmap->h; y++) {
        uint8_t *out = bitmap->mask + (size_t)y * (size_t)bitmap->w;
        const uint32_t *from = row_of(surface, y);
        for (int x = 0; x < bitmap->w; x++)
            out[x] = (uint8_t)(from[x] >> 24);
    }
    SDL_FreeSurface(surface);
    return bitmap;
}

size_t bitmap_bytes(const struct bitmap *bitmap)
{
    return bitmap ? (size_t)bitmap->w * (size_t)bitmap->h * (bitmap->mask ? 1 : 4) + sizeof *bitmap : 0;
}
