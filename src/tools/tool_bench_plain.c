/*
 * tool_bench_plain.c: what `tigers bench` is measured against, in the same run.
 *
 *   tool_bench_plain
 *
 * Peers: shanten by the textbook (sets, part sets and the pair cut out of the
 * hand one by one), the useful tiles by trying all kinds. Limits: reading the
 * hands and doing nothing, copying a game, taking a hand apart without asking
 * a pattern, playing rounds without a view. Prints the same lines as `tigers
 * bench`; the hands are made alike, from the same seed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/clock.h"
#include "base/rng.h"
#include "rules/play/game.h"

enum { RUNS = 5, HANDS = 20000, ROUNDS = 4000, SEED = 20260501 };

static const uint8_t four_each[TILE_KINDS] = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
                                              4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
enum { ALL_FORMS = FORM_STANDARD | FORM_SEVEN_PAIRS | FORM_THIRTEEN_ORPHANS };

/* --- shanten by the textbook -------------------------------------------------------------------- */

/* A hand that is being cut up. */
struct cut {
    uint8_t counts[TILE_KINDS];
    int sets, parts; /* part sets: two tiles of a set */
    bool pair;
    int best;
};

static void cut_on(struct cut *cut, int kind);

/* Takes `count` tiles of kinds `first` and on away at the distances given, cuts on, and puts them back. */
static void cut_out(struct cut *cut, int kind, int second, int third, int *tally)
{
    cut->counts[kind]--;
    cut->counts[second]--;
    if (third >= 0)
        cut->counts[third]--;
    ++*tally;
    cut_on(cut, kind);
    --*tally;
    if (third >= 0)
        cut->counts[third]++;
    cut->counts[second]++;
    cut->counts[kind]++;
}

static void cut_end(struct cut *cut)
{
    int parts = cut->parts > 4 - cut->sets ? 4 - cut->sets : cut->parts;
    int shanten = 8 - 2 * cut->sets - parts - cut->pair;
    cut->best = shanten < cut->best ? shanten : cut->best;
}

static void cut_runs(struct cut *cut, int kind)
{
    int number = kind % 9;
    bool second = number < 8 && cut->counts[kind + 1], third = number < 7 && cut->counts[kind + 2];
    if (kind >= TILE_EAST)
        return;
    if (second && third)
        cut_out(cut, kind, kind + 1, kind + 2, &cut->sets);
    if (second)
        cut_out(cut, kind, kind + 1, -1, &cut->parts);
    if (third)
        cut_out(cut, kind, kind + 2, -1, &cut->parts);
}

static void cut_on(struct cut *cut, int kind)
{
    while (kind < TILE_KINDS && !cut->counts[kind])
        kind++;
    if (kind == TILE_KINDS || cut->sets + cut->parts + cut->pair >= 5) {
        cut_end(cut);
        return;
    }
    if (cut->counts[kind] >= 3) {
        cut->counts[kind] -= 1;
        cut_out(cut, kind, kind, -1, &cut->sets);
        cut->counts[kind] += 1;
    }
    if (cut->counts[kind] >= 2) {
        if (!cut->pair) {
            cut->pair = true;
            cut->counts[kind] -= 2;
            cut_on(cut, kind);
            cut->counts[kind] += 2;
            cut->pair = false;
        }
        cut_out(cut, kind, kind, -1, &cut->parts);
    }
    cut_runs(cut, kind);
    int left = cut->counts[kind];
    cut->counts[kind] = 0;
    cut_on(cut, kind + 1);
    cut->counts[kind] = (uint8_t)left;
}

static int plain_shanten(const uint8_t *counts, unsigned forms)
{
    struct cut cut = {.best = 8};
    memcpy(cut.counts, counts, sizeof cut.counts);
    cut_on(&cut, 0);
    int pairs = 0, kinds = 0, orphans = 0, orphan_pair = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        bool orphan = tile_is_honor(kind) || tile_is_terminal(kind);
        pairs += counts[kind] >= 2;
        kinds += counts[kind] >= 1;
        orphans += orphan && counts[kind];
        orphan_pair |= orphan && counts[kind] >= 2;
    }
    int seven = 6 - pairs + (kinds < 7 ? 7 - kinds : 0), thirteen = 13 - orphans - orphan_pair;
    if (forms & FORM_SEVEN_PAIRS && seven < cut.best)
        cut.best = seven;
    return forms & FORM_THIRTEEN_ORPHANS && thirteen < cut.best ? thirteen : cut.best;
}

/* --- the work ----------------------------------------------------------------------------------- */

