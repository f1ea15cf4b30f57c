/*
 * rng.h: random numbers that are the same on every platform.
 *
 * xoshiro256** (Blackman and Vigna, 2018, public domain algorithm), seeded by
 * splitmix64. The match, each opponent and the picture own one each; no two
 * draws stand in one expression, as C does not order them.
 */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

struct rng {
    uint64_t state[4];
};

/* Starts the sequence that belongs to `seed`; any seed is good. */
void rng_init(struct rng *rng, uint64_t seed);

/* The next 64 random bits. */
uint64_t rng_next(struct rng *rng);

/* A number from 0 to bound - 1, each equally likely; bound is at least 1. */
uint32_t rng_below(struct rng *rng, uint32_t bound);

/* Puts the `count` bytes into random order, each order equally likely. */
void rng_shuffle(struct rng *rng, uint8_t *bytes, int count);

/* A seed derived from `seed` and a number, so that streams of one match do not meet. */
uint64_t rng_derive(uint64_t seed, uint64_t number);

/* 64 bits that nobody can guess, from the system; where it has none to give, from the time of day. New
 * matches are dealt from it. */
uint64_t rng_entropy(void);

#endif
