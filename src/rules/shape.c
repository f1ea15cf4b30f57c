/*
 * shape.c: shanten and waits.
 *
 * Each suit's distances come from a table, or, where melds limit a kind to
 * fewer than four, from the plain method; the suits are then combined by
 * taking the cheapest split of sets and the pair among them (min-plus).
 */
#include "rules/shape.h"

#include <string.h>

#include "base/check.h"
#include "rules/shape_table.h"

enum { GROUPS = 4, TILES_MOST = 14 };

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

/* vectors[kinds][tiles]: in how many ways that many kinds hold at most that many tiles, four of each at most.
 */
static const uint32_t vectors[SUIT_KINDS][TILES_MOST + 1] = {
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
    {1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5},
    {1, 3, 6, 10, 15, 19, 22, 24, 25, 25, 25, 25, 25, 25, 25},
    {1, 4, 10, 20, 35, 53, 72, 90, 105, 115, 121, 124, 125, 125, 125},
    {1, 5, 15, 35, 70, 122, 190, 270, 355, 435, 503, 555, 590, 610, 620},
    {1, 6, 21, 56, 126, 247, 432, 687, 1007, 1372, 1753, 2118, 2438, 2693, 2878},
    {1, 7, 28, 84, 210, 456, 882, 1548, 2499, 3745, 5251, 6937, 8688, 10374, 11880},
    {1, 8, 36, 120, 330, 785, 1660, 3180, 5595, 9130, 13925, 19980, 27120, 34995, 43130},
    {1, 9, 45, 165, 495, 1279, 2931, 6075, 11550, 20350, 33490, 51810, 75750, 105150, 139150},
};

/* The rank of a suit's counts among all counts of at most 14 tiles, in lexicographic order. */
static uint32_t shape_index(const uint8_t *counts, int kinds)
{
    uint32_t index = 0;
    int left = TILES_MOST;
    for (int k = 0; k < kinds; k++) {
        for (int smaller = 0; smaller < counts[k]; smaller++)
            index += vectors[kinds - 1 - k][left - smaller];
        left -= counts[k];
    }
    return index;
}

/* The distances of one suit or the honors, as if four of each kind could be had. */
static struct distance free_distance(const struct shape *shape, int group)
{
    int kinds = group_size(group);
    const uint16_t *table = kinds == SUIT_KINDS ? shape_table_suit : shape_table_honors;
    return shape_table_distances[table[shape_index(shape->counts + 9 * group, kinds)]];
}

/* The distances of one suit or the honors. */
static struct distance group_distance(const struct shape *shape, int group)
{
    static const uint8_t free_limits[SUIT_KINDS] = {4, 4, 4, 4, 4, 4, 4, 4, 4};
    const uint8_t *counts = shape->counts + 9 * group, *limits = shape->limits + 9 * group;
    int kinds = group_size(group);
    if (memcmp(limits, free_limits, (size_t)kinds) == 0)
        return free_distance(shape, group);
    struct distance distance;
    static const uint8_t nothing[SUIT_KINDS];
    if (memcmp(limits, nothing, (size_t)kinds) == 0) {
        memset(&distance, DISTANCE_FAR, sizeof distance);
        distance.missing[0][0] = 0;
        return distance;
    }
    suit_distance(counts, limits, kinds == HONOR_KINDS, &distance);
    return distance;
}

/* The cheapest split of sets and the pair between two groups. */
static struct distance combine(const struct distance *a, const struct distance *b)
{
    struct distance best;
    for (int sets = 0; sets < DISTANCE_SETS; sets++) {
        int without = DISTANCE_FAR, with = DISTANCE_FAR;
        for (int i = 0; i <= sets; i++) {
            int plain = a->missing[i][0] + b->missing[sets - i][0];
            int first = a->missing[i][1] + b->missing[sets - i][0];
            int second = a->missing[i][0] + b->missing[sets - i][1];
            without = plain < without ? plain : without;
            with = first < with ? first : with;
            with = second < with ? second : with;
        }
        best.missing[sets][0] = (uint8_t)without;
        best.missing[sets][1] = (uint8_t)with;
    }
    return best;
}

/* The tiles missing for all sets and the pair from two groups together. */
static int combined_missing(const struct distance *a, const struct distance *b, int sets)
{
    int best = DISTANCE_FAR;
    for (int i = 0; i <= sets; i++) {
        int first = a->missing[i][1] + b->missing[sets - i][0];
        int second = a->missing[i][0] + b->missing[sets - i][1];
        best = first < best ? first : best;
        best = second < best ? second : best;
    }
    return best;
}

static int missing_to_shanten(int missing)
{
    return missing >= DISTANCE_FAR ? SHANTEN_NEVER : missing - 1;
}

static int standard_shanten(const struct shape *shape)
{
    struct distance groups[GROUPS];
    for (int group = 0; group < GROUPS; group++)
        groups[group] = group_distance(shape, group);
    struct distance left = combine(&groups[0], &groups[1]);
    struct distance right = combine(&groups[2], &groups[3]);
    return missing_to_shanten(combined_missing(&left, &right, shape->sets));
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
    struct distance groups[GROUPS];
    for (int group = 0; group < GROUPS; group++)
        groups[group] = free_distance(shape, group);
    struct distance left = combine(&groups[0], &groups[1]);
    struct distance right = combine(&groups[2], &groups[3]);
    return combined_missing(&left, &right, shape->sets) == 0;
}

tile_set shape_waits(const struct shape *shape, int *shanten)
{
    struct distance groups[GROUPS];
    for (int group = 0; group < GROUPS; group++)
        groups[group] = group_distance(shape, group);
    struct distance left = combine(&groups[0], &groups[1]), right = combine(&groups[2], &groups[3]);
    bool standard = shape->forms & FORM_STANDARD;
    int now = special_shanten(shape);
    int standard_now =
        standard ? missing_to_shanten(combined_missing(&left, &right, shape->sets)) : SHANTEN_NEVER;
    now = standard_now < now ? standard_now : now;
    if (shanten)
        *shanten = now;

    tile_set waits = 0;
    struct shape more = *shape;
    for (int group = 0; group < GROUPS; group++) {
        struct distance others = combine(&groups[group ^ 1], group < 2 ? &right : &left);
        for (int k = 9 * group; k < 9 * group + group_size(group); k++) {
            if (shape->counts[k] >= shape->limits[k])
                continue;
            more.counts[k]++;
            int then = special_shanten(&more);
            if (standard && then >= now) {
                struct distance changed = group_distance(&more, group);
                int missing = missing_to_shanten(combined_missing(&changed, &others, shape->sets));
                then = missing < then ? missing : then;
            }
            if (then < now)
                waits |= TILE_BIT(k);
            more.counts[k]--;
        }
    }
    return waits;
}
