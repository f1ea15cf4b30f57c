/*
 * test_evening.c: the evening of eight: lots, a bracket of three rounds, the person's matches as the journal
 * has them.
 */
#include "support/test.h"

#include "rules/modes/list.h"
#include "session/statistics/evening.h"

TEST(seven_of_the_eight_and_the_person_are_drawn)
{
    int kept[PEOPLE] = {0};
    for (uint64_t seed = 1; seed <= 400; seed++) {
        struct evening evening;
        int seen[EVENING_YOU + 1] = {0};
        evening_draw(&evening, seed);
        for (int i = 0; i < EVENING_PLAYERS; i++)
            seen[evening.meetings[i / 2].who[i % 2]]++;
        assert_int_equal(seen[EVENING_YOU], 1);
        for (int who = 0; who < PEOPLE; who++)
            assert_int_equal(seen[who], who != evening.keeper);
        kept[evening.keeper]++;
    }
    for (int who = 0; who < PEOPLE; who++)
        assert_true(kept[who] > 20); /* of 50 on average */
}

/* A match of the person that began then, with these points, in the journal. */
static void put(struct journal *journal, const char *began, int own, int other)
{
    struct match_tally match = {.rules = &ruleset_dueling_tigers, .seats = 2, .scores = {own, other}};
    snprintf(match.name, sizeof match.name, "%s_dueling-tigers.tigers", began);
    match.name[10] = '_';
    match.name[13] = match.name[16] = '-';
    journal_put(journal, &match);
}

TEST(three_wins_are_the_evening_and_a_tie_is_played_again)
{
    static const char *const began[] = {"2026-11-28 20:00:00", "2026-11-28 20:20:00", "2026-11-28 20:40:00",
                                        "2026-11-28 21:00:00"};
    struct journal journal = {0};
    struct evening evening;
    evening_draw(&evening, 5);
    assert_true(evening_play(&evening, NULL));
    assert_int_equal(evening_round(evening_mine(&evening)), 0);
    assert_false(evening_enter(&evening, &journal, began[0])); /* not played, or practice by now */
    put(&journal, began[0], 3, 3);
    put(&journal, began[1], 9, 4);
    put(&journal, began[2], 5, 2);
    put(&journal, began[3], 1, 0);
    for (int i = 0; i < 4; i++) {
        assert_true(evening_enter(&evening, &journal, began[i]));
        assert_true(evening_play(&evening, NULL));
        assert_int_equal(evening_mine(&evening) < 0 ? 3 : evening_round(evening_mine(&evening)), i);
    }
    assert_int_equal(evening_winner(&evening), EVENING_YOU);
    journal_deinit(&journal);
}

TEST(who_is_out_sees_the_others_play_on_always_alike)
{
    struct journal journal = {0};
    struct evening evening, again;
    put(&journal, "2026-11-28 20:00:00", 2, 9);
    for (int i = 0; i < 2; i++) {
        struct evening *one = i ? &again : &evening;
        evening_draw(one, 12);
        assert_true(evening_play(one, NULL));
        assert_int_equal(evening_winner(one), EVENING_NOBODY);
        assert_true(evening_enter(one, &journal, "2026-11-28 20:00:00"));
        assert_true(evening_play(one, NULL));
        assert_int_equal(evening_mine(one), -1);
    }
    assert_true(evening_winner(&evening) < PEOPLE);
    assert_int_not_equal(evening_winner(&evening), evening.keeper);
    for (int i = 0; i < EVENING_MEETINGS; i++) {
        assert_int_equal(evening.meetings[i].winner, again.meetings[i].winner);
        assert_memory_equal(evening.meetings[i].points, again.meetings[i].points,
                            sizeof again.meetings[i].points);
    }
    journal_deinit(&journal);
}
