/* brute.c: shanten and waits straight from their definition; see brute.h. */
#include "support/brute.h"

enum { SET_KINDS = TILE_KINDS + 21, FAR = SHANTEN_NEVER + 1 };

/* The complete hand under construction. */
struct target {
    const struct shape *shape;
    int counts[TILE_KINDS];
    int missing; /* tiles of it that the hand lacks */
    int best;
};

/* Adds a tile to the target; false if it may not hold so many (it is added all the same). */
static bool target_add(struct target *target, int kind)
{
    if (target->counts[kind]++ >= target->shape->counts[kind])
        target->missing++;
    return target->counts[kind] <= target->shape->limits[kind];
}

static void target_remove(struct target *target, int kind)
{
    if (--target->counts[kind] >= target->shape->counts[kind])
        target->missing--;
}

/* The three kinds of set number `set`: the pungs, then seven runs of each suit. */
static void set_kinds(int set, int kinds[3])
{
    int run = set - TILE_KINDS;
    for (int i = 0; i < 3; i++)
        kinds[i] = run < 0 ? set : run / 7 * 9 + run % 7 + i;
}

static void try_sets(struct target *target, int first, int sets)
{
    if (target->missing >= target->best)
        return;
    if (sets == 0) {
        target->best = target->missing;
        return;
    }
    for (int set = first; set < SET_KINDS; set++) {
        int kinds[3];
        set_kinds(set, kinds);
        bool fits = true;
        for (int i = 0; i < 3; i++)
            fits &= target_add(target, kinds[i]);
        if (fits)
            try_sets(target, set, sets - 1);
        for (int i = 0; i < 3; i++)
            target_remove(target, kinds[i]);
    }
}

static int standard_missing(const struct shape *shape)
{
    struct target target = {.shape = shape, .best = FAR};
    for (int pair = 0; pair < TILE_KINDS; pair++) {
        bool fits = target_add(&target, pair);
        fits &= target_add(&target, pair);
        if (fits)
            try_sets(&target, 0, shape->sets);
        target_remove(&target, pair);
        target_remove(&target, pair);
    }
    return target.best;
}

/* Seven kinds, two of each: those of which the hand holds most. */
static int pairs_missing(const struct shape *shape)
{
    int kinds_with[3] = {0};
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (shape->limits[kind] >= 2)
            kinds_with[shape->counts[kind] > 2 ? 2 : shape->counts[kind]]++;
    int missing = 0, pairs = 0;
    for (int held = 2; held >= 0; held--)
        for (int i = 0; i < kinds_with[held] && pairs < 7; i++, pairs++)
            missing += 2 - held;
    return pairs == 7 ? missing : FAR;
}

static int least_missing(const struct shape *shape)
{
    int missing = FAR;
    if (shape->forms & FORM_STANDARD)
        missing = standard_missing(shape);
    int tiles = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        tiles += shape->counts[kind];
    if ((shape->forms & FORM_SEVEN_PAIRS) && shape->sets == 4 && tiles >= 13) {
        int pairs = pairs_missing(shape);
        missing = pairs < missing ? pairs : missing;
    }
    return missing;
}

int brute_shanten(const struct shape *shape)
{
    return least_missing(shape) - 1;
}

tile_set brute_waits(const struct shape *shape)
{
    int missing = least_missing(shape);
    tile_set waits = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        struct shape more = *shape;
        if (more.counts[kind]++ < shape->limits[kind] && least_missing(&more) < missing)
            waits |= TILE_BIT(kind);
    }
    return waits;
}
