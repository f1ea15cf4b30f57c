/* test_strength.c: each level beats the one below, over duplicate deals and by far more than chance could do.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

#include "support/arena.h"

/* Fails unless the lower end of the 95 % interval is above `least` points a round. */
static void expect_better(enum ai_level better, enum ai_level worse, int pairs, double least)
{
    const struct player players[2] = {{better, NULL}, {worse, NULL}};
    struct tally tally = {0};
    arena_pairs(players, 7000, pairs, &tally);
    double low = tally_mean(&tally) - tally_margin(&tally);
    if (low < least)
        print_error("%s - %s: %.2f +- %.2f points a round\n", ai_level_name(better), ai_level_name(worse),
                    tally_mean(&tally), tally_margin(&tally));
    assert_true(low >= least);
}

static void test_easy_beats_random(void **state)
{
    (void)state;
    expect_better(AI_EASY, AI_RANDOM, 300, 1.0);
}

static void test_normal_beats_easy(void **state)
{
    (void)state;
    expect_better(AI_NORMAL, AI_EASY, 130, 0.2);
}

static void test_normal_beats_random(void **state)
{
    (void)state;
    expect_better(AI_NORMAL, AI_RANDOM, 30, 1.5);
}

static void test_no_dead_riichi(void **state)
{
    (void)state;
    const struct player players[2] = {{AI_NORMAL, NULL}, {AI_EASY, NULL}};
    struct tally tally = {0};
    arena_pairs(players, 9000, 25, &tally);
    assert_true(tally.riichi > 10);
    assert_int_equal(tally.dead, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_easy_beats_random),
        cmocka_unit_test(test_normal_beats_easy),
        cmocka_unit_test(test_normal_beats_random),
        cmocka_unit_test(test_no_dead_riichi),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
