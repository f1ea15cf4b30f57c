/*
 * rounds.h: matches of a mode by seed, with options, players and a clock by chance, every step checked.
 */
#ifndef SUPPORT_ROUNDS_H
#define SUPPORT_ROUNDS_H

#include "support/conformance.h"

/* Plays the match of that seed: most seats move by chance, in one match of five some are opponents of level
 * easy, in one of twenty of level normal. Checks each step (conformance.h), each payment (payments.h), the
 * record, and in one match of eight the undo. Fails the running test, or ends the program, with the mode and
 * the seed. Returns how many rounds it had. */
long rounds_play(const struct ruleset *rules, uint64_t seed, struct coverage *coverage);

/* The same for many: all seats move by chance, one step of sixteen is checked, of each round the end and what
 * it pays, of one match in 16 the record and of one in 128 the undo. */
long rounds_play_swiftly(const struct ruleset *rules, uint64_t seed, struct coverage *coverage);

#endif
