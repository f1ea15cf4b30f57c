/*
 * reading.c: all ways to read a complete hand; see shape.h.
 *
 * The concealed tiles are taken apart from the lowest kind up: it begins the
 * pair, a pung or a run. Each way counts once for every different set that the
 * winning tile may have completed.
 */
#include <string.h>

#include "base/check.h"
#include "rules/shape.h"

struct reader {
    uint8_t counts[TILE_KINDS];
    int sets_left;
    uint8_t winning_tile;
    bool by_other;
    struct reading now; /* the sets taken so far; the pair is kept apart */
    uint8_t pair;       /* TILE_NONE until it is found */
    tile_set may_pair;  /* the kinds it can be of */
    struct reading *out;
    int count;
};

static bool set_holds(const struct set *set, uint8_t kind)
{
    if (set->kind == SET_RUN)
        return kind >= set->tile && kind <= set->tile + 2;
    return set->tile == kind || set->kind == SET_ORPHANS;
}

/* True if the runs equal to this one among the first `count` sets make an odd number. */
static bool is_odd_one_out(const struct reading *reading, int count, uint8_t run)
{
    int same = 0;
    for (int i = 0; i < count; i++)
        same += reading->sets[i].kind == SET_RUN && reading->sets[i].tile == run;
    return same % 2;
}

/* Gathers what patterns ask of the sets. */
static void gather(struct reading *reading)
{
    for (int i = 0; i < reading->count; i++) {
        const struct set *set = &reading->sets[i];
        tile_set bit = TILE_BIT(set->tile);
        if (set->kind == SET_RUN) {
            reading->kinds |= 7 * bit;
            reading->equal_runs += reading->runs & bit && is_odd_one_out(reading, i, set->tile);
            reading->runs |= bit;
            reading->run_count++;
        } else if (set->kind == SET_ORPHANS) {
            reading->kinds |= TILE_ORPHANS;
        } else if (set->kind == SET_PAIR) {
            reading->kinds |= bit;
            reading->pairs |= bit;
        } else {
            reading->kinds |= bit;
            reading->pungs |= bit;
            reading->pung_count++;
            reading->kong_count += set->kind == SET_KONG;
            reading->concealed_pungs += set->concealed;
        }
    }
}

/* Enters `reading` once for every different concealed set that holds the winning tile. */
static void add_reading(struct reader *reader, struct reading *reading)
{
    gather(reading);
    for (int i = 0; i < reading->count; i++) {
        const struct set *set = &reading->sets[i];
        bool again = i > 0 && set->kind == set[-1].kind && set->tile == set[-1].tile && set[-1].concealed;
        if (!set->concealed || set->kind == SET_KONG || again || !set_holds(set, reader->winning_tile))
            continue;
        CHECK(reader->count < READING_MOST);
        struct reading *out = &reader->out[reader->count++];
        *out = *reading;
        out->sets[i].wins = true;
        out->sets[i].concealed = !reader->by_other;
        out->concealed_pungs -= set->kind == SET_PUNG && reader->by_other;
    }
}

static void add_set(struct reading *reading, enum set_kind kind, uint8_t tile)
{
    reading->sets[reading->count++] = (struct set){.kind = (uint8_t)kind, .tile = tile, .concealed = true};
}

static void read_sets(struct reader *reader, uint8_t kind, bool runs_only);

/* Takes a set away, reads on from its kind, and puts it back. */
static void take_set(struct reader *reader, enum set_kind kind, uint8_t tile)
{
    uint8_t *counts = reader->counts;
    int run = kind == SET_RUN, same = run ? 1 : 3;
    for (int i = 0; i <= 2 * run; i++)
        counts[tile + i] -= (uint8_t)same;
    reader->sets_left--;
    add_set(&reader->now, kind, tile);
    read_sets(reader, tile, run);
    reader->now.count--;
    reader->sets_left++;
    for (int i = 0; i <= 2 * run; i++)
        counts[tile + i] += (uint8_t)same;
}

/* Reads the tiles from `kind` on; those below are all taken. A kind's pair is taken before its pung and that
 * before its runs, so that each way comes up once: after a run of it only runs may follow. */
