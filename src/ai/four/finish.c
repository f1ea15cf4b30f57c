/*
 * finish.c: the finished hand that tiles are most likely to become; see finish.h.
 *
 * Dynamic programming over the kinds, from the lowest: for each it chooses the runs that begin there, a pung
 * and the pair. A state is what later kinds depend on: the runs begun at the last two kinds, and the sets and
 * pair so far.
 */
#include "ai/four/finish.h"

#include <string.h>

enum {
    STATES = 3 * 3 * 5 * 2,
    FAR = 0x3f3f, /* made by memset */
    TILE = 32     /* cost of a missing tile, besides its rarity */
};

/* The sets a kind is used for. */
enum { CHOICE_RUNS_MAX = 2, CHOICE_RUNS = 3 /* mask */, CHOICE_PUNG = 4, CHOICE_PAIR = 8 };

struct search {
    const uint8_t *counts;
    const struct finish_kinds *kinds;
    int sets;
    uint16_t prices[TILE_KINDS][5]; /* of that many more tiles of the kind */
    uint16_t cost[TILE_KINDS + 1][STATES];
    uint8_t from[TILE_KINDS + 1][STATES];   /* the state before */
    uint8_t choice[TILE_KINDS + 1][STATES]; /* CHOICE_* */
};

static int state_of(int last, int before, int sets, int pair)
{
    return ((last * 3 + before) * 5 + sets) * 2 + pair;
}

static void fill_prices(struct search *search, const uint8_t *unseen)
{
    static const uint8_t rare[5] = {0, 24, 12, 5, 0};
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        search->prices[kind][0] = 0;
        for (int more = 1; more < 5; more++) {
            int left = unseen[kind] - more + 1;
            int price = left > 0 ? search->prices[kind][more - 1] + TILE + rare[left] : FAR;
            search->prices[kind][more] = (uint16_t)(price < FAR ? price : FAR);
        }
    }
}

/* A kind and the sets that can be made there. */
struct spot {
    int kind;
    int runs_most;      /* the most runs that may begin here */
    bool pung, pair;    /* may be made here */
    uint16_t prices[5]; /* of using that many tiles of the kind */
};

static void look_at(const struct search *search, int kind, struct spot *spot)
{
    tile_set bit = TILE_BIT(kind);
    int held = search->counts[kind];
    spot->kind = kind;
    spot->runs_most = search->kinds->runs & bit ? CHOICE_RUNS_MAX : 0;
    spot->pung = search->kinds->pungs & bit;
    spot->pair = search->kinds->pairs & bit;
    for (int wanted = 0; wanted < 5; wanted++)
        spot->prices[wanted] = wanted > held ? search->prices[kind][wanted - held] : 0;
}

/* Keeps a choice if it is cheaper than the best one so far to the same next state. */
static inline void take(struct search *search, const struct spot *spot, int state, int wanted, int next,
                        int choice)
{
    int kind = spot->kind, cost = search->cost[kind][state] + spot->prices[wanted];
    if (cost >= FAR || cost >= search->cost[kind + 1][next])
        return;
    search->cost[kind + 1][next] = (uint16_t)cost;
    search->from[kind + 1][next] = (uint8_t)state;
    search->choice[kind + 1][next] = (uint8_t)choice;
}

/* A state's parts; see state_of. */
struct parts {
    int last, before, sets, eyes;
};

/* Tries all choices at a kind from one state. */
static inline void try_choices(struct search *search, const struct spot *spot, const struct parts *at)
{
    int state = state_of(at->last, at->before, at->sets, at->eyes);
    if (search->cost[spot->kind][state] >= FAR)
        return;
    for (int runs = 0; runs <= spot->runs_most; runs++) {
        int wanted = at->last + at->before + runs, sets = at->sets + runs;
        if (wanted > 4 || sets > search->sets)
            break;
        take(search, spot, state, wanted, state_of(runs, at->last, sets, at->eyes), runs);
        if (spot->pung && wanted + 3 <= 4 && sets < search->sets)
            take(search, spot, state, wanted + 3, state_of(runs, at->last, sets + 1, at->eyes),
                 runs | CHOICE_PUNG);
        if (spot->pair && wanted + 2 <= 4 && !at->eyes)
            take(search, spot, state, wanted + 2, state_of(runs, at->last, sets, 1), runs | CHOICE_PAIR);
    }
}

/* Returns the most runs that can have begun `back` kinds before this one. */
static int runs_begun(const struct search *search, int kind, int back)
{
    return kind >= back && search->kinds->runs >> (kind - back) & 1 ? CHOICE_RUNS_MAX : 0;
}

static void step(struct search *search, int kind)
{
    struct spot spot;
    int last = runs_begun(search, kind, 1), before = runs_begun(search, kind, 2);
    look_at(search, kind, &spot);
    memset(search->cost[kind + 1], 0x3f, sizeof search->cost[0]);
    for (struct parts at = {0}; at.last <= last; at.last++)
        for (at.before = 0; at.before <= before; at.before++)
            for (at.sets = 0; at.sets <= search->sets; at.sets++)
                for (at.eyes = 0; at.eyes < 2; at.eyes++)
                    try_choices(search, &spot, &at);
}

static void add_set(struct finish *finish, enum set_kind kind, int tile)
{
    finish->sets[finish->count++] =
        (struct set){.kind = (uint8_t)kind, .tile = (uint8_t)tile, .concealed = true};
}

static void walk_back(const struct search *search, struct finish *finish)
{
    int state = state_of(0, 0, search->sets, 1);
    for (int kind = TILE_KINDS; kind > 0; kind--) {
        int choice = search->choice[kind][state];
        for (int runs = choice & CHOICE_RUNS; runs > 0; runs--)
            add_set(finish, SET_RUN, kind - 1);
        if (choice & CHOICE_PUNG)
            add_set(finish, SET_PUNG, kind - 1);
        if (choice & CHOICE_PAIR)
            finish->pair = (uint8_t)(kind - 1);
        state = search->from[kind][state];
    }
}

/* Returns how many tiles of the finished hand are missing. */
static int count_missing(const uint8_t *counts, const struct finish *finish)
{
    uint8_t wanted[TILE_KINDS] = {0};
    int missing = 0;
    for (int i = 0; i < finish->count; i++)
        for (int t = 0; t < 3; t++)
            wanted[finish->sets[i].tile + (finish->sets[i].kind == SET_RUN ? t : 0)]++;
    wanted[finish->pair] = (uint8_t)(wanted[finish->pair] + 2);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        missing += wanted[kind] > counts[kind] ? wanted[kind] - counts[kind] : 0;
    return missing;
}

bool finish_find(const uint8_t counts[TILE_KINDS], const uint8_t unseen[TILE_KINDS], int sets,
                 const struct finish_kinds *kinds, struct finish *finish)
{
    struct search search = {.counts = counts, .kinds = kinds, .sets = sets};
    memset(search.cost[0], 0x3f, sizeof search.cost[0]);
    search.cost[0][state_of(0, 0, 0, 0)] = 0;
    fill_prices(&search, unseen);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        step(&search, kind);
    if (search.cost[TILE_KINDS][state_of(0, 0, sets, 1)] >= FAR)
        return false;
    *finish = (struct finish){.pair = TILE_NONE};
    walk_back(&search, finish);
    finish->missing = count_missing(counts, finish);
    return true;
}
