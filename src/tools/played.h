/*
 * played.h: what the tools that play duplicate pairs share: by which random numbers a seat decides, and the
 * line that tells how the pairs came out.
 */
#ifndef TOOLS_PLAYED_H
#define TOOLS_PLAYED_H

#include <stdio.h>

#include "session/arena/arena.h"

/* The random source of a seat's next decision: the same for the same match and place in it. */
static inline void played_chance(const struct session *session, int seat, struct rng *rng)
{
    uint64_t place = (uint64_t)session_position(session) * SEAT_MOST + (uint64_t)seat;
    rng_init(rng, rng_derive(session_setup(session)->seed, place));
}

/* Tells on standard output by how much A was better over so many pairs, what a mean win is, and how often
 * each won and dealt in. */
static inline void played_tell(const char *a, const char *b, struct estimate estimate,
                               const struct tally *tally, int pairs)
{
    double rounds = (double)tally->rounds / 100;
    printf("%s - %s: %+.3f +- %.3f points a round (%+.1f %% of a mean win of %.2f), won %.1f %% and %.1f %%, "
           "dealt in %.1f %% and %.1f %%, %d pairs\n",
           a, b, estimate.mean, estimate.margin, 100 * estimate.mean / tally_win(tally), tally_win(tally),
           (double)tally->won[SIDE_A] / rounds, (double)tally->won[SIDE_B] / rounds,
           (double)tally->given[SIDE_A] / rounds, (double)tally->given[SIDE_B] / rounds, pairs);
}

#endif
