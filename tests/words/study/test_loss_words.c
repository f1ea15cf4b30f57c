/* test_loss_words.c: what a decision cost, how sure that is, and its parts. */
#include "support/test.h"

#include "words/study/loss_words.h"
#include "words/words.h"

static void expect(int loss, int error, int behind, const struct split *split, const char *expected)
{
    char said[WORDS_LINE];
    loss_words_verdict(loss, error, behind, split, said, sizeof said);
    assert_string_equal(said, expected);
}

TEST(a_cost_has_its_error)
{
    struct split split = {.part = {[SPLIT_CHANCE] = 30, [SPLIT_DANGER] = 25}};
    expect(55, 12, 55, &split, "Cost 0.55 ± 0.12 points: chance to win 0.30 and danger 0.25.");
}

/* Only what is worked out has no error (docs/teacher.md "The last draws"). */
TEST(an_exact_cost_says_so)
{
    struct split split = {.part = {[SPLIT_DANGER] = 400}};
    expect(400, 0, 400, &split, "Cost exactly 4.00 points: danger 4.00.");
}

TEST(less_than_two_errors_are_a_matter_of_taste)
{
    struct split none = {.part = {0}};
    expect(0, 12, 8, &none, "A matter of taste: 0.08 points behind the best, within ± 0.24.");
    expect(0, 12, 0, &none, "As good as any other move.");
}

/* Wins on the dummy's tiles are told apart, so the rest of the chance says what it leaves out. */
TEST(the_dummy_is_left_out_of_the_chance)
{
    struct split split = {.part = {[SPLIT_CHANCE] = -104, [SPLIT_DUMMY] = 255}};
    expect(151, 16, 151, &split,
           "Cost 1.51 ± 0.16 points: chance to win without the dummy −1.04 and dummy 2.55.");
}

static void expect_after(int made, int loss, const char *after_made, const char *after_best)
{
    struct verdict verdict = {
        .loss = loss, .made = {.estimate = true, .points = made}, .best = {.points = made + loss}};
    char said[WORDS_AMOUNT];
    loss_words_after(&verdict, false, said, sizeof said);
    assert_string_equal(said, after_made);
    loss_words_after(&verdict, true, said, sizeof said);
    assert_string_equal(said, after_best);
}

/* A reader can subtract the points after both moves: that is the loss. */
TEST(points_differ_by_the_loss_that_is_shown)
{
    expect_after(9432, 2718, "+94.3", "+121.5"); /* 27.2 */
    expect_after(-37, 874, "−0.37", "+8.37");
    expect_after(-2540, 28460, "−25", "+260"); /* 285 */
    expect_after(120, 0, "+1.20", "+1.20");
}
