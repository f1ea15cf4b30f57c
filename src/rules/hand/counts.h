/*
 * counts.h: fast tests on the tile counts of all kinds.
 *
 * Eight counts, none above 4, are packed into one word of eight bytes, the first one lowest, and tested
 * together.
 */
#ifndef RULES_COUNTS_H
#define RULES_COUNTS_H

#include "rules/hand/tile.h"

#define COUNTS_EACH(n) (0x0101010101010101u * (n))

/* Packs eight counts into a word; compilers turn this into one load. */
static inline uint64_t counts_load(const uint8_t *counts)
{
    return (uint64_t)counts[0] | (uint64_t)counts[1] << 8 | (uint64_t)counts[2] << 16 |
           (uint64_t)counts[3] << 24 | (uint64_t)counts[4] << 32 | (uint64_t)counts[5] << 40 |
           (uint64_t)counts[6] << 48 | (uint64_t)counts[7] << 56;
}

/* Returns a word with a byte for each count: 1 if the count is at least `least` (1 to 4), otherwise 0. */
static inline uint64_t counts_at_least(uint64_t word, unsigned least)
{
    return (word + COUNTS_EACH(0x80u - least)) >> 7 & COUNTS_EACH(1);
}

/* Returns the sum of the eight bytes. */
static inline int counts_sum(uint64_t word)
{
    return (int)(word * COUNTS_EACH(1) >> 56);
}

/* Returns the kinds with at least `least` tiles. */
static inline tile_set counts_kinds(const uint8_t counts[TILE_KINDS], unsigned least)
{
    tile_set kinds = (tile_set)(counts[32] >= least) << 32 | (tile_set)(counts[33] >= least) << 33;
    for (int i = 0; i < 32; i += 8) /* the multiplication collects the lowest bits of eight bytes */
        kinds |= (tile_set)(counts_at_least(counts_load(counts + i), least) * 0x0102040810204080u >> 56) << i;
    return kinds;
}

#endif
