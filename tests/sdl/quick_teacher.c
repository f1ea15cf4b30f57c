/*
 * quick_teacher.c: a teacher whose figures come from a generator, for tests that look at reviews and hints
 * and not at what they claim: the real one thinks for seconds about each match. The linker puts it in the
 * real one's place.
 */
#include <stdlib.h>
#include <string.h>

#include "ai/teach.h"

void __real_teach_rank(const struct view *view, uint64_t seed, const struct ai_stop *stop,
                       struct ranking *ranking);

/* A guess or a naming is a form, which only the real teacher fills in. */
static bool has_form(const struct view *view)
{
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_GUESS || view->moves[i].kind == MOVE_NAME)
            return true;
    return false;
}

static struct reason any_reason(struct rng *rng)
{
    static const enum reason_kind kinds[] = {REASON_NONE,         REASON_WORTH_LESS,   REASON_FITS_MIN,
                                             REASON_STEP_FURTHER, REASON_FEWER_USEFUL, REASON_LESS_WITHOUT,
                                             REASON_MORE_USEFUL,  REASON_STEP_NEARER};
    enum reason_kind kind = kinds[rng_below(rng, sizeof kinds / sizeof *kinds)];
    struct reason reason = reason_tile(kind, (uint8_t)rng_below(rng, TILE_KINDS));
    reason.number = 2 + (int)rng_below(rng, 30);
    return reason;
}

static int best_first(const void *a, const void *b)
{
    const struct advice *one = (const struct advice *)a, *other = (const struct advice *)b;
    return other->points - one->points;
}

void __wrap_teach_rank(const struct view *view, uint64_t seed, const struct ai_stop *stop,
                       struct ranking *ranking)
{
    struct rng rng;

    if (has_form(view)) {
        __real_teach_rank(view, seed, stop, ranking);
        return;
    }
    memset(ranking, 0, sizeof *ranking);
    rng_init(&rng, seed);
    for (int i = 0; i < view->move_count; i++) {
        struct advice *advice = &ranking->list[ranking->count++];
        advice->move = view->moves[i];
        advice->estimate = true;
        advice->points = (int)rng_below(&rng, 600) - 200;
        advice->others = -(int)rng_below(&rng, 200);
        advice->win = (int)rng_below(&rng, 1001);
        advice->deal_in = (int)rng_below(&rng, 120);
        advice->by_dummy = -1;
        advice->error = 1 + (int)rng_below(&rng, 20);
        advice->reason = any_reason(&rng);
    }
    qsort(ranking->list, (size_t)ranking->count, sizeof *ranking->list, best_first);
    ranking->list[0].error = 0;
}

void __wrap_teach_measure(const struct view *view, uint64_t seed, int times, const struct ai_stop *stop,
                          struct advice *best, struct advice *made)
{
    (void)view;
    (void)seed;
    (void)times;
    (void)stop;
    (void)best;
    (void)made;
}
