/*
 * test_road.c: the crowns of the road are a recount of the matches: who gives theirs for a match won, and who
 * does not.
 */
#include "support/test.h"

#include "ai/people.h"
#include "rules/modes/list.h"
#include "session/statistics/road.h"

/* A match of four rounds: the person on seat 0 with `own` points, the others with theirs; ended by a negative
 * level. */
static struct match_tally match_of(const struct ruleset *rules, int own, const int (*others)[2], int count)
{
    struct match_tally match = {.rules = rules, .seats = (uint8_t)(count + 1), .round_count = 4};
    match.scores[0] = own;
    for (int i = 0; i < count; i++) {
        match.players[i + 1].kind = PLAYER_COMPUTER;
        match.players[i + 1].level = (uint8_t)others[i][0];
        match.scores[i + 1] = others[i][1];
    }
    return match;
}

static int against(struct road *road, int stop, int own, int other)
{
    const int others[][2] = {{AI_PERSON + stop, other}};
    struct match_tally match = match_of(&ruleset_dueling_tigers, own, others, 1);
    return road_add(road, &match);
}

TEST(a_match_won_is_a_crown_and_opens_the_next)
{
    struct road road = {0};
    assert_int_equal(road_next(&road), 0);
    assert_int_equal(against(&road, 0, 9, 2), 0);
    assert_int_equal(road_next(&road), 1);
    assert_int_equal(against(&road, 0, 9, 2), -1); /* nobody has two */
    assert_int_equal(against(&road, 7, 3, 2), 7);  /* met by the player's own choice */
    assert_int_equal(road.crowns, 2);
    assert_int_equal(road_next(&road), 1);
    for (int stop = 1; stop < 7; stop++)
        assert_int_equal(against(&road, stop, 1, 0), stop);
    assert_int_equal(road_next(&road), PEOPLE);
    assert_int_equal(road.crowns, PEOPLE);
}

TEST(a_tie_and_a_loss_cost_nothing_and_the_closest_is_kept)
{
    struct road road = {0};
    assert_int_equal(against(&road, 3, 4, 14), -1);
    assert_int_equal(against(&road, 3, 9, 12), -1);
    assert_int_equal(against(&road, 3, 2, 10), -1);
    assert_int_equal(road.stops[3].tries, 3);
    assert_int_equal(road.stops[3].own, 9);
    assert_int_equal(road.stops[3].other, 12);
    assert_int_equal(against(&road, 3, 5, 5), -1);
    assert_int_equal(road.stops[3].own, 5);
    assert_int_equal(against(&road, 3, 6, 5), 3);
    assert_int_equal(against(&road, 3, 0, 5), -1);
    assert_int_equal(road.stops[3].tries, 4); /* tries end with the crown */
    assert_true(road.stops[3].crown);
}

TEST(at_a_table_of_four_the_weakest_who_has_theirs_gives_it)
{
    const int table[][2] = {{AI_PERSON + 5, 3}, {AI_PERSON + 2, 8}, {AI_PERSON + 7, 1}};
    struct road road = {0};
    struct match_tally won = match_of(&ruleset_classic, 9, table, 3),
                       second = match_of(&ruleset_classic, 4, table, 3);
    assert_int_equal(road_add(&road, &second), -1); /* ahead of two is no match won */
    assert_int_equal(road_add(&road, &won), 2);
    assert_int_equal(road_add(&road, &won), 5);
    assert_int_equal(road_add(&road, &won), 7);
    assert_int_equal(road_add(&road, &won), -1);
}

TEST(a_level_and_somebody_who_joined_later_have_no_crown)
{
    const int plain[][2] = {{AI_HARD, 1}}, mei[][2] = {{AI_PERSON + 1, 1}};
    struct road road = {0};
    struct match_tally match = match_of(&ruleset_dueling_tigers, 9, plain, 1);
    assert_int_equal(road_add(&road, &match), -1);
    match = match_of(&ruleset_dueling_tigers, 9, mei, 1);
    struct tally_change change = {.round = 3, .seat = 1};
    match.changes = &change;
    match.change_count = 1;
    assert_int_equal(road_add(&road, &match), -1);
    assert_int_equal(road.crowns, 0);
}

static void put(struct journal *journal, const char *name, const struct ruleset *rules, int stop)
{
    const int others[][2] = {{AI_PERSON + stop, 1}};
    struct match_tally match = match_of(rules, 9, others, 1);
    snprintf(match.name, sizeof match.name, "%s", name);
    journal_put(journal, &match);
}

TEST(each_mode_has_its_own_and_a_new_start_of_the_statistics_takes_none)
{
    struct journal journal = {0};
    struct road road;
    put(&journal, "2026-11-20_10-00-00_dueling-tigers.tigers", &ruleset_dueling_tigers, 0);
    put(&journal, "2026-11-21_10-00-00_tenpai-duel.tigers", &ruleset_tenpai_duel, 1);
    put(&journal, "2026-11-22_10-00-00_dueling-tigers.tigers", &ruleset_dueling_tigers, 2);
    journal_reset(&journal, "2026-11-27 00:00:00");
    road_count(&journal, &ruleset_dueling_tigers, "", &road);
    assert_int_equal(road.crowns, 2);
    assert_true(road.stops[0].crown && road.stops[2].crown);
    road_count(&journal, &ruleset_tenpai_duel, "", &road);
    assert_int_equal(road.crowns, 1);
    road_count(&journal, &ruleset_dueling_tigers, "2026-11-22_10-00-00_dueling-tigers.tigers", &road);
    assert_int_equal(road.crowns, 1);
    journal_deinit(&journal);
}

/* shared texts: the winner of Mei's crown has the wine table, Kai's the jade back, and linen is everybody's.
 */
TEST(prizes_are_where_the_road_has_them)
{
    assert_int_equal(road_prize_of(PRIZE_FELT, 1), 1);
    assert_int_equal(road_prize_of(PRIZE_BACK, 1), 3);
    assert_int_equal(road_prize_of(PRIZE_FELT, 2), 6);
    assert_int_equal(road_prize_of(PRIZE_BACK, 2), 7);
    assert_int_equal(road_prize_of(PRIZE_PLACE, 1), 2);
    assert_int_equal(road_prize_of(PRIZE_PLACE, 3), 4);
    assert_int_equal(road_prize_of(PRIZE_PLACE, 2), 5);
    assert_int_equal(road_prize_of(PRIZE_FELT, 0), -1);
    assert_int_equal(road_prize_of(PRIZE_BACK, 0), -1);
    assert_int_equal(road_prize_of(PRIZE_FELT, 3), -1);
}
