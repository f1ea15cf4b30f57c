/*
 * arena_run.h: plays many pairs of an arena.
 */
#ifndef SUPPORT_ARENA_RUN_H
#define SUPPORT_ARENA_RUN_H

#include "session/arena/arena.h"

/* Plays the pairs first, first + 1, ... between players that never stop a match. */
struct estimate arena_run(const struct arena *arena, uint64_t seed, int first, int count,
                          struct tally *tally);

#endif
