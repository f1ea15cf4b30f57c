/*
 * test_rarity.c: every row of the table of rare hands is a pattern of its mode, and no hand of every evening.
 */
#include "support/test.h"

#include "rules/modes/list.h"
#include "session/statistics/rarity.h"

TEST(rare_hands_are_patterns_of_their_mode)
{
    enum { ROWS = 11 };
    int rare = 0;
    for (int mode = 0; ruleset_list[mode]; mode++) {
        const struct ruleset *rules = ruleset_list[mode];
        for (const struct pattern *at = NULL; (at = ruleset_next_pattern(rules, at));) {
            int matches = rarity_of(rules, at);
            assert_true(!matches || (ruleset_plays(rules, at) && matches >= 20 && matches < 1000));
            rare += matches > 0;
        }
    }
    assert_int_equal(rare, ROWS);
}