struct hands {
    struct shape *shapes;
    int count;
};

typedef long work(const void *context, unsigned *sink);

static long plain_shantens(const void *context, unsigned *sink)
{
    const struct hands *hands = context;
    for (int i = 0; i < hands->count; i++)
        *sink += (unsigned)plain_shanten(hands->shapes[i].counts, hands->shapes[i].forms);
    return hands->count;
}

static long plain_waits(const void *context, unsigned *sink)
{
    const struct hands *hands = context;
    int count = hands->count / 20; /* it is slow */
    for (int i = 0; i < count; i++) {
        struct shape more = hands->shapes[i];
        int now = plain_shanten(more.counts, more.forms);
        for (int kind = 0; kind < TILE_KINDS; kind++) {
            if (more.counts[kind]++ < 4)
                *sink += plain_shanten(more.counts, more.forms) < now;
            more.counts[kind]--;
        }
    }
    return count;
}

/* The useful tiles by our own shanten number, kind by kind. */
static long tried_waits(const void *context, unsigned *sink)
{
    const struct hands *hands = context;
    for (int i = 0; i < hands->count; i++) {
        struct shape more = hands->shapes[i];
        int now = shape_shanten(&more);
        for (int kind = 0; kind < TILE_KINDS; kind++) {
            if (more.counts[kind]++ < 4)
                *sink += shape_shanten(&more) < now;
            more.counts[kind]--;
        }
    }
    return hands->count;
}

/* Reads all counts of each hand and does no more. */
static long read_hands(const void *context, unsigned *sink)
{
    const struct hands *hands = context;
    for (int i = 0; i < hands->count; i++) {
        uint64_t words[4], sum = 0;
        memcpy(words, hands->shapes[i].counts, sizeof words);
        for (int w = 0; w < 4; w++)
            sum = sum * 31 + words[w];
        *sink += (unsigned)(sum >> 32) + hands->shapes[i].counts[32] + hands->shapes[i].counts[33];
    }
    return hands->count;
}

/* Complete hands of four sets and a pair. */
struct wins {
    uint8_t counts[HANDS][TILE_KINDS];
};

static long take_apart(const void *context, unsigned *sink)
{
    const struct wins *wins = context;
    struct reading readings[READING_MOST];
    for (int i = 0; i < HANDS; i++) {
        const uint8_t *counts = wins->counts[i];
        uint8_t tile = counts[TILE_RED] ? TILE_RED : 0;
        *sink += (unsigned)reading_list(counts, NULL, 0, tile, false, FORM_STANDARD, readings);
    }
    return HANDS;
}

static long copy_games(const void *context, unsigned *sink)
{
    const struct game *game = context;
    struct game copies[2];
    for (int i = 0; i < HANDS; i++) {
        copies[i & 1] = *game;
        copies[i & 1].front = (uint8_t)i;
        *sink += ((volatile struct game *)&copies[i & 1])->front;
    }
    return HANDS;
}

/* Rounds of random moves straight from the list of legal ones. */
static long bare_rounds(const void *context, unsigned *sink)
{
    const struct ruleset *rules = context;
    for (int round = 0; round < ROUNDS; round++) {
        struct game game;
        struct deal deal;
        struct events events;
        struct rng rng;
        struct move moves[MOVE_MOST];
        int16_t options[OPTION_MOST];
        ruleset_defaults(rules, options);
        game_init(&game, rules, options, 2);
        rng_init(&rng, SEED + (uint64_t)round);
        game_apply(&game, move_make_number(MOVE_REMOVE, 0, round % 3, 0), &events);
        deal_shuffle(&deal, &game, SEED + (uint64_t)round);
        game_deal(&game, &deal, &events);
        while (game.table.phase != PHASE_DEAL && game.table.phase != PHASE_OVER) {
            int seat = game.table.asked & 1 ? 0 : 1;
            int count = game_legal(&game, seat, moves);
            game_apply(&game, moves[rng_below(&rng, (uint32_t)count)], &events);
        }
        *sink += (unsigned)game.table.result.points;
    }
    return ROUNDS;
}

/* --- timing ------------------------------------------------------------------------------------- */

