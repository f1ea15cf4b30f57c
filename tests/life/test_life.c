/*
 * test_life.c: some lives of the program (life.h); LIFE=n lives n of them, LIFE_SEED=s from that seed on.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "life/life.h"
#include "support/effort.h"

static void every_life_is_as_it_should_be(void **state)
{
    const char *count = getenv("LIFE"), *seed = getenv("LIFE_SEED");
    (void)state;
    bool right = life_live(count ? atol(count) : effort(20, 60, 1000),
                           seed ? strtoull(seed, NULL, 10) : effort_seed(1), true);
    life_tell_counts();
    assert_true(right);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_life_is_as_it_should_be),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
