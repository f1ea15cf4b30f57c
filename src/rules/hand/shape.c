/*
 * shape.c: shanten, useful tiles and waits.
 *
 * Tables hold suits, pairs of suits and whole hands. If melds limit a kind to fewer than four tiles, the
 * plain method of suit_distance.h is used instead.
 */
#include "rules/hand/shape.h"

#include <string.h>

#include "base/check.h"
#include "rules/hand/counts.h"
#include "rules/hand/shape_table.h"
#include "rules/hand/special.h"

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

/* The table indexes of a group's kinds: the first six, and the rest. */
struct numbers {
    unsigned six, last;
};

/* Converts nine counts, eight of them in `word`, to base 5: first pairs of kinds within each quarter of the
 * word, then three quarters with one multiplication. */
static inline struct numbers read_numbers(uint64_t word, unsigned ninth)
{
    const uint64_t even = 0x00ff00ff00ff00ffu;
    uint64_t twos = (word & even) + 5 * (word >> 8 & even);
    uint64_t sum = twos * ((uint64_t)1 << 32 | (uint64_t)25 << 16 | 625);
    return (struct numbers){.six = (unsigned)(sum >> 32 & 0xffff),
                            .last = (unsigned)(twos >> 48) + 25 * ninth};
}

static inline struct numbers group_numbers(const uint8_t *counts, int group)
{
    if (group == SUIT_HONORS) /* seven kinds, and one unwanted byte below them */
        return read_numbers(counts_load(counts + 9 * group - 1) >> 8, 0);
    return read_numbers(counts_load(counts + 9 * group), counts[9 * group + 8]);
}

/* Returns the table index of the distance of a group with those numbers. */
static inline unsigned find_place(int group, struct numbers numbers)
{
    const uint16_t *states = group == SUIT_HONORS ? shape_table_honors : shape_table_suit;
    return shape_table_ends[SHAPE_TABLE_TRIPLES * states[numbers.six] + numbers.last];
}

/* Returns the table index of a suit's or the honors' distance if there are four of each kind. */
static inline unsigned free_place(const uint8_t *counts, int group)
{
    return find_place(group, group_numbers(counts, group));
}

static inline unsigned pair_place(unsigned a, unsigned b)
{
    return shape_table_pairs[(unsigned)shape_table_distance_count * a + b];
}

/* Returns the table row of missing tiles for a pair of suits, to be indexed by the other pair. */
static inline const uint8_t *missing_row(unsigned sets, unsigned pair)
{
    unsigned pairs = (unsigned)shape_table_pair_count;
    return shape_table_missing + (sets * pairs + pair) * pairs;
}

/* True if all kinds of a group have this limit. */
static inline bool limits_are(const struct shape *shape, int group, int limit)
{
    static const uint8_t none[SUIT_KINDS], four[SUIT_KINDS] = {4, 4, 4, 4, 4, 4, 4, 4, 4};
    const uint8_t *limits = shape->limits + 9 * group, *all = limit ? four : none;
    /* With constant sizes the compiler inlines memcmp. */
    return group == SUIT_HONORS ? !memcmp(limits, all, HONOR_KINDS) : !memcmp(limits, all, SUIT_KINDS);
}

/* True if there are four of every kind. */
static inline bool limits_are_whole(const struct shape *shape)
{
    uint64_t differences = 0;
    for (int i = 0; i < 32; i += 8)
        differences |= counts_load(shape->limits + i) ^ COUNTS_EACH(4);
    return !differences && shape->limits[32] == 4 && shape->limits[33] == 4;
}

/* The table indexes that describe what a hand lacks. */
struct places {
    bool found; /* false if a limit other than 0 and 4 keeps a group out of the tables */
    unsigned groups[GROUPS], left, right;
};

static inline void pair_places(struct places *places)
{
    places->found = true;
    places->left = pair_place(places->groups[0], places->groups[1]);
    places->right = pair_place(places->groups[2], places->groups[3]);
}

/* The indexes of counts without limits. */
static inline struct places free_places(const uint8_t *counts)
{
    struct places places;
    for (int group = 0; group < GROUPS; group++)
        places.groups[group] = free_place(counts, group);
    pair_places(&places);
    return places;
}

static inline struct places find_places(const struct shape *shape, bool whole)
{
    struct places places;
    if (whole)
        return free_places(shape->counts);
    for (int group = 0; group < GROUPS; group++) {
        places.groups[group] = SHAPE_TABLE_ABSENT;
        if (limits_are(shape, group, 4))
            places.groups[group] = free_place(shape->counts, group);
        else if (!limits_are(shape, group, 0))
            return (struct places){.found = false};
    }
    pair_places(&places);
    return places;
}

/* Returns the number of missing tiles for that many sets and the pair. */
static inline int missing_tiles(const struct places *places, unsigned sets)
{
    return missing_row(sets, places->left)[places->right];
}

