/*
 * ruled_pair.h: one pair of duplicate deals, plainly and corrected for chance.
 *
 * The correction takes off each playing what its draws were worth (session/luck,
 * docs/luck.md). Its mean is 0 whatever the players are, so both figures have the same mean, and the
 * corrected one the smaller spread. Points are those by which the scores moved, so a bet that was laid and
 * not won back is lost (Tenpai Duel); `tigers arena` counts what the end of the round brought.
 */
#ifndef TOOLS_RULER_RULED_PAIR_H
#define TOOLS_RULER_RULED_PAIR_H

#include "session/arena/arena.h"
#include "tools/ruler/contender.h"

struct ruled_pair {
    struct tally tally;
    double plain; /* points a round by which A was better than B */
    double luck;  /* what of it came by chance; the corrected figure is plain - luck */
};

/* Plays the deal of that seed, once for each way to sit. Equal players give exactly 0 in both. */
void ruled_pair_play(struct contender *a, struct contender *b, uint64_t seed, struct ruled_pair *pair);

#endif
