/*
 * shape.c: shanten and waits.
 *
 * Suits, pairs of suits and whole hands are looked up in tables. Where melds
 * limit a kind to fewer than four the plain method answers (suit_distance.h).
 */
#include "rules/shape.h"

#include <string.h>

#include "base/check.h"
#include "rules/shape_table.h"

enum { GROUPS = 4 };

static int group_size(int group)
{
    return group == SUIT_HONORS ? HONOR_KINDS : SUIT_KINDS;
}

void shape_init(struct shape *shape, const struct hand *hand, const struct meld *melds, int count,
                const uint8_t *copies, int sets, unsigned forms)
{
    memcpy(shape->counts, hand->counts, sizeof shape->counts);
    memcpy(shape->limits, copies, sizeof shape->limits);
    for (int i = 0; i < count; i++) {
        uint8_t tiles[4];
        int tile_count = meld_list(&melds[i], tiles);
        for (int t = 0; t < tile_count; t++) {
            CHECK(shape->limits[tile_kind(tiles[t])] > 0);
            shape->limits[tile_kind(tiles[t])]--;
        }
    }
    shape->sets = (uint8_t)(sets - count);
    shape->forms = (uint8_t)forms;
    if (count > 0 || sets < 4)
        shape->forms &= FORM_STANDARD;
}

/* The number of three kinds' counts in the tables. */
static unsigned triple(const uint8_t *counts)
{
    return counts[0] + 5u * (counts[1] + 5u * counts[2]);
}

/* The place in the tables of a suit's distance, or of the honors', if four of each kind can be had. */
static unsigned free_place(const uint8_t *counts, int group)
{
    const uint8_t *own = counts + 9 * group;
    bool honors = group == SUIT_HONORS;
    unsigned six = SHAPE_TABLE_TRIPLES * triple(own) + triple(own + 3);
    unsigned state = honors ? shape_table_honors[six] : shape_table_suit[six];
    return shape_table_ends[SHAPE_TABLE_TRIPLES * state + (honors ? own[6] : triple(own + 6))];
}

static unsigned pair_place(unsigned a, unsigned b)
{
    return shape_table_pairs[(unsigned)shape_table_distance_count * a + b];
}

/* The tiles missing from two pairs of suits. */
static int missing_tiles(const struct shape *shape, unsigned left, unsigned right)
{
    unsigned pairs = (unsigned)shape_table_pair_count;
    return shape_table_missing[(shape->sets * pairs + left) * pairs + right];
}

static bool limits_are(const struct shape *shape, int group, int limit)
{
    static const uint8_t none[SUIT_KINDS], four[SUIT_KINDS] = {4, 4, 4, 4, 4, 4, 4, 4, 4};
    return !memcmp(shape->limits + 9 * group, limit ? four : none, (size_t)group_size(group));
}

/* The places of all groups in the tables; false if a limit other than none and four keeps one out of them. */
static bool find_places(const struct shape *shape, unsigned places[GROUPS])
{
    for (int group = 0; group < GROUPS; group++) {
        if (limits_are(shape, group, 4))
            places[group] = free_place(shape->counts, group);
        else if (limits_are(shape, group, 0))
            places[group] = SHAPE_TABLE_ABSENT;
        else
            return false;
    }
    return true;
}

/* The distances of one suit or the honors, by the plain method where the tables do not hold it. */
static struct distance group_distance(const struct shape *shape, int group)
{
    struct distance distance;
    if (limits_are(shape, group, 4))
        return shape_table_distances[free_place(shape->counts, group)];
    if (limits_are(shape, group, 0))
        return shape_table_distances[SHAPE_TABLE_ABSENT];
    suit_distance(shape->counts + 9 * group, shape->limits + 9 * group, group == SUIT_HONORS, &distance);
    return distance;
}

static int missing_to_shanten(int missing)
{
    return missing >= DISTANCE_FAR ? SHANTEN_NEVER : missing - 1;
}

static int standard_shanten(const struct shape *shape)
{
    unsigned places[GROUPS];
    if (find_places(shape, places)) {
        unsigned left = pair_place(places[0], places[1]), right = pair_place(places[2], places[3]);
        return missing_to_shanten(missing_tiles(shape, left, right));
    }
    struct distance groups[GROUPS];
    for (int group = 0; group < GROUPS; group++)
        groups[group] = group_distance(shape, group);
    struct distance left = distance_combine(&groups[0], &groups[1]);
    struct distance right = distance_combine(&groups[2], &groups[3]);
    return missing_to_shanten(distance_missing(&left, &right, shape->sets));
}

