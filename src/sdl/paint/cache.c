/*
 * cache.c: bitmaps found again by a key (cache.h).
 */
#include "sdl/paint/cache.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/hash.h"
#include "sdl/paint/bitmap.h"

enum { BUCKETS = 512 };

struct entry {
    struct cached cached;
    struct entry *next;
    unsigned used; /* the frame it was last drawn in */
    size_t bytes, key_size;
    unsigned char key[];
};

struct cache {
    struct entry *buckets[BUCKETS];
    size_t bytes, budget;
    unsigned frame;
};

static unsigned bucket_of(const void *key, size_t size)
{
    uint64_t hash = hash_bytes(HASH_OF_NOTHING, key, size);
    return (unsigned)((hash ^ hash >> 32) % BUCKETS);
}

struct cache *cache_new(void)
{
    struct cache *cache = calloc(1, sizeof *cache);
    CHECK_MEMORY(cache);
    return cache;
}

static void drop(struct cache *cache, struct entry **link)
{
    struct entry *entry = *link;
    *link = entry->next;
    cache->bytes -= entry->bytes;
    bitmap_free(entry->cached.bitmap);
    free(entry);
}

void cache_clear(struct cache *cache, size_t bytes)
{
    cache->budget = bytes;
    for (int i = 0; i < BUCKETS; i++)
        while (cache->buckets[i])
            drop(cache, &cache->buckets[i]);
}

void cache_free(struct cache *cache)
{
    if (!cache)
        return;
    cache_clear(cache, 0);
    free(cache);
}

struct cached *cache_find(struct cache *cache, const void *key, size_t size)
{
    for (struct entry *entry = cache->buckets[bucket_of(key, size)]; entry; entry = entry->next) {
        if (entry->key_size == size && memcmp(entry->key, key, size) == 0) {
            entry->used = cache->frame;
            return &entry->cached;
        }
    }
    return NULL;
}

struct cached *cache_add(struct cache *cache, const void *key, size_t size, struct bitmap *bitmap, int dx,
                         int dy)
{
    struct entry **bucket = &cache->buckets[bucket_of(key, size)];
    struct entry *entry = calloc(1, sizeof *entry + size);
    CHECK_MEMORY(entry);
    memcpy(entry->key, key, size);
    entry->key_size = size;
    entry->used = cache->frame;
    entry->cached.bitmap = bitmap;
    entry->cached.dx = dx;
    entry->cached.dy = dy;
    if (bitmap) {
        entry->cached.w = bitmap->w;
        entry->cached.h = bitmap->h;
    }
    entry->bytes = bitmap_bytes(bitmap) + sizeof *entry + size;
    entry->next = *bucket;
    *bucket = entry;
    cache->bytes += entry->bytes;
    return &entry->cached;
}

/* Forgets what was last used in or before frame `limit`. */
static void forget(struct cache *cache, unsigned limit)
{
    for (int i = 0; i < BUCKETS; i++) {
        struct entry **link = &cache->buckets[i];
        while (*link) {
            if ((*link)->used <= limit)
                drop(cache, link);
            else
                link = &(*link)->next;
        }
    }
}

void cache_make_room(struct cache *cache)
{
    if (cache->frame > 0)
        forget(cache, cache->frame - 1);
}

void cache_frame_done(struct cache *cache)
{
    static const unsigned ages[] = {600, 120, 30, 2};
    for (size_t i = 0; i < sizeof ages / sizeof *ages && cache->bytes > cache->budget; i++)
        if (cache->frame >= ages[i])
            forget(cache, cache->frame - ages[i]);
    cache->frame++;
}
