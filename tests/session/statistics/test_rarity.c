/* test_rarity.c: the table of rare hands names patterns of its modes, and no hand that is seen every evening.
 */
#include "support/test.h"

#include "rules/modes/list.h"
#include "session/statistics/rarity.h"

TEST(rare_hands_are_patterns_of_their_mode)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        const struct ruleset *rules = ruleset_list[mode];
        int rare = 0;
        for (const struct pattern *at = NULL; (at = ruleset_next_pattern(rules, at));) {
            int matches = rarity_of(rules, at);
            assert_true(!matches || (ruleset_plays(rules, at) && matches >= 20 && matches < 10000));
            rare += matches > 0;
        }
        assert_int_equal(rare > 0, !rules->declares_risk); /* One Suit has no patterns */
    }
}
