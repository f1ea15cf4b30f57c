/* rng.c: xoshiro256** and its uses; see rng.h. */
#ifdef _WIN32
#define _CRT_RAND_S /* for rand_s */
#endif
#include "base/rng.h"

#include <stdbool.h>
#include <stdio.h>

#include "base/check.h"
#include "base/clock.h"

static uint64_t splitmix(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

void rng_init(struct rng *rng, uint64_t seed)
{
    for (int i = 0; i < 4; i++)
        rng->state[i] = splitmix(&seed);
}

static uint64_t rotate_left(uint64_t x, int bits)
{
    return (x << bits) | (x >> (64 - bits));
}

uint64_t rng_next(struct rng *rng)
{
    uint64_t *s = rng->state;
    uint64_t result = rotate_left(s[1] * 5, 7) * 9;
    uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate_left(s[3], 45);
    return result;
}

uint32_t rng_below(struct rng *rng, uint32_t bound)
{
    CHECK(bound >= 1);
    /* Lemire's method: multiply, and draw again in the short biased part. */
    uint64_t product = (rng_next(rng) >> 32) * bound;
    if ((uint32_t)product < bound) /* only here can it be biased; the exact test takes a division */
        for (uint32_t biased = (0u - bound) % bound; (uint32_t)product < biased;)
            product = (rng_next(rng) >> 32) * bound;
    return (uint32_t)(product >> 32);
}

void rng_shuffle(struct rng *rng, uint8_t *bytes, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)rng_below(rng, (uint32_t)i + 1);
        uint8_t swap = bytes[i];
        bytes[i] = bytes[j];
        bytes[j] = swap;
    }
}

uint64_t rng_derive(uint64_t seed, uint64_t number)
{
    uint64_t state = seed ^ (number + 1) * 0xd1342543de82ef95u;
    splitmix(&state);
    return splitmix(&state);
}

#ifdef _WIN32

static bool ask_system(uint64_t *bits)
{
    unsigned high, low;
    if (rand_s(&high) != 0 || rand_s(&low) != 0)
        return false;
    *bits = (uint64_t)high << 32 | low;
    return true;
}

#else

static bool ask_system(uint64_t *bits)
{
    FILE *file = fopen("/dev/urandom", "rb"); /* exists in the browser too */
    if (!file)
        return false;
    setvbuf(file, NULL, _IONBF, 0);
    bool read = fread(bits, sizeof *bits, 1, file) == 1;
    fclose(file);
    return read;
}

#endif

uint64_t rng_entropy(void)
{
    uint64_t bits = 0;
    return ask_system(&bits) ? bits : rng_derive((uint64_t)clock_today(), 0);
}
