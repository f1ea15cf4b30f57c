/*
 * test_fair_pair.c: equal players come to exactly nothing, and the correction for luck moves no mean.
 * Tier: ci
 */
#include "support/test.h"
#include <math.h>

#include "support/effort.h"
#include "tools/match/fair_pair.h"
#include "tools/match/sprt.h"

static void begin(const char *mode, const char *a, const char *b, struct setup *setup,
                  struct contender contenders[SIDES])
{
    struct arena arena;
    arena_init(&arena, ruleset_find(mode), AI_NORMAL, AI_NORMAL);
    *setup = arena.setup;
    contenders[SIDE_A] = (struct contender){.who = *person_at(ai_level_parse(a))};
    contenders[SIDE_B] = (struct contender){.who = *person_at(ai_level_parse(b))};
}

static void expect_nothing(const char *mode, const char *who, int pairs)
{
    struct setup setup;
    struct contender contenders[SIDES];
    struct tally tally = {0};
    begin(mode, who, who, &setup, contenders);
    for (int i = 0; i < pairs; i++) {
        struct fair_pair pair;
        fair_pair_play(&setup, contenders, arena_seed(7, i), true, &tally, &pair);
        assert_true(pair.plain == 0);
        assert_true(pair.corrected == 0);
    }
    assert_int_equal(tally.won[SIDE_A], tally.won[SIDE_B]);
    assert_int_equal(tally.rounds, pairs * arena_playings(setup.seats));
    assert_int_equal(contenders[SIDE_A].wins, contenders[SIDE_B].wins);
    assert_int_equal(contenders[SIDE_A].win_points, contenders[SIDE_B].win_points);
    assert_int_equal(contenders[SIDE_A].declared, contenders[SIDE_B].declared);
}

TEST(test_equal_players_come_to_exactly_nothing)
{
    expect_nothing("dueling-tigers", "normal", 4);
    expect_nothing("dueling-tigers", "nino", 4);
    expect_nothing("dueling-tigers", "hard", 1);
    expect_nothing("tenpai-duel", "hard", 2);
    expect_nothing("one-suit", "easy", 4);
}

/* Both figures are right on average, so they lie as near each other as the spread of the luck allows; and a
 * corrected pair says as much as two plain ones at least. */
TEST(test_the_correction_moves_no_mean)
{
    struct setup setup;
    struct contender contenders[SIDES];
    struct tally tally = {0};
    struct running plain = {0}, corrected = {0}, luck = {0};
    int pairs = effort(40, 40, 120);
    begin("dueling-tigers", "zora", "mei", &setup, contenders);
    for (int i = 0; i < pairs; i++) {
        struct fair_pair pair;
        fair_pair_play(&setup, contenders, arena_seed(7, i), true, &tally, &pair);
        running_add(&plain, pair.plain);
        running_add(&corrected, pair.corrected);
        running_add(&luck, pair.plain - pair.corrected);
    }
    print_message("plain %+.3f, corrected %+.3f, luck %+.3f ± %.3f, variance %.2f and %.2f\n", plain.mean,
                  corrected.mean, luck.mean, running_margin(&luck), running_variance(&plain),
                  running_variance(&corrected));
    assert_true(fabs(luck.mean) < 2 * running_margin(&luck));
    assert_true(running_variance(&plain) > 1);
    assert_true(running_variance(&corrected) < running_variance(&plain) / 2);
    assert_true(contenders[SIDE_A].calls.taken <= contenders[SIDE_A].calls.offered);
    assert_true(contenders[SIDE_B].calls.taken > contenders[SIDE_A].calls.taken);
}
