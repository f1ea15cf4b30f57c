/*
 * test_life.c: some lives of the program (life.h); LIFE=n lives n of them, LIFE_SEED=s from that seed on.
 */
#include "support/test.h"

#include "life/life.h"
#include "support/effort.h"

TEST(every_life_is_as_it_should_be)
{
    const char *count = getenv("LIFE"), *seed = getenv("LIFE_SEED");
    bool right = life_live(count ? atol(count) : effort(20, 60, 1000),
                           seed ? strtoull(seed, NULL, 10) : effort_seed(1), true);
    life_tell_counts();
    assert_true(right);
}
