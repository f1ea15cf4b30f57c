/* test_luck_words.c: luck and skill as they are told: whose, how fine, and that the figures add up. */
#include "support/test.h"

#include "words/languages/languages.h"
#include "words/study/luck_words.h"

static struct words names(void)
{
    struct words words = {.you = 0};
    strcpy(words.names[0], "You");
    strcpy(words.names[1], "Lin");
    return words;
}

static bool shared = true; /* what one gains the others pay */

static void says(double grain, int seat, double result, double came, const char *expected)
{
    const struct words words = names();
    const struct luck_report report = {
        .rules = ruleset_find("dueling-tigers"), .seats = 2, .grain = grain, .shared = shared};
    const struct luck luck = {.result = result, .luck = came, .decisions = result - came};
    char out[WORDS_LINE];
    luck_say(&words, &report, seat, &luck, out, sizeof out);
    assert_string_equal(out, expected);
}

TEST(test_it_is_told_to_you_and_of_others)
{
    says(0.1, 0, 5, 3.2, "Lucky draws brought you +3.2, your choices and Lin’s +1.8.");
    shared = false;
    says(0.1, 0, -4, 1.46, "Lucky draws brought you +1.5, your choices and Lin’s −5.5.");
    shared = true;
    says(0.1, 0, -4, 1.46, "Lucky draws brought you +1.5, your choices and Lin’s −5.5.");
    says(0.1, 1, 5, -2.04, "Of Lin’s +5, −2 came from the draws and +7 from the choices.");
    says(0.1, 0, 0, 1.2, "Lucky draws brought you +1.2, your choices and Lin’s −1.2.");
    says(0.1, 0, -4, 0.04, "Your choices and Lin’s brought you −4.");
    says(0.1, 1, 0, -0.3, "The draws were worth −0.3 to Lin, and the choices +0.3.");
}

/* Where more play, the choices are everyone's. */
TEST(choices_of_more_are_everyones)
{
    const struct words words = names();
    const struct luck_report report = {
        .rules = ruleset_find("one-suit"), .seats = 3, .grain = 0.1, .shared = true};
    char out[WORDS_LINE];
    luck_say(&words, &report, 0, &(struct luck){.result = 44, .luck = 31.9}, out, sizeof out);
    assert_string_equal(out, "Lucky draws brought you +31.9, everyone’s choices +12.1.");
    luck_say(&words, &report, 0, &(struct luck){.result = -3}, out, sizeof out);
    assert_string_equal(out, "Everyone’s choices brought you −3.");
}

/* Over four rounds the error is twice that of one. */
TEST(choices_within_their_error_are_left_out)
{
    const struct words words = names();
    struct luck_report report = {
        .rules = ruleset_find("dueling-tigers"), .seats = 2, .grain = 0.1, .error = 1.6, .shared = true};
    struct luck luck = {.result = -4, .luck = -2.2, .decisions = -1.8};
    char out[WORDS_LINE];

    report.count = 1;
    luck_say(&words, &report, 0, &luck, out, sizeof out);
    assert_string_equal(out, "Unlucky draws brought you −2.2, your choices and Lin’s −1.8.");
    report.count = 4;
    luck_say(&words, &report, 0, &luck, out, sizeof out);
    assert_string_equal(out, "Unlucky draws brought you −2.2.");
}

/* Draws that round to 0, whose choices are within their error of 1.6, say nothing; larger choices do. */
TEST(draws_of_0_are_told_only_beside_certain_choices)
{
    const struct luck_report report = {
        .rules = ruleset_find("dueling-tigers"), .seats = 2, .count = 1, .grain = 0.1, .error = 1.6};

    assert_false(luck_tells_of(&report, &(struct luck){.result = 1, .luck = 0.04}));
    assert_true(luck_tells_of(&report, &(struct luck){.result = 1, .luck = 0.06}));
    assert_true(luck_tells_of(&report, &(struct luck){.result = -2, .luck = -0.04}));
}

/* 3.26 and 1.74 would be rounded to 3.3 and 1.7; so would 3.25 and 1.75 each for itself, to 3.3 and 1.8. */
TEST(test_the_figures_add_up)
{
    says(0.1, 0, 5, 3.26, "Lucky draws brought you +3.3, your choices and Lin’s +1.7.");
    says(0.1, 0, 5, 3.2501, "Lucky draws brought you +3.3, your choices and Lin’s +1.7.");
    says(100, 0, 7700, 5349, "Lucky draws brought you +5,300, your choices and Lin’s +2,400.");
    says(1, 0, -120, -119.6, "Unlucky draws brought you −120, your choices and Lin’s 0.");
}

TEST(test_what_luck_consists_of_is_told_by_mode)
{
    char out[2 * WORDS_LINE];
    struct luck_report report = {.rules = ruleset_find("dueling-tigers"), .seats = 2, .grain = 0.1};
    const struct luck luck = {.sources = {0.8, 2.4, -0.1, 0}, .own = 1.9, .others = 0.5};
    luck_say_sources(&report, &luck, out, sizeof out);
    assert_string_equal(
        out, "Deal +0.8, draws +1.9, opponent’s draws +0.5, the dummy’s tiles −0.1, the treasure 0.");
    report.rules = ruleset_find("one-suit");
    luck_say_sources(&report, &luck, out, sizeof out);
    assert_string_equal(out, "Deal +0.8, draws +1.9, opponent’s draws +0.5.");
    report.rules = ruleset_find("patterns");
    report.seats = 4;
    luck_say_sources(&report, &luck, out, sizeof out);
    assert_string_equal(out, "Deal +0.8, draws +1.9, the other players’ draws +0.5.");
}

TEST(test_figures_are_written_as_the_language_writes_them)
{
    language_speak(language_find("de"));
    says(0.1, 0, 5, 3.2, "Glück beim Ziehen brachte dir +3,2, Entscheidungen (du, Lin) +1,8.");
    says(100, 0, 1077700, 5300, "Glück beim Ziehen brachte dir +5.300, Entscheidungen (du, Lin) +1.072.400.");
    language_speak(language_at(0));
}
