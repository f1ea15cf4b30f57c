/*
 * reading.c: all ways to read a complete hand; see shape.h.
 *
 * A recursive search takes the lowest remaining kind as the pair, a pung or a run. Each way counts once for
 * every different set that may contain the winning tile.
 */
#include <string.h>

#include "base/check.h"
#include "rules/hand/counts.h"
#include "rules/hand/shape.h"

struct reader {
    uint8_t counts[TILE_KINDS];
    tile_set held; /* the kinds with tiles left */
    uint8_t winning_tile;
    bool by_other;
    struct reading now; /* the sets taken so far, without the pair */
    uint8_t pair;       /* TILE_NONE until it is found */
    tile_set may_pair;  /* the kinds that the pair can be */
    struct reading *out;
    int count;
};

static bool set_holds(const struct set *set, uint8_t kind)
{
    if (set->kind == SET_RUN)
        return kind >= set->tile && kind <= set->tile + 2;
    return set->tile == kind; /* the set of orphans: is its pair the winning tile */
}

/* True if the number of runs equal to this one among the first `count` sets is odd. */
static bool is_odd_one_out(const struct reading *reading, int count, uint8_t run)
{
    int same = 0;
    for (int i = 0; i < count; i++)
        same += reading->sets[i].kind == SET_RUN && reading->sets[i].tile == run;
    return same % 2;
}

/* Collects the facts that patterns ask for. */
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

/* Adds `reading` once for every different concealed set that contains the winning tile. */
static void add_reading(struct reader *reader, struct reading *reading)
{
    gather(reading);
    for (int i = 0; i < reading->count; i++) {
        const struct set *set = &reading->sets[i];
        bool again = i > 0 && set->kind == set[-1].kind && set->tile == set[-1].tile && set[-1].concealed;
        if (!set->concealed || set->kind == SET_KONG || again || !set_holds(set, reader->winning_tile))
            continue;
        CHECK(reader->count < READING_MAX);
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

static void take(struct reader *reader, uint8_t kind, int count)
{
    reader->counts[kind] = (uint8_t)(reader->counts[kind] - count);
    reader->held &= ~((tile_set)(reader->counts[kind] == 0) << kind);
}

static void put_back(struct reader *reader, uint8_t kind, int count)
{
    reader->counts[kind] = (uint8_t)(reader->counts[kind] + count);
    reader->held |= TILE_BIT(kind);
}

static void read_sets(struct reader *reader, uint8_t after_run);

/* Takes a set out, reads on, and puts it back. */
static void take_set(struct reader *reader, enum set_kind kind, uint8_t tile)
{
    int kinds = kind == SET_RUN ? 3 : 1, each = kind == SET_RUN ? 1 : 3;
    for (int i = 0; i < kinds; i++)
        take(reader, (uint8_t)(tile + i), each);
    add_set(&reader->now, kind, tile);
    read_sets(reader, kind == SET_RUN ? tile : TILE_NONE);
    reader->now.count--;
    for (int i = 0; i < kinds; i++)
        put_back(reader, (uint8_t)(tile + i), each);
}

/* No tiles are left: adds the pair as the last set. */
static void end_reading(struct reader *reader)
{
    struct reading whole = reader->now;
    add_set(&whole, SET_PAIR, reader->pair);
    add_reading(reader, &whole);
}

/* Reads the remaining tiles, from the lowest. A kind's pair is tried before its pung and the pung before its
 * runs, and after a run of kind `after_run` only runs of that kind may follow, so that each way is found
 * once. */
static void read_sets(struct reader *reader, uint8_t after_run)
{
    const tile_set seven = 0x7f; /* the kinds where a run can begin in a suit */
    const tile_set starts = seven << TILE_1M | seven << TILE_1P | seven << TILE_1S;
    if (!reader->held) {
        end_reading(reader);
        return;
    }
    uint8_t kind = tile_set_first(reader->held), count = reader->counts[kind];
    bool runs_only = kind == after_run;
    if (!runs_only && count >= 2 && reader->pair == TILE_NONE && reader->may_pair & TILE_BIT(kind)) {
        take(reader, kind, 2);
        reader->pair = kind;
        read_sets(reader, TILE_NONE);
        reader->pair = TILE_NONE;
        put_back(reader, kind, 2);
    }
    if (!runs_only && count >= 3)
        take_set(reader, SET_PUNG, kind);
    if (reader->held & reader->held >> 1 & reader->held >> 2 & starts & TILE_BIT(kind))
        take_set(reader, SET_RUN, kind);
}

/* Returns the number of tiles. `*pair_kinds` gets the kinds that the pair can be: those of the one suit with
 * two tiles more than its sets take. */
static int count_tiles(const uint8_t counts[TILE_KINDS], tile_set *pair_kinds)
{
    int total = 0;
    bool good = true;
    *pair_kinds = 0;
    for (int suit = 0; suit < 4; suit++) {
        const uint8_t *own = counts + 9 * suit;
        int tiles = suit == SUIT_HONORS ? counts_sum(counts_load(own - 1) >> 8)
                                        : counts_sum(counts_load(own)) + own[8];
        total += tiles;
        good &= tiles % 3 != 1;
        *pair_kinds |= tiles % 3 == 2 ? suit == SUIT_HONORS ? TILE_HONORS : TILE_SUIT(suit) : 0;
    }
    *pair_kinds = good ? *pair_kinds : 0;
    return total;
}

/* Reads 14 tiles as pairs. */
static void read_pairs(struct reader *reader, unsigned forms)
{
    struct reading pairs = {.form = forms & FORM_SEVEN_PAIRS_ANY ? FORM_SEVEN_PAIRS_ANY : FORM_SEVEN_PAIRS};
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int count = reader->counts[kind];
        if (count % 2 || (count == 4 && !(forms & FORM_SEVEN_PAIRS_ANY)))
            return;
        for (int i = 0; i < count / 2; i++)
            add_set(&pairs, SET_PAIR, kind);
    }
    add_reading(reader, &pairs);
}

/* Reads 14 tiles as orphans: all thirteen kinds are present, so one of them is there twice. */
static void read_orphans(struct reader *reader)
{
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        bool orphan = tile_is_honor(kind) || tile_is_terminal(kind);
        if (orphan != (reader->counts[kind] > 0))
            return;
    }
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
                 uint8_t winning_tile, bool by_other, unsigned forms, struct reading out[READING_MAX])
{
    struct reader reader = {
        .winning_tile = tile_kind(winning_tile), .by_other = by_other, .pair = TILE_NONE, .out = out};
    memcpy(reader.counts, counts, sizeof reader.counts);
    int tiles = count_tiles(counts, &reader.may_pair);
    if (tiles % 3 == 2 && forms & FORM_STANDARD && reader.may_pair) {
        reader.held = counts_kinds(counts, 1);
        reader.now.form = FORM_STANDARD;
        read_melds(&reader.now, melds, melds_count);
        read_sets(&reader, TILE_NONE);
    }
    if (tiles == HAND_MAX && forms & (FORM_SEVEN_PAIRS | FORM_SEVEN_PAIRS_ANY))
        read_pairs(&reader, forms);
    if (tiles == HAND_MAX && forms & FORM_THIRTEEN_ORPHANS)
        read_orphans(&reader);
    return reader.count;
}
