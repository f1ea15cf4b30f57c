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

/* Seven pairs of which two may be alike: the best way to share them out over the kinds one by one. */
static int pairs_any_missing(const struct shape *shape)
{
    int best[8] = {0,   FAR, FAR, FAR,
                   FAR, FAR, FAR, FAR}; /* tiles missing for so many pairs of the kinds so far */
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        for (int pairs = 7; pairs > 0; pairs--) {
            for (int here = 1; here <= 2 && here <= pairs; here++) {
                int lacks = 2 * here - shape->counts[kind];
                int missing = best[pairs - here] + (lacks > 0 ? lacks : 0);
                if (shape->limits[kind] >= 2 * here && missing < best[pairs])
                    best[pairs] = missing;
            }
        }
    }
    return best[7];
}

/* Each terminal and honor, and one of them again. */
static int orphans_missing(const struct shape *shape)
{
    int missing = 0, again = 1;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        if (kind < TILE_EAST && kind % 9 != 0 && kind % 9 != 8)
            continue;
        if (shape->limits[kind] == 0)
            return FAR;
        missing += shape->counts[kind] == 0;
        if (shape->counts[kind] >= 2)
            again = 0;
    }
    return missing + again;
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
    if ((shape->forms & FORM_SEVEN_PAIRS_ANY) && shape->sets == 4 && tiles >= 13) {
        int pairs = pairs_any_missing(shape);
        missing = pairs < missing ? pairs : missing;
    }
    if ((shape->forms & FORM_THIRTEEN_ORPHANS) && shape->sets == 4 && tiles >= 13) {
        int orphans = orphans_missing(shape);
        missing = orphans < missing ? orphans : missing;
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

/* A reading under construction: the sets chosen so far, in order. */
struct division {
    int counts[TILE_KINDS]; /* tiles not yet taken */
    int sets[4];
    uint8_t winning;
};

static bool holds(const int kinds[3], int kind)
{
    return kinds[0] == kind || kinds[1] == kind || kinds[2] == kind;
}

/* How many different sets of a finished division hold the winning kind. */
static int winning_sets(const struct division *division, int pair)
{
    int count = pair == division->winning;
    for (int i = 0; i < 4; i++) {
        int kinds[3];
        set_kinds(division->sets[i], kinds);
        count += holds(kinds, division->winning) && (i == 0 || division->sets[i] != division->sets[i - 1]);
    }
    return count;
}

static int divide(struct division *division, int chosen, int first)
{
    int ways = 0;
    if (chosen == 4) {
        for (int pair = 0; pair < TILE_KINDS; pair++)
            if (division->counts[pair] == 2)
                ways += winning_sets(division, pair);
        return ways;
    }
    for (int set = first; set < SET_KINDS; set++) {
        int kinds[3];
        bool fits = true;
        set_kinds(set, kinds);
        for (int i = 0; i < 3; i++)
            fits &= --division->counts[kinds[i]] >= 0;
        division->sets[chosen] = set;
        if (fits)
            ways += divide(division, chosen + 1, set);
        for (int i = 0; i < 3; i++)
            division->counts[kinds[i]]++;
    }
    return ways;
}

int brute_readings(const uint8_t counts[TILE_KINDS], uint8_t winning)
{
    struct division division = {.winning = winning};
    for (int kind = 0; kind < TILE_KINDS; kind++)
        division.counts[kind] = counts[kind];
    return divide(&division, 0, 0);
}
