/* four_finish.c: the hand that tiles are likeliest to become; see four_finish.h.
 *
 * Kind by kind from the lowest: how many runs begin there, whether it holds a
 * pung, whether the pair. A state is what the next kinds must still know: the
 * runs begun at the last kind and at the one before, the sets and pairs so far.
 */
#include "ai/four_finish.h"

#include <string.h>

enum {
    STATES = 3 * 3 * 5 * 2,
    FAR = 0x3f3f, /* as memset makes it */
    TILE = 32     /* what a missing tile costs, besides that it may be rare */
};

/* What a kind is taken for. */
enum { CHOICE_RUNS_MOST = 2, CHOICE_RUNS = 3 /* mask */, CHOICE_PUNG = 4, CHOICE_PAIR = 8, CHOICES = 12 };

struct search {
    const uint8_t *counts;
    const struct finish_kinds *kinds;
    int sets;
    uint16_t prices[TILE_KINDS][5]; /* of so many tiles more of the kind */
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

/* Tries one choice at a kind. */
static void try_choice(struct search *search, int kind, int state, int choice)
{
    int runs = choice & CHOICE_RUNS, pung = choice & CHOICE_PUNG ? 1 : 0, pair = choice & CHOICE_PAIR ? 1 : 0;
    int eyes = state % 2, sets = state / 2 % 5, before = state / 10 % 3, last = state / 30;
    int wanted = last + before + runs + 3 * pung + 2 * pair;
    int lacking = wanted - search->counts[kind];
    if (wanted > 4 || sets + runs + pung > search->sets || eyes + pair > 1)
        return;
    int cost = search->cost[kind][state] + (lacking > 0 ? search->prices[kind][lacking] : 0);
    int next = state_of(runs, last, sets + runs + pung, eyes + pair);
    if (cost >= FAR || cost >= search->cost[kind + 1][next])
        return;
    search->cost[kind + 1][next] = (uint16_t)cost;
    search->from[kind + 1][next] = (uint8_t)state;
    search->choice[kind + 1][next] = (uint8_t)choice;
}

/* The choices a kind allows; returns how many. */
static int list_choices(const struct search *search, int kind, uint8_t choices[CHOICES])
{
    tile_set bit = TILE_BIT(kind);
    int count = 0;
    for (int choice = 0; choice <= (CHOICE_PAIR | CHOICE_PUNG | CHOICE_RUNS_MOST); choice++) {
        int runs = choice & CHOICE_RUNS;
        bool allowed = runs <= CHOICE_RUNS_MOST && (!runs || search->kinds->runs & bit) &&
                       (!(choice & CHOICE_PUNG) || search->kinds->pungs & bit) &&
                       (!(choice & CHOICE_PAIR) || search->kinds->pairs & bit);
        if (allowed)
            choices[count++] = (uint8_t)choice;
    }
    return count;
}

static void step(struct search *search, int kind)
{
    uint8_t choices[CHOICES];
    int count = list_choices(search, kind, choices);
    memset(search->cost[kind + 1], 0x3f, sizeof search->cost[0]);
    for (int state = 0; state < STATES; state++)
        for (int i = 0; i < count && search->cost[kind][state] < FAR; i++)
            try_choice(search, kind, state, choices[i]);
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

/* How many tiles of the finished hand are not held. */
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
