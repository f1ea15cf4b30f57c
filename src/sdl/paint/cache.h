/*
 * cache.h: an LRU cache of bitmaps by key.
 *
 * It never drops bitmaps of the current picture; above its budget it drops the least recently drawn, so
 * memory stays bounded when the window is resized.
 */
#ifndef SDL_CACHE_H
#define SDL_CACHE_H

#include <stddef.h>

struct bitmap;
struct cache;

struct cached {
    struct bitmap *bitmap; /* NULL if it could not be made */
    int w, h;              /* of the bitmap */
    int dx, dy;            /* offset of its upper left corner from the place it is drawn at */
};

/* An empty cache; it keeps nothing longer than the next picture until it has a budget. */
struct cache *cache_new(void);

/* Frees it with its bitmaps. NULL is allowed. */
void cache_free(struct cache *cache);

/* Drops everything, and sets the budget for bitmaps that aren't shown to `bytes`. */
void cache_clear(struct cache *cache, size_t bytes);

/* The entry with that key, marked as used, or NULL. Valid until the next cache_frame_done. */
struct cached *cache_find(struct cache *cache, const void *key, size_t size);

/* Enters a bitmap (owned by the cache from now on) under a key that is not there yet. */
struct cached *cache_add(struct cache *cache, const void *key, size_t size, struct bitmap *bitmap, int dx,
                         int dy);

/* Drops what the current picture has not used so far, to free memory for something large. */
void cache_make_room(struct cache *cache);

/* Call when the picture is done: drops the oldest entries above the budget. */
void cache_frame_done(struct cache *cache);

#endif
