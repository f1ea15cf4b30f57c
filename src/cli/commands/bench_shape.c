/* bench_shape.c: `tigers bench` of hands: shanten, waits, the tables. */
#include <stdlib.h>

#include "base/check.h"
#include "cli/commands/bench.h"
#include "rules/hand/shape_table.h"

enum {
    HANDS = 100000,
    HANDS_QUICK = 200,
    PASSES = 5, /* over the hands in a run, that a run is no blink */
    ALL_FORMS = FORM_STANDARD | FORM_SEVEN_PAIRS | FORM_THIRTEEN_ORPHANS
};

static const uint8_t four_each[TILE_KINDS] = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
                                              4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};

struct hands {
    const struct shape *shapes;
    int count;
    int passes;
};

void bench_deal_hand(struct hand *hand, struct rng *rng, int tiles, int first, int kinds)
{
    uint8_t wall[4 * TILE_KINDS];
    int count = 4 * kinds;
    for (int i = 0; i < count; i++)
        wall[i] = (uint8_t)(first + i / 4);
    *hand = (struct hand){0};
    for (int i = 0; i < tiles; i++) {
        int at = i + (int)rng_below(rng, (uint32_t)(count - i));
        uint8_t tile = wall[at];
        wall[at] = wall[i];
        hand_add(hand, tile);
    }
}

/* Random hands of all tiles or, by turns, of one suit; the caller frees them. */
static struct shape *deal_shapes(int count, int tiles, bool one_suit, unsigned forms)
{
    struct rng rng;
    struct shape *shapes = malloc((size_t)count * sizeof *shapes);
    CHECK_MEMORY(shapes);
    rng_init(&rng, BENCH_SEED);
    for (int i = 0; i < count; i++) {
        struct hand hand;
        bench_deal_hand(&hand, &rng, tiles, one_suit ? i % 3 * 9 : 0, one_suit ? 9 : TILE_KINDS);
        shape_init(&shapes[i], &hand, NULL, 0, four_each, 4, forms);
    }
    return shapes;
}

static long count_shanten(const void *context, unsigned *sink)
{
    const struct hands *hands = context;
    for (int pass = 0; pass < hands->passes; pass++)
        for (int i = 0; i < hands->count; i++)
            *sink += (unsigned)shape_shanten(&hands->shapes[i]);
    return (long)hands->count * hands->passes;
}

static long count_waits(const void *context, unsigned *sink)
{
    const struct hands *hands = context;
    for (int i = 0; i < hands->count; i++) {
        int shanten;
        tile_set waits = shape_useful(&hands->shapes[i], &shanten);
        *sink += (unsigned)shanten + (unsigned)waits;
    }
    return hands->count;
}

void bench_shapes(const char *what, const struct shape *shapes, int count, bool quick)
{
    struct hands hands = {shapes, count, quick ? 1 : PASSES};
    struct bench_figure figure = {.bench = "shanten", .what = what};
    bench_measure(count_shanten, &hands, &figure);
    bench_print(&figure);
}

static void time_shanten(const char *what, bool one_suit, unsigned forms, bool quick)
{
    int count = quick ? HANDS_QUICK : HANDS;
    struct shape *shapes = deal_shapes(count, HAND_MOST, one_suit, forms);
    bench_shapes(what, shapes, count, quick);
    free(shapes);
}

void bench_shanten(bool quick)
{
    time_shanten("standard form, 14 of 136 tiles", false, FORM_STANDARD, quick);
    time_shanten("three forms, 14 of 136 tiles", false, ALL_FORMS, quick);
    time_shanten("three forms, 14 tiles of one suit", true, ALL_FORMS, quick);
}

void bench_waits(bool quick)
{
    int count = quick ? HANDS_QUICK : HANDS;
    struct shape *shapes = deal_shapes(count, HAND_MOST - 1, false, ALL_FORMS);
    struct hands hands = {shapes, count, 1};
    struct bench_figure figure = {.bench = "waits", .what = "three forms, 13 of 136 tiles"};
    bench_measure(count_waits, &hands, &figure);
    bench_print(&figure);
    free(shapes);
}

/* They are constant data of the program: nothing is read or made when it starts. */
void bench_tables(bool quick)
{
    (void)quick;
    double bytes = (double)shape_table_bytes;
    struct bench_figure figure = {"tables", "shanten and waits", "bytes", bytes, bytes, bytes, 1, 1};
    bench_print(&figure);
}
