/*
 * measure_luck.h: how steady results are once luck is taken from them.
 */
#ifndef TOOLS_LUCK_MEASURE_LUCK_H
#define TOOLS_LUCK_MEASURE_LUCK_H

#include <stdint.h>

#include "tools/luck/play.h"

/* Plays that many rounds and prints mean and variance of their results, plain and corrected. Returns what the
 * program is to exit with. */
int measure_luck(struct play *play, int rounds, uint64_t seed);

#endif
