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

/* The number of a group's first six kinds, and of what follows them. */
static unsigned first_six(const uint8_t *own)
{
    return SHAPE_TABLE_TRIPLES * triple(own) + triple(own + 3);
}

static unsigned last_kinds(const uint8_t *own, int group)
{
    return group == SUIT_HONORS ? own[6] : triple(own + 6);
}

/* The place in the tables of the distance of a group with those numbers. */
static unsigned find_place(int group, unsigned six, unsigned last)
{
    const uint16_t *states = group == SUIT_HONORS ? shape_table_honors : shape_table_suit;
    return shape_table_ends[SHAPE_TABLE_TRIPLES * states[six] + last];
}

/* The place of a suit's distance, or of the honors', if four of each kind can be had. */
static unsigned free_place(const uint8_t *counts, int group)
{
    const uint8_t *own = counts + 9 * group;
    return find_place(group, first_six(own), last_kinds(own, group));
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

/* True if all kinds of a group have that limit. */
static inline bool limits_are(const struct shape *shape, int group, int limit)
{
    static const uint8_t none[SUIT_KINDS], four[SUIT_KINDS] = {4, 4, 4, 4, 4, 4, 4, 4, 4};
    const uint8_t *limits = shape->limits + 9 * group, *all = limit ? four : none;
    /* Sizes that the compiler knows are compared in place. */
    return group == SUIT_HONORS ? !memcmp(limits, all, HONOR_KINDS) : !memcmp(limits, all, SUIT_KINDS);
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

/* Eight counts at a time, a byte each; none exceeds 4. */
#define BYTES(n) (0x0101010101010101u * (n))

static uint64_t load_counts(const uint8_t *counts)
{
    uint64_t word;
    memcpy(&word, counts, sizeof word);
    return word;
}

/* A byte for each count: 1 where it is at least `least` (1 to 4). */
static uint64_t at_least(uint64_t counts, unsigned least)
{
    return (counts + BYTES(0x80u - least)) >> 7 & BYTES(1);
}

/* How many of the 34 counts are at least `least`. */
static int count_at_least(const uint8_t *counts, unsigned least)
{
    uint64_t sums = (counts[32] >= least) + (uint64_t)(counts[33] >= least);
    for (int k = 0; k < 32; k += 8)
        sums += at_least(load_counts(counts + k), least);
    return (int)(sums * BYTES(1) >> 56);
}

/* Seven different pairs: a pair less is a step more, and so is each kind short of seven. Without melds a
 * kind's limit is that of the set: none or four. */
static int seven_pairs_shanten(const struct shape *shape)
{
    int pairs = count_at_least(shape->counts, 2), kinds = count_at_least(shape->counts, 1);
    if (count_at_least(shape->limits, 2) < 7)
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

static const uint8_t orphan_kinds[] = {0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33};

/* How many of the terminals and honors have at least `least` in the counts. */
static int count_orphans(const uint8_t *counts, int least)
{
    int count = 0;
    for (size_t i = 0; i < sizeof orphan_kinds; i++)
        count += counts[orphan_kinds[i]] >= least;
    return count;
}

static int orphans_shanten(const struct shape *shape)
{
    if (count_orphans(shape->limits, 1) < 13)
        return SHANTEN_NEVER;
    return 13 - count_orphans(shape->counts, 1) - (count_orphans(shape->counts, 2) > 0);
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

/* The kinds of a group of which one more leaves fewer than `missing` tiles to find for a standard hand;
 * `partner` is the place of the suit it is paired with, `pair` that of the other two. */
static tile_set group_waits(const struct shape *shape, int group, unsigned partner, unsigned pair,
                            int missing)
{
    /* What one tile more adds to the numbers of its kind. */
    static const uint16_t add_six[SUIT_KINDS] = {125, 625, 3125, 1, 5, 25, 0, 0, 0};
    static const uint8_t add_last[SUIT_KINDS] = {0, 0, 0, 0, 0, 0, 1, 5, 25};
    const uint8_t *own = shape->counts + 9 * group;
    unsigned six = first_six(own), last = last_kinds(own, group);
    tile_set waits = 0;
    for (int k = 0; k < group_size(group); k++) {
        if (own[k] == 4)
            continue;
        unsigned changed = pair_place(find_place(group, six + add_six[k], last + add_last[k]), partner);
        waits |= (tile_set)(missing_tiles(shape, changed, pair) < missing) << (9 * group + k);
    }
    return waits;
}

/* The same for all groups, of which none has a limit other than none and four. */
static tile_set placed_waits(const struct shape *shape, const unsigned places[GROUPS], int missing)
{
    unsigned left = pair_place(places[0], places[1]), right = pair_place(places[2], places[3]);
    tile_set waits = 0;
    for (int group = 0; group < GROUPS; group++)
        if (shape->limits[9 * group])
            waits |= group_waits(shape, group, places[group ^ 1], group < 2 ? right : left, missing);
    return waits;
}

/* The same by the plain method, for hands beside melds. */
static tile_set limited_waits(const struct shape *shape, int missing)
{
    struct distance groups[GROUPS];
    struct shape more = *shape;
    tile_set waits = 0;
    for (int group = 0; group < GROUPS; group++)
        groups[group] = group_distance(shape, group);
    for (int group = 0; group < GROUPS; group++) {
        int third = group < 2 ? 2 : 0;
        struct distance others = distance_combine(&groups[third], &groups[third + 1]);
        others = distance_combine(&others, &groups[group ^ 1]);
        for (int k = 9 * group; k < 9 * group + group_size(group); k++) {
            if (shape->counts[k] >= shape->limits[k])
                continue;
            more.counts[k]++;
            struct distance changed = group_distance(&more, group);
            if (distance_missing(&changed, &others, shape->sets) < missing)
                waits |= TILE_BIT(k);
            more.counts[k]--;
        }
    }
    return waits;
}

static tile_set standard_waits(const struct shape *shape, int shanten)
{
    unsigned places[GROUPS];
    if (find_places(shape, places))
        return placed_waits(shape, places, shanten + 1);
    return limited_waits(shape, shanten + 1);
}

/* The kinds of which one more brings seven pairs nearer, four alike being two of them. */
static tile_set any_pairs_waits(const struct shape *shape)
{
    struct shape more = *shape;
    tile_set waits = 0;
    int now = any_pairs_shanten(shape);
    for (int k = 0; k < TILE_KINDS; k++) {
        if (shape->counts[k] >= shape->limits[k])
            continue;
        more.counts[k]++;
        waits |= (tile_set)(any_pairs_shanten(&more) < now) << k;
        more.counts[k]--;
    }
    return waits;
}

/* The kinds, among those of which one more can be had, held exactly `count` times. */
static tile_set kinds_held(const struct shape *shape, int count)
{
    tile_set kinds = 0;
    for (int k = 0; k < TILE_KINDS; k++)
        kinds |= (tile_set)(shape->counts[k] == count && shape->limits[k] > count) << k;
    return kinds;
}

/* The kinds of which one more brings the forms not made of sets nearer, for those that are `shanten` away: a
 * single becomes a pair; a new kind helps pairs while kinds are short, and orphans if it is one. */
static tile_set special_waits(const struct shape *shape, int shanten)
{
    const tile_set orphans = (tile_set)0x7f << TILE_EAST | TILE_BIT(0) | TILE_BIT(8) | TILE_BIT(9) |
                             TILE_BIT(17) | TILE_BIT(18) | TILE_BIT(26);
    tile_set new_kinds = kinds_held(shape, 0), singles = kinds_held(shape, 1), waits = 0;
    if (shape->forms & FORM_SEVEN_PAIRS && seven_pairs_shanten(shape) == shanten)
        waits |= singles | (count_at_least(shape->counts, 1) < 7 ? new_kinds : 0);
    if (shape->forms & FORM_SEVEN_PAIRS_ANY && any_pairs_shanten(shape) == shanten)
        waits |= any_pairs_waits(shape);
    if (shape->forms & FORM_THIRTEEN_ORPHANS && orphans_shanten(shape) == shanten)
        waits |= orphans & (new_kinds | (count_orphans(shape->counts, 2) ? 0 : singles));
    return waits;
}

tile_set shape_waits(const struct shape *shape, int *shanten)
{
    int special = special_shanten(shape);
    int standard = shape->forms & FORM_STANDARD ? standard_shanten(shape) : SHANTEN_NEVER;
    int now = special < standard ? special : standard;
    if (shanten)
        *shanten = now;
    /* A tile brings a form one step nearer at most, so only the nearest forms can fall below. */
    tile_set waits = 0;
    if (standard == now && now < SHANTEN_NEVER)
        waits |= standard_waits(shape, now);
    if (special == now && now < SHANTEN_NEVER)
        waits |= special_waits(shape, now);
    return waits;
}
