/*
 * timing.h: how long a player takes for a decision.
 *
 * A built-in opponent is measured in processor time, a program from the question to its answer.
 */
#ifndef CLI_TIMING_H
#define CLI_TIMING_H

#include "session/arena/match_run.h"

enum { TIMING_STEPS = 128 };

/* Decisions and their times in nanoseconds. */
struct timing {
    int64_t count, total, longest;
    uint32_t steps[TIMING_STEPS]; /* how many took that long, in quarters of a doubling from 256 ns on */
};

/* A player whose decisions are timed. */
struct timed {
    struct sitter sitter;
    struct timing *timing;
    int64_t asked[SEAT_MAX];
};

/* Returns a sitter that measures `timed`, which must stay at its address until the match is over. */
struct sitter timed_sitter(struct timed *timed);

/* Adds the decisions of another timing. */
void timing_add(struct timing *timing, const struct timing *other);

/* Return milliseconds: the mean, the median (to a tenth of its size), the longest; 0 without decisions. */
double timing_mean(const struct timing *timing);
double timing_median(const struct timing *timing);
double timing_longest(const struct timing *timing);

#endif
