/* test_calibration.c: corrected chances keep their order, and only what is certain is shown as certain. */
#include "support/test.h"

#include "ai/calibration.h"
#include "rules/modes/list.h"

static int shown(const struct ruleset *rules, enum calibration_source source, enum move_kind kind, int said)
{
    struct advice advice = {.estimate = true, .win = said};
    advice.move.kind = (uint8_t)kind;
    calibrate(rules, source, &advice);
    return advice.win;
}

TEST(the_order_of_moves_stays)
{
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++)
        for (int source = 0; source < CALIBRATION_SOURCES; source++)
            for (int said = 1; said <= 1000; said++) {
                int chance = shown(*rules, (enum calibration_source)source, MOVE_DISCARD, said);
                assert_in_range(chance, 0, 999);
                assert_true(chance >= shown(*rules, (enum calibration_source)source, MOVE_DISCARD, said - 1));
            }
}

TEST(only_a_win_that_is_there_is_certain)
{
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++)
        for (int source = 0; source < CALIBRATION_SOURCES; source++) {
            assert_int_equal(shown(*rules, (enum calibration_source)source, MOVE_WIN, 1000), 1000);
            assert_int_equal(shown(*rules, (enum calibration_source)source, MOVE_DECLARE, 1000), 1000);
            assert_true(shown(*rules, (enum calibration_source)source, MOVE_DECLARE, 900) < 1000);
        }
}

/* What is worked out to the end isn't corrected, and a move without figures has none. */
TEST(exact_figures_stay)
{
    struct advice exact = {.estimate = true, .exact = true, .win = 1000}, none = {.win = 500};
    calibrate(&ruleset_dueling_tigers, CALIBRATION_PLAYED, &exact);
    calibrate(&ruleset_dueling_tigers, CALIBRATION_PLAYED, &none);
    assert_int_equal(exact.win, 1000);
    assert_int_equal(none.win, 500);
}

/* A loss is split by the chances that the points were computed with: one move never won, the other half the
 * time for 4 points. All of it is chance. */
TEST(a_loss_is_split_by_the_chances_before)
{
    struct advice best = {.estimate = true, .win = 500, .points = 200, .by_dummy = -1};
    struct advice made = {.estimate = true, .by_dummy = -1};
    struct split split;
    calibrate(&ruleset_classic, CALIBRATION_RANKED, &best);
    calibrate(&ruleset_classic, CALIBRATION_RANKED, &made);
    teach_split(&best, &made, &split);
    assert_int_equal(split.part[SPLIT_CHANCE], 200);
    assert_int_equal(split.part[SPLIT_POINTS], 0);
}
