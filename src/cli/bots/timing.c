/* timing.c: decisions and their times; see timing.h. */
#include "cli/bots/timing.h"

#include <math.h>

#include "cli/bots/process.h"

enum { LEAST = 256 /* nanoseconds */, QUARTERS = 4 };

static void note(struct timing *timing, int64_t nanoseconds)
{
    double step = nanoseconds > LEAST ? QUARTERS * log2((double)nanoseconds / LEAST) : 0;
    timing->count++;
    timing->total += nanoseconds;
    timing->longest = nanoseconds > timing->longest ? nanoseconds : timing->longest;
    timing->steps[step < TIMING_STEPS ? (int)step : TIMING_STEPS - 1]++;
}

static bool begin(void *self, const struct session *session, int seat, struct error *error)
{
    const struct sitter *sitter = &((struct timed *)self)->sitter;
    return !sitter->begin || sitter->begin(sitter->self, session, seat, error);
}

static void hear(void *self, const struct session *session, int seat, int count)
{
    const struct sitter *sitter = &((struct timed *)self)->sitter;
    if (sitter->hear)
        sitter->hear(sitter->self, session, seat, count);
}

static void ask(void *self, const struct session *session, int seat)
{
    struct timed *timed = self;
    timed->asked[seat] = process_clock();
    if (timed->sitter.ask)
        timed->sitter.ask(timed->sitter.self, session, seat);
}

static bool choose(void *self, const struct session *session, int seat, struct move *move,
                   struct error *error)
{
    struct timed *timed = self;
    int64_t start = process_worked();
    bool good = timed->sitter.choose(timed->sitter.self, session, seat, move, error);
    /* a player without `ask` does all its work here */
    note(timed->timing, timed->sitter.ask ? process_clock() - timed->asked[seat] : process_worked() - start);
    return good;
}

static void end(void *self, const struct session *session, int seat, bool fairly)
{
    const struct sitter *sitter = &((struct timed *)self)->sitter;
    if (sitter->end)
        sitter->end(sitter->self, session, seat, fairly);
}

struct sitter timed_sitter(struct timed *timed)
{
    return (struct sitter){
        .self = timed, .begin = begin, .hear = hear, .ask = ask, .choose = choose, .end = end};
}

void timing_add(struct timing *timing, const struct timing *other)
{
    timing->count += other->count;
    timing->total += other->total;
    timing->longest = other->longest > timing->longest ? other->longest : timing->longest;
    for (int i = 0; i < TIMING_STEPS; i++)
        timing->steps[i] += other->steps[i];
}

double timing_mean(const struct timing *timing)
{
    return timing->count ? 1e-6 * (double)timing->total / (double)timing->count : 0;
}

double timing_median(const struct timing *timing)
{
    int64_t below = 0;
    int step = 0;
    if (!timing->count)
        return 0;
    while (step < TIMING_STEPS - 1 && 2 * (below + timing->steps[step]) < timing->count)
        below += timing->steps[step++];
    return 1e-6 * LEAST * exp2((step + 0.5) / QUARTERS);
}

double timing_longest(const struct timing *timing)
{
    return 1e-6 * (double)timing->longest;
}