static void read_sets(struct reader *reader, uint8_t kind, bool runs_only)
{
    uint8_t *counts = reader->counts;
    for (; kind < TILE_KINDS && !counts[kind]; kind++)
        runs_only = false;
    if (kind == TILE_KINDS) {
        struct reading whole = reader->now;
        add_set(&whole, SET_PAIR, reader->pair);
        add_reading(reader, &whole);
        return;
    }
    if (!runs_only && counts[kind] >= 2 && reader->pair == TILE_NONE && reader->may_pair & TILE_BIT(kind)) {
        counts[kind] -= 2;
        reader->pair = kind;
        read_sets(reader, kind, false);
        reader->pair = TILE_NONE;
        counts[kind] += 2;
    }
    if (!runs_only && counts[kind] >= 3 && reader->sets_left)
        take_set(reader, SET_PUNG, kind);
    bool run = tile_is_suited(kind) && tile_number(kind) <= 7 && counts[kind + 1] && counts[kind + 2];
    if (run && reader->sets_left)
        take_set(reader, SET_RUN, kind);
}

/* The kinds the pair can be of: those of the one group that has two tiles more than sets take. */
static tile_set pair_kinds(const uint8_t counts[TILE_KINDS])
{
    tile_set kinds = 0;
    for (int first = 0; first < TILE_KINDS; first += 9) {
        int tiles = 0;
        for (int kind = first; kind < first + 9 && kind < TILE_KINDS; kind++)
            tiles += counts[kind];
        if (tiles % 3 == 1)
            return 0;
        kinds |= tiles % 3 == 2 ? (tile_set)0x1ff << first : 0;
    }
    return kinds;
}

static void read_pairs(struct reader *reader, unsigned forms)
{
    struct reading pairs = {.form = forms & FORM_SEVEN_PAIRS_ANY ? FORM_SEVEN_PAIRS_ANY : FORM_SEVEN_PAIRS};
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int count = reader->counts[kind];
        if (count % 2 || (count == 4 && !(forms & FORM_SEVEN_PAIRS_ANY)) || pairs.count + count / 2 > 7)
            return;
        for (int i = 0; i < count / 2; i++)
            add_set(&pairs, SET_PAIR, kind);
    }
    if (pairs.count == 7)
        add_reading(reader, &pairs);
}

static void read_orphans(struct reader *reader)
{
    int total = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        bool orphan = tile_is_honor(kind) || tile_is_terminal(kind);
        if (orphan != (reader->counts[kind] > 0))
            return;
        total += reader->counts[kind];
    }
    if (total != HAND_MOST)
        return;
    struct reading orphans = {.form = FORM_THIRTEEN_ORPHANS};
    add_set(&orphans, SET_ORPHANS, reader->winning_tile);
    add_reading(reader, &orphans);
}

static void read_melds(struct reading *reading, const struct meld *melds, int count)
{
    for (int i = 0; i < count; i++) {
        uint8_t kind = meld_is_kong(&melds[i]) ? SET_KONG : melds[i].kind == MELD_RUN ? SET_RUN : SET_PUNG;
        bool exposed = meld_is_exposed(&melds[i]);
        reading->sets[reading->count++] =
            (struct set){.kind = kind, .tile = melds[i].tile, .concealed = !exposed, .exposed = exposed};
    }
}

int reading_list(const uint8_t counts[TILE_KINDS], const struct meld *melds, int melds_count,
                 uint8_t winning_tile, bool by_other, unsigned forms, struct reading out[READING_MOST])
{
    struct reader reader = {
        .winning_tile = tile_kind(winning_tile), .by_other = by_other, .pair = TILE_NONE, .out = out};
    memcpy(reader.counts, counts, sizeof reader.counts);
    int tiles = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        tiles += counts[kind];
    if (tiles % 3 == 2 && forms & FORM_STANDARD) {
        reader.now.form = FORM_STANDARD;
        read_melds(&reader.now, melds, melds_count);
        reader.sets_left = tiles / 3;
        reader.may_pair = pair_kinds(counts);
        if (reader.may_pair)
            read_sets(&reader, 0, false);
    }
    if (tiles == HAND_MOST && forms & (FORM_SEVEN_PAIRS | FORM_SEVEN_PAIRS_ANY))
        read_pairs(&reader, forms);
    if (tiles == HAND_MOST && forms & FORM_THIRTEEN_ORPHANS)
        read_orphans(&reader);
    return reader.count;
}
