/* hash.h: a sum over bytes by which things are told apart that nobody means to make alike (FNV-1a of 64
 * bits).
 */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define HASH_OF_NOTHING UINT64_C(0xcbf29ce484222325)

/* The sum with these bytes after what it is of. */
static inline uint64_t hash_bytes(uint64_t sum, const void *bytes, size_t size)
{
    const unsigned char *at = (const unsigned char *)bytes;
    for (size_t i = 0; i < size; i++)
        sum = (sum ^ at[i]) * UINT64_C(0x100000001b3);
    return sum;
}

/* The same with a text, without its end. */
static inline uint64_t hash_text(uint64_t sum, const char *text)
{
    return hash_bytes(sum, text, strlen(text));
}

#endif