static int compare(const void *a, const void *b)
{
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

/* Prints the median of the runs: nanoseconds a call, or calls a second. */
static void measure(const char *what, work *doing, const void *context, bool rate)
{
    static volatile unsigned last_sink;
    double spent[RUNS];
    unsigned sink = 0;
    long calls = doing(context, &sink);
    for (int run = 0; run < RUNS; run++) {
        double begin = clock_fine();
        doing(context, &sink);
        double ns = 1e9 * (clock_fine() - begin);
        spent[run] = rate ? 1e9 * (double)calls / ns : ns / (double)calls;
    }
    last_sink = sink;
    (void)last_sink;
    qsort(spent, RUNS, sizeof *spent, compare);
    printf(
        "{\"bench\":\"plain\",\"what\":\"%s\",\"unit\":\"%s\",\"median\":%.6g,\"least\":%.6g,\"most\":%.6g,"
        "\"runs\":%d,\"calls\":%ld}\n",
        what, rate ? "per second" : "ns", spent[RUNS / 2], spent[0], spent[RUNS - 1], RUNS, calls);
    fflush(stdout);
}

static void deal_hands(struct hands *hands, int tiles, bool one_suit, unsigned forms)
{
    struct rng rng;
    rng_init(&rng, SEED);
    for (hands->count = 0; hands->count < HANDS; hands->count++) {
        uint8_t wall[4 * TILE_KINDS];
        struct hand hand = {0};
        int kinds = one_suit ? 9 : TILE_KINDS, first = one_suit ? hands->count % 3 * 9 : 0;
        for (int i = 0; i < 4 * kinds; i++)
            wall[i] = (uint8_t)(first + i / 4);
        rng_shuffle(&rng, wall, 4 * kinds);
        for (int i = 0; i < tiles; i++)
            hand_add(&hand, wall[i]);
        shape_init(&hands->shapes[hands->count], &hand, NULL, 0, four_each, 4, forms);
    }
}

/* How many hands the textbook and the tables judge otherwise: the textbook takes a wait on a fifth tile for
 * one, so it may be nearer and is never farther. */
static void compare_answers(const struct hands *hands)
{
    int nearer = 0;
    for (int i = 0; i < hands->count; i++) {
        int plain = plain_shanten(hands->shapes[i].counts, hands->shapes[i].forms);
        int ours = shape_shanten(&hands->shapes[i]);
        CHECK(plain <= ours);
        nearer += plain < ours;
    }
    fprintf(stderr, "the textbook and the tables agree on %d of %d hands\n", hands->count - nearer,
            hands->count);
}

/* Random hands of four runs or pungs and a pair. */
static void make_wins(struct wins *wins)
{
    struct rng rng;
    rng_init(&rng, SEED);
    for (int made = 0; made < HANDS;) {
        uint8_t counts[TILE_KINDS] = {0};
        bool good = true;
        for (int set = 0; set < 5; set++) {
            uint32_t kind = rng_below(&rng, TILE_KINDS), run = rng_below(&rng, 3);
            bool runs = set < 4 && run && kind < TILE_EAST && kind % 9 < 7;
            for (uint32_t i = 0; i < 3; i++)
                counts[kind + (runs ? i : 0)] += set < 4 || i < 2;
        }
        for (int kind = 0; kind < TILE_KINDS; kind++)
            good &= counts[kind] <= 4;
        memcpy(wins->counts[made], counts, sizeof counts);
        made += good;
    }
}

int main(void)
{
    struct hands hands = {malloc(HANDS * sizeof *hands.shapes), 0};
    struct wins *wins = malloc(sizeof *wins);
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    int16_t options[OPTION_MOST];
    struct game game;
    CHECK(hands.shapes && wins && rules);

    deal_hands(&hands, 14, false, FORM_STANDARD);
    compare_answers(&hands);
    measure("reading 14 of 136 tiles", read_hands, &hands, false);
    measure("shanten by the textbook, standard form, 14 of 136 tiles", plain_shantens, &hands, false);
    deal_hands(&hands, 14, false, ALL_FORMS);
    measure("shanten by the textbook, three forms, 14 of 136 tiles", plain_shantens, &hands, false);
    deal_hands(&hands, 14, true, ALL_FORMS);
    compare_answers(&hands);
    measure("shanten by the textbook, three forms, 14 tiles of one suit", plain_shantens, &hands, false);
    deal_hands(&hands, 13, false, ALL_FORMS);
    measure("waits by the textbook, three forms, 13 of 136 tiles", plain_waits, &hands, false);
    measure("waits by trying all kinds with our shanten", tried_waits, &hands, false);
    make_wins(wins);
    measure("taking a complete hand apart", take_apart, wins, false);
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, 2);
    measure("copying a game", copy_games, &game, false);
    measure("random rounds without views", bare_rounds, rules, true);
    free(hands.shapes);
    free(wins);
    return 0;
}
