/*
 * test_rounds.c: some hundred seeded matches of every mode, with all options, opponents and a clock by chance
 * (support/rounds.h); tool_rounds goes on for as many as wanted.
 */
#include "support/test.h"

#include "support/effort.h"
#include "support/rounds.h"

/* How many of each mode; there are four times as many of those played swiftly. */
static long rounds_wanted(void)
{
    return effort(400, 400, 40000);
}

TEST(rounds_of_every_mode_keep_every_promise)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        static struct coverage met;
        long rounds = 0;
        met = (struct coverage){0};
        for (uint64_t seed = effort_seed(0); rounds < rounds_wanted(); seed++)
            rounds += rounds_play(ruleset_list[mode], seed, &met);
        print_message("%s: %ld rounds, %ld draws, %ld moves taken back\n", ruleset_list[mode]->id, rounds,
                      met.draws, met.undone);
        assert_true(met.draws > 0 && met.draws < rounds && met.undone > 0);
    }
}

/* Those of which there are many: every kind of check is made in them too, only not at every step. */
TEST(rounds_played_swiftly_keep_them_too)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        static struct coverage met;
        long rounds = 0, wins = 0;
        met = (struct coverage){0};
        for (uint64_t seed = effort_seed(0); rounds < 4 * rounds_wanted(); seed++)
            rounds += rounds_play_swiftly(ruleset_list[mode], seed, &met);
        for (int source = 0; source < WIN_SOURCES; source++)
            wins += met.wins[source];
        assert_true(met.draws > 0 && met.draws < rounds && wins > 0 && met.undone > 0);
        assert_true(met.events[EVENT_DISCARD] >
                    rounds / 4); /* in One Suit one step or two of a round are looked at */
    }
}

/* The clock of Tenpai Duel rings between two hands while bets lie on the table. */
TEST(the_clock_between_hands_pays_the_bets)
{
    static struct coverage met;
    assert_true(rounds_play(ruleset_find("tenpai-duel"), 5857, &met) > 0);
}

/* In Classic a kong is claimed of the last discard but one, and the last tile, its replacement, is a flower.
 */
TEST(a_kong_that_draws_the_last_flower_is_its_makers_turn)
{
    static struct coverage met;
    assert_true(rounds_play(ruleset_find("classic"), 2004358, &met) > 0);
}
