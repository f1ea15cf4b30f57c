/*
 * encoding_parts.h: what the files that encode a decision share; see encoding.h.
 */
#ifndef AI_ENCODING_PARTS_H
#define AI_ENCODING_PARTS_H

#include "ai/forecast/encoding.h"
#include "ai/net/encode.h"

/* Writes the flags of a decision. */
struct marks {
    const struct encoding *encoding;
    struct encoder to;
};

/* The first flag of a group, or the one `from` places after it. */
static inline int mark_at(const struct marks *marks, enum feature_group group, int from)
{
    return marks->encoding->at[group] + from;
}

/* Sets a flag of a group. */
static inline void mark(const struct marks *marks, enum feature_group group, int which)
{
    encode_flag(&marks->to, mark_at(marks, group, which));
}

/* Sets one of `count` flags of a group from `from` on: the first for 0 and less, the last for all that is
 * greater. */
static inline void mark_one(const struct marks *marks, enum feature_group group, int from, int which,
                            int count)
{
    encode_one(&marks->to, mark_at(marks, group, from), which < 0 ? 0 : which, count);
}

/* Sets the flags of kinds in a group, from `from` on. */
static inline void mark_kinds(const struct marks *marks, enum feature_group group, int from, tile_set kinds)
{
    encode_kinds(&marks->to, mark_at(marks, group, from), kinds);
}

/* Sets the flags of runs and of other melds in their groups, from `from` on. */
static inline void mark_melds(const struct marks *marks, enum feature_group pungs, enum feature_group runs,
                              int from, const struct meld *melds, int count)
{
    encode_melds(&marks->to, mark_at(marks, runs, from), mark_at(marks, pungs, from), melds, count);
}

/* Writes the flags of what is visible. */
void encoding_table(struct encoding *encoding);

#endif
