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
    bool has_pair;
    uint8_t winning_tile;
    bool by_other;
    struct reading now; /* the sets taken so far; the pair is kept apart */
    uint8_t pair;
    struct reading *out;
    int count;
};

static bool set_holds(const struct set *set, uint8_t kind)
{
    if (set->kind == SET_RUN)
        return kind >= set->tile && kind <= set->tile + 2;
    return set->tile == kind || set->kind == SET_ORPHANS;
}

/* Enters `reading` once for every different concealed set that holds the winning tile. */
static void add_reading(struct reader *reader, const struct reading *reading)
{
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
    }
}

static void read_sets(struct reader *reader);

/* Takes a set away, reads on, and puts it back. */
static void take_set(struct reader *reader, enum set_kind kind, uint8_t tile)
{
    uint8_t *counts = reader->counts;
    int same = kind == SET_PUNG ? 3 : 1;
    for (int i = 0; i < (kind == SET_RUN ? 3 : 1); i++)
        counts[tile + i] -= (uint8_t)same;
    reader->sets_left--;
    reader->now.sets[reader->now.count++] =
        (struct set){.kind = (uint8_t)kind, .tile = tile, .concealed = true};
    read_sets(reader);
    reader->now.count--;
    reader->sets_left++;
    for (int i = 0; i < (kind == SET_RUN ? 3 : 1); i++)
        counts[tile + i] += (uint8_t)same;
}

static void read_sets(struct reader *reader)
{
    uint8_t *counts = reader->counts;
    uint8_t kind = 0;
    while (kind < TILE_KINDS && !counts[kind])
        kind++;
    if (kind == TILE_KINDS) {
        struct reading whole = reader->now;
        whole.sets[whole.count++] = (struct set){.kind = SET_PAIR, .tile = reader->pair, .concealed = true};
        add_reading(reader, &whole);
        return;
    }
    if (counts[kind] >= 2 && !reader->has_pair) {
        counts[kind] -= 2;
        reader->has_pair = true;
        reader->pair = kind;
        read_sets(reader);
        reader->has_pair = false;
        counts[kind] += 2;
    }
    if (counts[kind] >= 3 && reader->sets_left)
        take_set(reader, SET_PUNG, kind);
    bool run = tile_is_suited(kind) && tile_number(kind) <= 7 && counts[kind + 1] && counts[kind + 2];
    if (run && reader->sets_left)
        take_set(reader, SET_RUN, kind);
}

static void read_pairs(struct reader *reader, unsigned forms)
{
    struct reading pairs = {.form = forms & FORM_SEVEN_PAIRS_ANY ? FORM_SEVEN_PAIRS_ANY : FORM_SEVEN_PAIRS};
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int count = reader->counts[kind];
        if (count % 2 || (count == 4 && !(forms & FORM_SEVEN_PAIRS_ANY)) || pairs.count + count / 2 > 7)
            return;
        for (int i = 0; i < count / 2; i++)
            pairs.sets[pairs.count++] = (struct set){.kind = SET_PAIR, .tile = kind, .concealed = true};
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
    struct reading orphans = {.form = FORM_THIRTEEN_ORPHANS, .count = 1};
    orphans.sets[0] = (struct set){.kind = SET_ORPHANS, .tile = reader->winning_tile, .concealed = true};
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
    struct reader reader = {.winning_tile = tile_kind(winning_tile), .by_other = by_other, .out = out};
    memcpy(reader.counts, counts, sizeof reader.counts);
    int tiles = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        tiles += counts[kind];
    if (tiles % 3 == 2 && forms & FORM_STANDARD) {
        reader.now.form = FORM_STANDARD;
        read_melds(&reader.now, melds, melds_count);
        reader.sets_left = tiles / 3;
        read_sets(&reader);
    }
    if (tiles == HAND_MOST && forms & (FORM_SEVEN_PAIRS | FORM_SEVEN_PAIRS_ANY))
        read_pairs(&reader, forms);
    if (tiles == HAND_MOST && forms & FORM_THIRTEEN_ORPHANS)
        read_orphans(&reader);
    return reader.count;
}
