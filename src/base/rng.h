/*
 * rng.h: random numbers that are the same on every platform.
 *
 * The generator is xoshiro256** (Blackman and Vigna, 2018, public domain), seeded by splitmix64. The match,
 * each opponent and the picture have one each. Never draw twice in one expression: C does not fix the order.
 */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

struct rng {
    uint64_t state[4];
};

/* Starts the sequence of `seed`; every seed is good. */
void rng_init(struct rng *rng, uint64_t seed);

/* Returns the next 64 random bits. */
uint64_t rng_next(struct rng *rng);

/* Returns a number from 0 to bound - 1, each equally likely; bound is at least 1. */
uint32_t rng_below(struct rng *rng, uint32_t bound);

/* Shuffles `count` bytes; each order is equally likely. */
void rng_shuffle(struct rng *rng, uint8_t *bytes, int count);

/* Derives a seed from `seed` and a number, so that the streams of one match are independent. */
uint64_t rng_derive(uint64_t seed, uint64_t number);

/* Returns 64 unpredictable bits from the system or, if it has none, bits derived from the time of day. New
 * matches are dealt from them. */
uint64_t rng_entropy(void);

#endif
