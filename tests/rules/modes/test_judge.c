/*
 * test_judge.c: the scorers of all modes before the judge (judge.h), over some tens of thousands of hands by
 * chance each; tool_judge goes on for as many as wanted.
 */
#include "support/test.h"

#include "judge/judge_compare.h"
#include "support/effort.h"

/* Fails if a pattern of the mode never counted in all those hands. */
static void expect_all_met(const struct ruleset *rules, const struct judge_tally *tally)
{
    for (const struct pattern *pattern = ruleset_next_pattern(rules, NULL); pattern;
         pattern = ruleset_next_pattern(rules, pattern)) {
        bool met = false;
        for (int i = 0; i < tally->count; i++)
            met |= strcmp(tally->patterns[i].id, pattern->id) == 0;
        if (!met)
            print_error("%s: no hand with %s\n", rules->id, pattern->id);
        assert_true(met);
    }
}

TEST(the_judge_agrees)
{
    const long hands = effort(30000, 30000, 300000);
    for (int mode = 0; ruleset_list[mode]; mode++) {
        static struct judge_tally tally;
        static char sentence[JUDGE_SENTENCE];
        tally = (struct judge_tally){0};
        if (!judge_hands(ruleset_list[mode], hands, effort_seed(2026), &tally, sentence))
            fail_msg("%s", sentence);
        print_message("%s: %ld hands, %ld complete, %ld win\n", ruleset_list[mode]->id, tally.hands,
                      tally.complete, tally.wins);
        assert_true(tally.wins > hands / 3);
        if (!ruleset_list[mode]->declares_risk)
            expect_all_met(ruleset_list[mode], &tally);
    }
}
