/*
 * test_sprt.c: the sequential test says what it says as seldom wrongly as it promises.
 * Tier: ci
 */
#include <math.h>
#include <stdbool.h>

#include "support/test.h"

#include "base/rng.h"
#include "tools/match/sprt.h"

enum { RUNS = 4000, LEAST = 100, MOST = 60000 };

/* A tenth of an average win of 3.5 points against none. */
static const struct sprt usual = {.low = 0, .high = 0.35, .error = 0.05, .least = LEAST};

/* Values like those of pairs: half of them 0, the rest wins and losses of 1 to 6 points, large ones rarely,
 * so that the distribution is neither even nor near a normal one. */
static double draw_pair(struct rng *rng, double mean)
{
    static const double wins[16] = {0.5, 0.5, 1, 1, 1, 1.5, 1.5, 2, 2, 2.5, 3, 3.5, 4, 5, 6, 12};
    uint32_t sort = rng_below(rng, 4), place = rng_below(rng, 16);
    return mean + (sort < 2 ? 0 : sort == 2 ? wins[place] : -wins[place]);
}

struct outcome {
    int low, high;
    double pairs; /* played on average */
};

static struct outcome run_many(const struct sprt *sprt, double mean, uint64_t seed)
{
    struct outcome outcome = {0};
    for (int i = 0; i < RUNS; i++) {
        struct rng rng;
        struct running running = {0};
        enum verdict verdict = VERDICT_OPEN;
        rng_init(&rng, rng_derive(seed, (uint64_t)i));
        while (verdict == VERDICT_OPEN && running.count < MOST) {
            running_add(&running, draw_pair(&rng, mean));
            verdict = sprt_judge(sprt, &running);
        }
        outcome.low += verdict == VERDICT_LOW;
        outcome.high += verdict == VERDICT_HIGH;
        outcome.pairs += (double)running.count / RUNS;
    }
    return outcome;
}

/* Three standard errors of a share of 5 % among the runs are 1 %. */
TEST(test_errors_are_as_rare_as_told)
{
    struct outcome none = run_many(&usual, usual.low, 1), all = run_many(&usual, usual.high, 2);
    print_message("none: %d of %d said to be better, %.0f pairs; all: %d said not to be, %.0f pairs\n",
                  none.high, RUNS, none.pairs, all.low, all.pairs);
    assert_true(none.high <= RUNS * 6 / 100);
    assert_true(all.low <= RUNS * 6 / 100);
    assert_int_equal(none.low + none.high, RUNS);
    assert_int_equal(all.low + all.high, RUNS);
    /* Nor is it so careful that it wastes pairs. */
    assert_true(none.high >= RUNS / 100);
    assert_true(all.low >= RUNS / 100);
}

/* Beyond the two means errors are rarer yet. */
TEST(test_who_is_far_better_or_worse_is_soon_known)
{
    struct outcome at_low = run_many(&usual, usual.low, 1);
    struct outcome worse = run_many(&usual, -0.5, 3), better = run_many(&usual, 0.85, 4);
    assert_true(worse.high <= RUNS / 500);
    assert_true(better.low <= RUNS / 500);
    assert_true(worse.pairs < at_low.pairs / 1.5);
    assert_true(better.pairs < at_low.pairs / 1.5);
}

/* As many pairs as a test of a fixed number needs for the same errors: 2 * 1.645 standard errors
 * between the means. */
TEST(test_it_needs_fewer_pairs_than_a_fixed_number)
{
    struct rng rng;
    struct running running = {0};
    rng_init(&rng, 5);
    for (int i = 0; i < 100000; i++)
        running_add(&running, draw_pair(&rng, 0));
    double fixed = running_variance(&running) * pow(2 * 1.645 / (usual.high - usual.low), 2);
    struct outcome none = run_many(&usual, usual.low, 1), all = run_many(&usual, usual.high, 2);
    print_message("a fixed number: %.0f pairs\n", fixed);
    assert_true(none.pairs < 0.75 * fixed);
    assert_true(all.pairs < 0.75 * fixed);
}

/* Looking at the plain interval after each pair misleads far more often. */
TEST(test_looking_at_the_interval_instead_misleads)
{
    int misled = 0;
    for (int i = 0; i < 500; i++) {
        struct rng rng;
        struct running running = {0};
        bool sure = false;
        rng_init(&rng, rng_derive(6, (uint64_t)i));
        while (running.count < 2000 && !sure) {
            running_add(&running, draw_pair(&rng, 0));
            sure = running.count >= LEAST && fabs(running.mean) > running_margin(&running);
        }
        misled += sure;
    }
    assert_true(misled > 500 / 10);
}

/* Worked out by hand: 1, 2, 3, 6 have the mean 3, distances -2, -1, 0, 3, squares 4 + 1 + 0 + 9 = 14. */
TEST(test_the_figures_of_four_values)
{
    const struct sprt sprt = {.low = 1, .high = 2, .error = 0.05, .least = 0};
    const double values[4] = {1, 2, 3, 6};
    struct running running = {0};
    for (int i = 0; i < 4; i++)
        running_add(&running, values[i]);
    assert_float_equal(running.mean, 3, 1e-5);
    assert_float_equal(running_variance(&running), 14.0 / 3, 1e-5);
    assert_float_equal(running_margin(&running), 1.96 * sqrt(14.0 / 3 / 4), 1e-5);
    /* Mean squares from 1: (0 + 1 + 4 + 25) / 4 = 7.5; from 2: (1 + 0 + 1 + 16) / 4 = 4.5. */
    assert_float_equal(sprt_ratio(&sprt, &running), 2 * log(7.5 / 4.5), 1e-5);
    assert_float_equal(sprt_bound(&sprt), log(19), 1e-5);
}

TEST(test_equal_players_are_never_better)
{
    struct running running = {0};
    assert_int_equal(sprt_judge(&usual, &running), VERDICT_OPEN);
    for (int i = 0; i < LEAST; i++) {
        assert_int_equal(sprt_judge(&usual, &running), VERDICT_OPEN);
        running_add(&running, 0);
    }
    assert_int_equal(sprt_judge(&usual, &running), VERDICT_LOW);
}