/* Returns the distances of one suit or the honors, by the plain method if the tables do not have it. */
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

/* The same by the plain method. */
static int limited_missing(const struct shape *shape)
{
    struct distance groups[GROUPS];
    for (int group = 0; group < GROUPS; group++)
        groups[group] = group_distance(shape, group);
    struct distance left = distance_combine(&groups[0], &groups[1]);
    struct distance right = distance_combine(&groups[2], &groups[3]);
    return distance_missing(&left, &right, shape->sets);
}

static inline int standard_shanten(const struct shape *shape, const struct places *places)
{
    if (!(shape->forms & FORM_STANDARD))
        return SHANTEN_NEVER;
    return missing_to_shanten(places->found ? missing_tiles(places, shape->sets) : limited_missing(shape));
}

int shape_shanten(const struct shape *shape)
{
    struct tally held;
    bool whole = limits_are_whole(shape);
    struct places places = find_places(shape, whole);
    struct special special =
        special_shanten(shape->counts, whole ? NULL : shape->limits, shape->forms, &held);
    int best = least_of(&special), standard = standard_shanten(shape, &places);
    return standard < best ? standard : best;
}

/* True if there is a single honor: then only thirteen orphans can be complete. */
static inline bool has_lone_honor(const uint8_t *counts)
{
    uint64_t honors = counts_load(counts + TILE_EAST - 1) >> 8;
    return counts_at_least(honors, 1) != counts_at_least(honors, 2);
}

/* The tiles held are within the limits, so limits do not matter for a complete hand. */
bool shape_counts_complete(const uint8_t counts[TILE_KINDS], int sets, unsigned forms)
{
    struct tally held;
    if (!(forms & FORM_THIRTEEN_ORPHANS) && has_lone_honor(counts))
        return false;
    struct special special = special_shanten(counts, NULL, forms, &held);
    if (least_of(&special) == -1)
        return true;
    if (!(forms & FORM_STANDARD))
        return false;
    struct places places = free_places(counts);
    return missing_tiles(&places, (unsigned)sets) == 0;
}

bool shape_is_complete(const struct shape *shape)
{
    return shape_counts_complete(shape->counts, shape->sets, shape->forms);
}

/* The numbers that one tile of each kind adds to its group. */
static const uint16_t add_six[SUIT_KINDS] = {1, 5, 25, 125, 625, 3125, 0, 0, 0};
static const uint8_t add_last[SUIT_KINDS] = {0, 0, 0, 0, 0, 0, 1, 5, 25};

/* Returns the kinds of a group of which one tile more (`change` 1) or one less (-1) leaves at most `most`
 * tiles to find for a standard hand. `partner` is the index of the suit it is paired with, `pair` that of the
 * other two. */
static inline tile_set group_changes(const struct shape *shape, int group, unsigned partner, unsigned pair,
                                     int change, int most)
{
    const uint8_t *own = shape->counts + 9 * group;
    const uint8_t *pairs = shape_table_pairs + (unsigned)shape_table_distance_count * partner;
    const uint8_t *rest = missing_row(shape->sets, pair);
    struct numbers now = group_numbers(shape->counts, group);
    tile_set kinds = 0;
    for (int k = 0; k < group_size(group); k++) {
        struct numbers then = {now.six + (unsigned)(change * add_six[k]),
                               now.last + (unsigned)(change * add_last[k])};
        if (change > 0 ? own[k] < 4 : own[k] > 0)
            kinds |= (tile_set)(rest[pairs[find_place(group, then)]] <= most) << k;
    }
    return kinds << 9 * group;
}

/* The same for all groups; all limits are 0 or 4. */
static inline tile_set placed_changes(const struct shape *shape, const struct places *places, int change,
                                      int most)
{
    tile_set kinds = 0;
    for (int group = 0; group < GROUPS; group++)
        if (shape->limits[9 * group])
            kinds |= group_changes(shape, group, places->groups[group ^ 1],
                                   group < 2 ? places->right : places->left, change, most);
    return kinds;
}

/* Returns the kinds that leave fewer than `missing` tiles to find, by the plain method, for hands with melds.
 */
static tile_set limited_useful(const struct shape *shape, int missing)
{
    struct distance groups[GROUPS];
    struct shape more = *shape;
    tile_set useful = 0;
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
                useful |= TILE_BIT(k);
            more.counts[k]--;
        }
    }
    return useful;
}

/* Returns the kinds that bring seven pairs nearer, with four of a kind as two pairs. */
static tile_set any_pairs_useful(const struct shape *shape)
{
    struct shape more = *shape;
    tile_set useful = 0;
    int now = any_pairs_shanten(shape->counts);
    for (int k = 0; k < TILE_KINDS; k++) {
        if (shape->counts[k] >= shape->limits[k])
            continue;
        more.counts[k]++;
        useful |= (tile_set)(any_pairs_shanten(more.counts) < now) << k;
        more.counts[k]--;
    }
    return useful;
}

