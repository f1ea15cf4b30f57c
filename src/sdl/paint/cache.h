/*
 * cache.h: bitmaps that were made once, found again by a key.
 *
 * A cache never throws away what the present picture used; above its budget it forgets what was not drawn for
 * the longest time, so memory stays bounded when the window is resized.
 */
#ifndef SDL_CACHE_H
#define SDL_CACHE_H

#include <stddef.h>

struct bitmap;
struct cache;

struct cached {
    struct bitmap *bitmap; /* NULL if it could not be made */
    int w, h;              /* of the bitmap */
    int dx, dy;            /* where its upper left corner lies from the place it is drawn at */
};

/* An empty cache; it keeps nothing longer than the next picture until it has a budget. */
struct cache *cache_new(void);

/* Frees it with its bitmaps. NULL is allowed. */
void cache_free(struct cache *cache);

/* Forgets everything, and keeps from now on at most `bytes` of what is not shown. */
void cache_clear(struct cache *cache, size_t bytes);

/* The entry with that key, marked as used, or NULL. Valid until the next cache_frame_done. */
struct cached *cache_find(struct cache *cache, const void *key, size_t size);

/* Enters a bitmap (owned by the cache from now on) under a key that is not there yet. */
struct cached *cache_add(struct cache *cache, const void *key, size_t size, struct bitmap *bitmap, int dx,
                         int dy);

/* Forgets what the present picture has not used so far, before something large is made. */
void cache_make_room(struct cache *cache);

/* The picture is done: forgets the oldest entries above the budget. */
void cache_frame_done(struct cache *cache);

#endif
