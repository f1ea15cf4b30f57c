/*
 * bench.h: what the parts of `tigers bench` share: the median of five
 * runs, and one JSON line a figure.
 *
 * Time is the processor time of this process where that can be had (clock_fine
 * of base/clock.h), so that other programs on the machine weigh less; the work is
 * the same in every run and on every machine.
 */
#ifndef CLI_BENCH_H
#define CLI_BENCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/rng.h"
#include "rules/hand/shape.h"

enum { BENCH_RUNS = 5 };

/* The same seed makes the same hands, rounds and positions everywhere. */
enum { BENCH_SEED = 20260501 };

/* Fields in the order they are printed; the figure is `median`, in `unit`. */
struct bench_figure {
    const char *bench;
    const char *what; /* which of the bench's figures */
    const char *unit;
    double median, least, most; /* over the runs */
    int runs;
    long calls; /* in a run */
};

/* Does the work once and returns how many calls that was; what they answered goes into `*sink`, so that no
 * compiler leaves them out. */
typedef long bench_work(const void *context, unsigned *sink);

/* Does the work once to warm up and then BENCH_RUNS times; fills in the nanoseconds a call and the rest. */
void bench_measure(bench_work *work, const void *context, struct bench_figure *figure);

/* Turns a figure of nanoseconds a call into one of calls a second. */
void bench_per_second(struct bench_figure *figure);

/* The median of the numbers, which are put in order. */
double bench_median(double *numbers, int count);

/* Prints the figure as one JSON line. */
void bench_print(const struct bench_figure *figure);

/* The benches; `quick` is for a look at the form of the output: little work, figures of no meaning. */
void bench_shanten(bool quick);
void bench_waits(bool quick);
void bench_score(bool quick);
void bench_rounds(bool quick);
void bench_decision(bool quick);
void bench_apply(bool quick);
void bench_tables(bool quick);

/* Times shanten over these shapes. */
void bench_shapes(const char *what, const struct shape *shapes, int count, bool quick);

/* A random hand of so many tiles out of the kinds from `first` on, four of each of `kinds` kinds. */
void bench_deal_hand(struct hand *hand, struct rng *rng, int tiles, int first, int kinds);

#endif