/* Returns the kinds that bring a special form nearer, for those forms that are `shanten` away. A single
 * becomes a pair; a new kind helps pairs while kinds are short, and orphans if it is one. */
static tile_set special_useful(const struct shape *shape, const struct special *special,
                               const struct tally *held, int shanten)
{
    tile_set kinds = counts_kinds(shape->counts, 1), useful = 0;
    tile_set singles = kinds & ~counts_kinds(shape->counts, 2) & counts_kinds(shape->limits, 2);
    tile_set new_kinds = counts_kinds(shape->limits, 1) & ~kinds;
    if (special->pairs == shanten)
        useful |= singles | (held->kinds < 7 ? new_kinds : 0);
    if (special->any_pairs == shanten)
        useful |= any_pairs_useful(shape);
    if (special->orphans == shanten)
        useful |= TILE_ORPHANS & (new_kinds | (held->orphan_pairs ? 0 : singles));
    return useful;
}

tile_set shape_useful(const struct shape *shape, int *shanten)
{
    struct tally held;
    bool whole = limits_are_whole(shape);
    struct places places = find_places(shape, whole);
    struct special special =
        special_shanten(shape->counts, whole ? NULL : shape->limits, shape->forms, &held);
    int others = least_of(&special), standard = standard_shanten(shape, &places);
    int now = others < standard ? others : standard;
    if (shanten)
        *shanten = now;
    if (now == SHANTEN_NEVER)
        return 0;
    /* One tile brings a form at most one step nearer, so only the nearest forms matter. */
    tile_set useful = 0;
    if (standard == now)
        useful |= places.found ? placed_changes(shape, &places, 1, now) : limited_useful(shape, now + 1);
    if (others == now)
        useful |= special_useful(shape, &special, &held, now);
    return useful;
}

/* Tries every kind in turn, with the forms given. */
static tile_set tried_discards(const struct shape *shape, unsigned forms, int shanten)
{
    struct shape less = *shape;
    tile_set discards = 0;
    less.forms = (uint8_t)forms;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        if (!shape->counts[kind])
            continue;
        less.counts[kind]--;
        discards |= (tile_set)(shape_shanten(&less) <= shanten) << kind;
        less.counts[kind]++;
    }
    return discards;
}

tile_set shape_discards(const struct shape *shape, int shanten)
{
    struct tally held;
    bool whole = limits_are_whole(shape);
    struct places places = find_places(shape, whole);
    struct special special =
        special_shanten(shape->counts, whole ? NULL : shape->limits, shape->forms, &held);
    tile_set discards = 0;
    /* A discard cannot bring a form nearer. */
    if (least_of(&special) <= shanten)
        discards |= tried_discards(shape, shape->forms & ~FORM_STANDARD, shanten);
    if (standard_shanten(shape, &places) <= shanten)
        discards |= places.found ? placed_changes(shape, &places, -1, shanten + 1)
                                 : tried_discards(shape, FORM_STANDARD, shanten);
    return discards;
}

/* True if the counts would be tenpai with four of each kind. Limits never bring a hand nearer. */
static inline bool may_be_tenpai(const uint8_t *counts, int sets, unsigned forms)
{
    struct tally held;
    struct places places = free_places(counts);
    struct special special = special_shanten(counts, NULL, forms, &held);
    bool standard = forms & FORM_STANDARD && missing_tiles(&places, (unsigned)sets) <= 1;
    return standard || least_of(&special) <= 0;
}

static struct shape free_shape(const uint8_t *counts, int sets, unsigned forms)
{
    struct shape shape = {.sets = (uint8_t)sets, .forms = (uint8_t)forms};
    memcpy(shape.counts, counts, sizeof shape.counts);
    memset(shape.limits, 4, sizeof shape.limits);
    return shape;
}

tile_set shape_tenpai_discards(const uint8_t counts[TILE_KINDS], int sets, unsigned forms)
{
    if (!may_be_tenpai(counts, sets, forms))
        return 0;
    struct shape shape = free_shape(counts, sets, forms);
    return shape_discards(&shape, 0);
}

tile_set shape_waits(const struct shape *shape)
{
    int shanten;
    tile_set waits = 0;
    if (!may_be_tenpai(shape->counts, shape->sets, shape->forms))
        return 0;
    struct shape without = free_shape(shape->counts, shape->sets, shape->forms);
    for (tile_set left = shape_useful(&without, &shanten); left; left &= left - 1) {
        uint8_t kind = tile_set_first(left);
        waits |= shape->counts[kind] < shape->limits[kind] ? TILE_BIT(kind) : 0;
    }
    return waits;
}
