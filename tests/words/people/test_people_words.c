/*
 * test_people_words.c: what is said of the people: each has words of their own, and habits that a mode does
 * not know are not told in it.
 */
#include "support/test.h"

#include "rules/modes/list.h"
#include "words/people/people_words.h"

static bool has(const char *id, const char *mode, const char *habit)
{
    const char *traits[PEOPLE_TRAITS];
    int count = people_traits(ai_level_parse(id), mode ? ruleset_find(mode) : NULL, traits);
    for (int i = 0; i < count; i++)
        if (strcmp(traits[i], habit) == 0)
            return true;
    return false;
}

static const char *says(enum ai_level who, int seat, int winner, int you)
{
    struct player player = {.kind = PLAYER_COMPUTER, .level = (uint8_t)who};
    return people_parting(&player, seat, winner, you);
}

TEST(test_each_has_words_of_their_own)
{
    for (int i = 0; i < PEOPLE; i++) {
        enum ai_level who = (enum ai_level)(AI_PERSON + i);
        assert_true(people_strength_share(who) > 0 && people_strength_share(who) <= 100);
        for (int k = 0; k < i; k++) {
            enum ai_level other = (enum ai_level)(AI_PERSON + k);
            assert_string_not_equal(people_line(who), people_line(other));
            assert_string_not_equal(people_strength(who), people_strength(other));
            assert_true(people_strength_share(who) > people_strength_share(other));
            for (int winner = 0; winner < 2; winner++)
                assert_string_not_equal(says(who, 1, winner, 0), says(other, 1, winner, 0));
        }
    }
}

TEST(test_habits_are_those_of_the_mode)
{
    assert_true(has("kai", NULL, "Claims often"));
    assert_true(has("kai", "classic", "Claims often"));
    assert_false(has("kai", "one-suit", "Claims often")); /* nothing is claimed there */
    assert_true(has("ravi", "dueling-tigers", "Loves Riichi"));
    assert_true(has("ravi", "tenpai-duel", "Loves Riichi"));
    assert_false(has("ravi", "patterns", "Loves Riichi"));
    assert_true(has("lin", "dueling-tigers", "Reveals the row"));
    assert_false(has("lin", "tenpai-duel", "Reveals the row")); /* there is no dummy */
    assert_true(has("lin", "one-suit", "Careful"));
}

/* At a table of four: seat 2 is the person, the others are people. */
TEST(test_who_speaks_at_the_end)
{
    enum ai_level nino = AI_PERSON, normal = AI_NORMAL;
    struct player person = {.kind = PLAYER_PERSON};
    for (int seat = 0; seat < 4; seat++) {
        bool other = seat != 2;
        if (other) { /* the person has won: each speaks to them */
            assert_non_null(says(nino, seat, 2, 2));
            assert_string_equal(says(nino, seat, 2, 2), says(nino, 1, 2, 2));
        }
        assert_true((says(nino, seat, 1, 2) != NULL) == (seat == 1)); /* seat 1 has: they alone do */
        assert_null(says(nino, seat, SEAT_NONE, 2));                  /* a tie */
        assert_null(says(nino, seat, 1, SEAT_NONE));                  /* nobody, or two, to speak to */
        assert_null(says(normal, seat, seat, 2));                     /* a plain level says nothing */
        assert_null(people_parting(&person, seat, seat, seat));
    }
    assert_string_not_equal(says(nino, 1, 1, 2), says(nino, 1, 2, 2));
}
