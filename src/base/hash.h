/* hash.h: a 64-bit FNV-1a hash. Not safe against deliberate collisions. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define HASH_OF_NOTHING UINT64_C(0xcbf29ce484222325)

/* Extends `sum` by these bytes and returns the new hash. */
static inline uint64_t hash_bytes(uint64_t sum, const void *bytes, size_t size)
{
    const unsigned char *at = (const unsigned char *)bytes;
    for (size_t i = 0; i < size; i++)
        sum = (sum ^ at[i]) * UINT64_C(0x100000001b3);
    return sum;
}

/* Extends `sum` by a text, without its terminating zero. */
static inline uint64_t hash_text(uint64_t sum, const char *text)
{
    return hash_bytes(sum, text, strlen(text));
}

#endif
