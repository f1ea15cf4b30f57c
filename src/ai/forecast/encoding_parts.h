/*
 * encoding_parts.h: what the files that put a decision into flags share (encoding.h).
 */
#ifndef AI_ENCODING_PARTS_H
#define AI_ENCODING_PARTS_H

#include "ai/forecast/encoding.h"

/* Flags being written. */
struct marks {
    const struct encoding *encoding;
    uint16_t *flags;
    int count;
};

/* Marks a flag of a group. */
static inline void mark(struct marks *marks, enum feature_group group, int which)
{
    marks->flags[marks->count++] = (uint16_t)(marks->encoding->at[group] + which);
}

/* Marks one of `count` flags of a group from `from` on; the last stands for all that is greater. */
static inline void mark_one(struct marks *marks, enum feature_group group, int from, int which, int count)
{
    mark(marks, group, from + (which < 0 ? 0 : which < count ? which : count - 1));
}

/* Marks kinds, from place `from` of a group on. Kinds that are not in play are left out. */
void mark_kinds(struct marks *marks, enum feature_group group, int from, tile_set kinds);

/* Marks how many of each kind there are, where there is one. */
void mark_counts(struct marks *marks, enum feature_group group, const uint8_t counts[TILE_KINDS]);

/* Marks melds: pungs and kongs by kind, runs by the lowest as numbers are told, equal ones twice. */
void mark_melds(struct marks *marks, enum feature_group pungs, enum feature_group runs, int from,
                const struct meld *melds, int count);

/* Tells what lies open. */
void encoding_table(struct encoding *encoding);

#endif
