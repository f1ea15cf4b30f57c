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
