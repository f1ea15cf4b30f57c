/*
 * arena.h: the result of `tigers arena` and how it is printed.
 */
#ifndef CLI_ARENA_H
#define CLI_ARENA_H

#include "cli/bots/timing.h"
#include "session/arena/arena.h"

struct contest {
    const struct ruleset *rules;
    uint64_t seed;
    int pairs, rounds, seats;
    bool hands;               /* also print in how many playings each pattern won */
    const char *names[SIDES]; /* as on the command line */
    struct estimate estimate;
    struct tally tally;
    struct timing timings[SIDES];
};

/* Prints it as sentences, or as one JSON line. */
void contest_print(const struct contest *contest, bool json);

#endif