/* Seven different pairs: a pair less is a step more, and so is each kind short of seven. */
static int seven_pairs_shanten(const struct shape *shape)
{
    int pairs = 0, kinds = 0, possible = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        pairs += shape->counts[kind] >= 2;
        kinds += shape->counts[kind] >= 1 && shape->limits[kind] >= 2;
        possible += shape->limits[kind] >= 2;
    }
    if (possible < 7)
        return SHANTEN_NEVER;
    return 6 - pairs + (kinds < 7 ? 7 - kinds : 0);
}

/* Seven pairs where four alike may be two of them. */
static int any_pairs_shanten(const struct shape *shape)
{
    int pairs = 0, singles = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        pairs += shape->counts[kind] / 2;
        singles += shape->counts[kind] % 2;
    }
    pairs = pairs > 7 ? 7 : pairs;
    int lacking = 7 - pairs - singles;
    return 6 - pairs + (lacking > 0 ? lacking : 0);
}

static int orphans_shanten(const struct shape *shape)
{
    int kinds = 0, pair = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!tile_is_honor(kind) && !tile_is_terminal(kind))
            continue;
        if (!shape->limits[kind])
            return SHANTEN_NEVER;
        kinds += shape->counts[kind] >= 1;
        pair |= shape->counts[kind] >= 2;
    }
    return 13 - kinds - pair;
}

/* The shanten number over the forms that are not made of sets. */
static int special_shanten(const struct shape *shape)
{
    int best = SHANTEN_NEVER, next;
    if (shape->forms & FORM_SEVEN_PAIRS)
        best = seven_pairs_shanten(shape);
    if (shape->forms & FORM_SEVEN_PAIRS_ANY && (next = any_pairs_shanten(shape)) < best)
        best = next;
    if (shape->forms & FORM_THIRTEEN_ORPHANS && (next = orphans_shanten(shape)) < best)
        best = next;
    return best;
}

int shape_shanten(const struct shape *shape)
{
    int best = special_shanten(shape);
    if (shape->forms & FORM_STANDARD) {
        int standard = standard_shanten(shape);
        best = standard < best ? standard : best;
    }
    return best;
}

bool shape_is_complete(const struct shape *shape)
{
    if (special_shanten(shape) == -1)
        return true;
    if (!(shape->forms & FORM_STANDARD))
        return false;
    /* What is held is within the limits, so they cannot matter to a hand that lacks nothing. */
    unsigned places[GROUPS];
    for (int group = 0; group < GROUPS; group++)
        places[group] = free_place(shape->counts, group);
    return missing_tiles(shape, pair_place(places[0], places[1]), pair_place(places[2], places[3])) == 0;
}

/* What the other suits lack, while one is tried with a tile more: by places in the tables or, with limits, in
 * full. */
struct others {
    bool placed;
    unsigned partner, pair; /* places: of the suit it is paired with, and of the other two together */
    struct distance rest;   /* of all three */
};

/* The standard shanten after a tile of `group` was added to the counts. */
static int shanten_with(const struct shape *more, int group, const struct others *others)
{
    if (others->placed) {
        unsigned changed = pair_place(free_place(more->counts, group), others->partner);
        return missing_to_shanten(missing_tiles(more, changed, others->pair));
    }
    struct distance changed = group_distance(more, group);
    return missing_to_shanten(distance_missing(&changed, &others->rest, more->sets));
}

/* What all groups but one lack. */
static struct others find_others(const struct shape *shape, int group)
{
    unsigned places[GROUPS];
    int partner = group ^ 1, third = group < 2 ? 2 : 0;
    struct others others = {.placed = find_places(shape, places)};
    if (others.placed) {
        others.partner = places[partner];
        others.pair = pair_place(places[third], places[third + 1]);
        return others;
    }
    struct distance a = group_distance(shape, partner), b = group_distance(shape, third);
    struct distance c = group_distance(shape, third + 1);
    b = distance_combine(&b, &c);
    others.rest = distance_combine(&a, &b);
    return others;
}

tile_set shape_waits(const struct shape *shape, int *shanten)
{
    int now = shape_shanten(shape);
    if (shanten)
        *shanten = now;
    tile_set waits = 0;
    struct shape more = *shape;
    for (int group = 0; group < GROUPS; group++) {
        if (limits_are(shape, group, 0))
            continue;
        struct others others = find_others(shape, group);
        for (int k = 9 * group; k < 9 * group + group_size(group); k++) {
            if (shape->counts[k] >= shape->limits[k])
                continue;
            more.counts[k]++;
            if ((shape->forms & FORM_STANDARD && shanten_with(&more, group, &others) < now) ||
                special_shanten(&more) < now)
                waits |= TILE_BIT(k);
            more.counts[k]--;
        }
    }
    return waits;
}
