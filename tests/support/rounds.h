/*
 * rounds.h: matches of a mode with random options, players and clock, in which every step is checked.
 */
#ifndef SUPPORT_ROUNDS_H
#define SUPPORT_ROUNDS_H

#include "support/conformance.h"

/* Plays the match of that seed. Most seats make random moves; in one match of five some are easy opponents,
 * in one of twenty normal ones. Checks each step (conformance.h), each payment (payments.h), the record, and
 * in one match of eight the undo. Fails the running test, or ends the program, with the mode and the seed.
 * Returns how many rounds it had. */
long rounds_play(const struct ruleset *rules, uint64_t seed, struct coverage *coverage);

/* The same for many matches: all seats make random moves. Checks one step of sixteen, the end and the
 * payments of each round, the record of one match in 16 and the undo of one in 128. */
long rounds_play_swiftly(const struct ruleset *rules, uint64_t seed, struct coverage *coverage);

#endif
