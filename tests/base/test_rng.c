/*
 * test_rng.c: the random numbers are those of the published algorithms, and the draws made of them are fair.
 */
#include "support/test.h"

#include "base/rng.h"

TEST(test_the_numbers_of_xoshiro256)
{
    /* The first ten of the state 1, 2, 3, 4, as implementations of the algorithm publish them. */
    static const uint64_t expected[] = {11520u,
                                        0u,
                                        1509978240u,
                                        1215971899390074240u,
                                        1216172134540287360u,
                                        607988272756665600u,
                                        16172922978634559625u,
                                        8476171486693032832u,
                                        10595114339597558777u,
                                        2904607092377533576u};
    struct rng rng = {{1, 2, 3, 4}};
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        assert_true(rng_next(&rng) == expected[i]);
}

TEST(test_seeded_by_splitmix64)
{
    struct rng rng;
    rng_init(&rng, 0);
    assert_true(rng.state[0] == 0xe220a8397b1dcdafu);
    assert_true(rng.state[1] == 0x6e789e6aa1b965f4u);
    assert_true(rng.state[2] == 0x06c45d188009454fu);
    assert_true(rng.state[3] == 0xf88bb8a8724c81ecu);
}

TEST(test_the_same_seed_gives_the_same_numbers)
{
    struct rng one, two, other;
    rng_init(&one, 7);
    rng_init(&two, 7);
    rng_init(&other, 8);
    int same = 0;
    for (int i = 0; i < 100; i++) {
        uint64_t number = rng_next(&one);
        assert_true(number == rng_next(&two));
        same += number == rng_next(&other);
    }
    assert_int_equal(same, 0);
}

/* Pearson's statistic of `draws` throws into `bins` equal bins. */
static double chi_square(const int *counts, int bins, int draws)
{
    double expected = (double)draws / bins, sum = 0;
    for (int i = 0; i < bins; i++)
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    return sum;
}

TEST(test_below_is_within_its_bound_and_even)
{
    struct rng rng;
    rng_init(&rng, 1);
    for (uint32_t bound = 1; bound <= 40; bound++) {
        int counts[40] = {0};
        for (int i = 0; i < 20000; i++) {
            uint32_t number = rng_below(&rng, bound);
            assert_true(number < bound);
            counts[number]++;
        }
        /* Mean bound - 1, deviation sqrt(2 (bound - 1)): five deviations are never met by chance. */
        double limit = bound - 1 + 5 * 9;
        assert_true(chi_square(counts, (int)bound, 20000) < limit);
    }
}

TEST(test_below_a_bound_that_does_not_divide)
{
    /* Three quarters of the 32-bit range: a plain remainder would give the first third twice as often. */
    const uint32_t bound = 3u << 30;
    struct rng rng;
    rng_init(&rng, 2);
    int counts[3] = {0};
    for (int i = 0; i < 30000; i++)
        counts[rng_below(&rng, bound) >> 30]++;
    assert_true(chi_square(counts, 3, 30000) < 25);
}

TEST(test_shuffles_keep_all_and_are_even)
{
    struct rng rng;
    int counts[24] = {0};
    rng_init(&rng, 3);
    for (int i = 0; i < 24000; i++) {
        uint8_t four[] = {0, 1, 2, 3};
        rng_shuffle(&rng, four, 4);
        unsigned seen = 0;
        int rank = 0;
        for (int place = 0; place < 4; place++) {
            int smaller = 0;
            for (int later = place + 1; later < 4; later++)
                smaller += four[later] < four[place];
            rank = rank * (4 - place) + smaller;
            seen |= 1u << four[place];
        }
        assert_int_equal(seen, 15);
        counts[rank]++;
    }
    assert_true(chi_square(counts, 24, 24000) < 60);
}

TEST(test_a_shuffle_of_few)
{
    struct rng rng, before;
    uint8_t one[] = {9};
    rng_init(&rng, 4);
    before = rng;
    rng_shuffle(&rng, one, 1);
    rng_shuffle(&rng, one, 0);
    assert_int_equal(one[0], 9);
    assert_memory_equal(&rng, &before, sizeof rng);
}

TEST(test_derived_seeds_differ)
{
    uint64_t seeds[400];
    for (uint64_t i = 0; i < 400; i++)
        seeds[i] = rng_derive(i / 20, i % 20);
    for (int i = 0; i < 400; i++)
        for (int j = 0; j < i; j++)
            assert_true(seeds[i] != seeds[j]);
    assert_true(rng_derive(5, 6) == rng_derive(5, 6));
}

/* What a new match is dealt from: any of 64 bits, and never the same. */
TEST(nobody_guesses_a_new_match)
{
    uint64_t all = 0, none = 0, before = rng_entropy();
    for (int i = 0; i < 64; i++) {
        uint64_t bits = rng_entropy();
        assert_true(bits != before);
        all |= bits;
        none |= ~bits;
        before = bits;
    }
    assert_true(all == UINT64_MAX && none == UINT64_MAX);
}
