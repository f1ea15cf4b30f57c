/*
 * special.h: shanten for the forms that do not consist of sets.
 *
 * Private to shape.c. These forms need a hand without melds, so a kind's limit is that of the mode's set:
 * none or four.
 */
#ifndef RULES_SPECIAL_H
#define RULES_SPECIAL_H

#include "rules/hand/counts.h"
#include "rules/hand/shape.h"

/* The number of kinds with at least one and at least two tiles; the same for terminals and honors alone. */
struct tally {
    int kinds, pairs, orphans, orphan_pairs;
};

static inline struct tally count_kinds(const uint8_t *counts)
{
    /* 1 for each terminal and honor of the first 32 kinds */
    static const uint64_t outer[4] = {0x0000000000000001u, 0x0000000000000101u, 0x0000000000010100u,
                                      0x0101010101010000u};
    uint64_t kinds = 0, pairs = 0, orphans = 0, orphan_pairs = 0;
    for (int i = 0; i < 4; i++) {
        uint64_t word = counts_load(counts + 8 * i), ones = counts_at_least(word, 1),
                 twos = counts_at_least(word, 2);
        kinds += ones;
        pairs += twos;
        orphans += ones & outer[i];
        orphan_pairs += twos & outer[i];
    }
    int ones = (counts[32] >= 1) + (counts[33] >= 1), twos = (counts[32] >= 2) + (counts[33] >= 2);
    return (struct tally){counts_sum(kinds) + ones, counts_sum(pairs) + twos, counts_sum(orphans) + ones,
                          counts_sum(orphan_pairs) + twos};
}

/* Each missing pair is a step, and so is each kind short of seven. */
static inline int seven_pairs_shanten(const struct tally *held, const struct tally *limits)
{
    if (limits->pairs < 7)
        return SHANTEN_NEVER;
    return 6 - held->pairs + (held->kinds < 7 ? 7 - held->kinds : 0);
}

/* Seven pairs in which four of a kind may be two pairs. */
static inline int any_pairs_shanten(const uint8_t *counts)
{
    int pairs = 0, singles = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        pairs += counts[kind] / 2;
        singles += counts[kind] % 2;
    }
    pairs = pairs > 7 ? 7 : pairs;
    int lacking = 7 - pairs - singles;
    return 6 - pairs + (lacking > 0 ? lacking : 0);
}

static inline int orphans_shanten(const struct tally *held, const struct tally *limits)
{
    return limits->orphans < 13 ? SHANTEN_NEVER : 13 - held->orphans - (held->orphan_pairs > 0);
}

/* The shanten numbers of the special forms that are allowed. */
struct special {
    int pairs, any_pairs, orphans;
};

static inline int least_of(const struct special *special)
{
    int best = special->pairs < special->any_pairs ? special->pairs : special->any_pairs;
    return special->orphans < best ? special->orphans : best;
}

/* `limits` NULL means four of each kind. Also writes the tally of the counts into `*held`. */
static inline struct special special_shanten(const uint8_t *counts, const uint8_t *limits, unsigned forms,
                                             struct tally *held)
{
    struct special special = {SHANTEN_NEVER, SHANTEN_NEVER, SHANTEN_NEVER};
    *held = (struct tally){0};
    if (!(forms & ~(unsigned)FORM_STANDARD))
        return special;
    struct tally can_be = {34, 34, 13, 13};
    if (limits)
        can_be = count_kinds(limits);
    *held = count_kinds(counts);
    if (forms & FORM_SEVEN_PAIRS)
        special.pairs = seven_pairs_shanten(held, &can_be);
    if (forms & FORM_SEVEN_PAIRS_ANY)
        special.any_pairs = any_pairs_shanten(counts);
    if (forms & FORM_THIRTEEN_ORPHANS)
        special.orphans = orphans_shanten(held, &can_be);
    return special;
}

#endif
