/*
 * test_tally_figure.c: a finished hand as a row of tiles for the statistics: melds as they lie, sets, the
 * winning tile marked, hands without sets in order.
 */
#include "support/test.h"

#include "rules/modes/list.h"
#include "session/statistics/match_tally.h"
#include "support/wins.h"

static void expect_figure(const struct ruleset *rules, const char *hand, const char *wanted)
{
    struct win win;
    char figure[TALLY_FIGURE];
    struct score score = wins_read(rules, hand, &win);
    assert_true(score.win);
    match_tally_figure(&win, &score, 0, rules->seats_most, figure);
    assert_string_equal(figure, wanted);
}

TEST(sets_stand_apart_and_the_winning_tile_is_marked)
{
    expect_figure(&ruleset_classic, "123m456p789s77z11s +7z flowers:1f3g minimum=0",
                  "123m 456p 789s !777z 11s 1f3g");
    expect_figure(&ruleset_classic, "123m1199s pung:5z run:4p +9s minimum=0", "55'5z '456p 123m !999s 11s");
}

/* Won on the red five, which pinfu has in the second run: it is marked there, not shown in the first. */
TEST(the_red_five_won_on_is_marked)
{
    expect_figure(&ruleset_tenpai_duel, "45667m234p567p88s +0m", "456m !067m 234p 567p 88s");
}

TEST(a_closed_kong_lies_with_two_tiles_down)
{
    expect_figure(&ruleset_dueling_tigers, "123m999p1z closed:5z kong:2p +1z", "x55zx 2'222p 123m 999p !11z");
}

TEST(hands_without_sets_stand_in_order)
{
    expect_figure(&ruleset_classic, "19m19p19s1234567z +9s", "19m19p1!99s1234567z");
    expect_figure(&ruleset_classic, "1199m1199p11s22z5z +5z", "11m 99m 11p 99p 11s 22z !55z");
}
