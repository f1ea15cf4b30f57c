/*
 * effort.h: how much a test that samples does, and from which seeds.
 *
 * Two variables of the environment decide, and are read only here. TIGERS_EFFORT is 1 for the quick tests
 * (the default), 10 for CI, 100 for a night; under a sanitizer, which makes everything some times slower, a
 * night does what CI does elsewhere, and CI what is quick. TIGERS_SEED is a number that changes each night,
 * so that each night tries something new. Smaller samples keep their seeds: tests count what they meet, and
 * few of new seeds may not meet everything.
 */
#ifndef TESTS_SUPPORT_EFFORT_H
#define TESTS_SUPPORT_EFFORT_H

#include <stdint.h>

/* Returns the sample size that TIGERS_EFFORT asks for. */
int effort(int quick, int ci, int night);

/* Returns TIGERS_SEED at night without a sanitizer, `usual` otherwise. */
uint64_t effort_seed(uint64_t usual);

#endif
