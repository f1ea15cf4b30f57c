/* test_rewards.c: what is announced of a match and of a round: each once, and nothing that was there before.
 */
#include "support/test.h"

#include "base/tr.h"
#include "session/statistics/journal_line.h"
#include "support/journal_place.h"
#include "words/reward_words.h"

#define WON_MATCH  " 0 0 9 5 ; person \"You\" ; kai \"Kai\" ; d:0"
#define LOST_MATCH " 0 0 4 5 ; person \"You\" ; kai \"Kai\" ; d:0"

static struct match_tally tally_of(int number, const char *rest)
{
    char line[512];
    struct match_tally match;
    struct error why;
    snprintf(line, sizeof line, "2026-11-%02d_10-00-00_dueling-tigers.tigers%s", number, rest);
    if (!journal_line_parse(&match, line, &why))
        fail_msg("%s", why.message);
    return match;
}

/* A journal of these matches, each 'w', 'l' or 't'. */
static void play(struct journal *journal, const char *results)
{
    for (int i = 0; results[i]; i++) {
        struct match_tally match = tally_of(i + 1, results[i] == 'w' ? WON_MATCH : LOST_MATCH);
        journal_put(journal, &match);
    }
}

static const char *said(const char *before, const char *rest, bool round)
{
    static char words[600];
    struct reward list[REWARDS_MAX];
    struct journal journal = {0};
    struct match_tally match = tally_of(28, rest);
    play(&journal, before);
    int count = round ? rewards_of_round(&journal, &match, list) : rewards_of_match(&journal, &match, list);
    words_rewards(list, count, words, sizeof words);
    match_tally_deinit(&match);
    journal_deinit(&journal);
    return words;
}

static void expect_match(const char *before, const char *rest, const char *words)
{
    assert_string_equal(said(before, rest, false), words);
}

TEST(firsts_and_streaks_of_a_match)
{
    expect_match("", WON_MATCH, "Your first win. It’s on the shelf, with today’s date.");
    expect_match("ll", LOST_MATCH, "");
    expect_match("lw", LOST_MATCH, "");
    expect_match("w", WON_MATCH, "");
    expect_match("ww", WON_MATCH, "A streak of 3 wins, your longest yet.");
    expect_match("wwwwlww", WON_MATCH, "A streak of 3 wins. Your best is 4.");
    expect_match("www", LOST_MATCH, "A streak of 3 ends here. It stays in your statistics.");
    expect_match("www", " 0 0 9 5 ; person \"You\" ; mei \"Mei\" ; d:0", "Your first win over Mei.");
}

TEST(a_best_needs_matches_before_it)
{
    expect_match("wlwl", " 0 0 12 5 ; person \"You\" ; kai \"Kai\" ; d:0", "");
    expect_match("wlwll", " 0 0 12 5 ; person \"You\" ; kai \"Kai\" ; d:0",
                 "Your best score yet: 12 points.");
    expect_match("wlwll", " 0 0 9 1 ; person \"You\" ; kai \"Kai\" ; d:0", "Your clearest win yet, by 8.");
}

#define HAND "=8:discard:123m_456m_789m_22!2p_55z"

TEST(a_round_tells_what_is_new_on_the_shelf)
{
    assert_string_equal(said("", " 0 0 4 5 ; person \"You\" ; kai \"Kai\" ; w0<1:8" HAND ":all-pung*3", true),
                        "Four sets and a pair: your first round won. New on your shelf: All Pung.");
    /* what an earlier round of the match brought isn't new */
    assert_string_equal(said("",
                             " 0 0 4 5 ; person \"You\" ; kai \"Kai\" ; w0<1:8" HAND
                             ":all-pung*3 w0<1:8:P" HAND ":all-pung*3",
                             true),
                        "New on your shelf: Two by two.");
    assert_string_equal(said("", " 0 0 4 5 ; person \"You\" ; kai \"Kai\" ; w0<1:8" HAND " l1<0:0", true),
                        "");
}

/* A match that the journal has counted was announced. */
TEST(a_match_that_was_counted_is_not_told_again)
{
    struct reward list[REWARDS_MAX];
    struct journal journal = {0};
    struct match_tally match = tally_of(1, WON_MATCH), again = tally_of(1, WON_MATCH);
    journal_put(&journal, &match);
    assert_int_equal(rewards_of_match(&journal, &again, list), 0);
    assert_int_equal(rewards_of_round(&journal, &again, list), 0);
    match_tally_deinit(&again);
    journal_deinit(&journal);
}
