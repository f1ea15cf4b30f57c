/*
 * test_people_words.c: what is said of the people: each has words of their own, and habits that a mode does
 * not know are not told in it.
 */
#include "support/test.h"

#include "rules/modes/list.h"
#include "words/people/people_lines.h"
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

/* Each has at least thirty lines, no two of which are alike, and none is said twice in a row. */
TEST(test_nobody_repeats_a_line)
{
    enum { TIMES = 40 };
    char said[PEOPLE_SAID] = "";
    for (int i = 0; i < PEOPLE; i++) {
        const char *lines[PEOPLE_MOMENTS * 4];
        int count = 0;
        for (int moment = 0; moment < PEOPLE_MOMENTS; moment++) {
            const char *last = NULL;
            int silent = 0;
            for (int time = 0; time < TIMES; time++) {
                const char *line =
                    people_say((enum ai_level)(AI_PERSON + i), (enum people_moment)moment, said);
                assert_true(!line || line != last);
                silent += !line;
                last = line;
                int k = 0;
                while (line && k < count && strcmp(lines[k], line) != 0)
                    k++;
                if (line && k == count)
                    lines[count++] = line;
            }
            assert_true(silent <= TIMES / 2);
        }
        assert_true(count >= 30);
    }
}

/* What was said last is remembered from one start to the next; what an older program wrote is not in the way.
 */
TEST(test_what_was_said_is_remembered)
{
    char said[PEOPLE_SAID] = "", kept[PEOPLE_SAID];
    const char *first = people_say(AI_PERSON, MOMENT_GREETING, said);
    strcpy(kept, said);
    assert_string_not_equal(people_say(AI_PERSON, MOMENT_GREETING, kept), first);
    strcpy(said, "..");
    assert_string_equal(people_say(AI_PERSON, MOMENT_GREETING, said), first);
}
