/* test_danger_words.c: the danger of tiles as it is told: no finer than it is known, and in the language's
 * figures. */
#include "support/test.h"

#include "words/languages/languages.h"
#include "words/study/danger_words.h"
#include "words/words.h"

enum { FOUR_OF_BAMBOO = 21, SIX_OF_BAMBOO = 23 };

static void costs(int hundredths, const char *expected)
{
    char out[24];
    danger_words_cost(hundredths, out, sizeof out);
    assert_string_equal(out, expected);
}

static void chances(int per_mille, const char *expected)
{
    char out[24];
    danger_words_chance(per_mille, out, sizeof out);
    assert_string_equal(out, expected);
}

TEST(a_cost_has_two_figures)
{
    costs(0, "");
    costs(4, "");
    costs(50, "−0.5");
    costs(840, "−8");
    costs(283300, "−2800");
    language_speak(language_find("de"));
    costs(50, "−0,5");
    language_speak(language_find("en"));
}

TEST(a_chance_below_a_hundredth_has_tenths)
{
    chances(0, "0%");
    chances(4, "0.4%");
    chances(10, "1%");
    chances(237, "24%");
}

static void likeliest(const struct danger_figures *figures, const char *expected)
{
    char out[WORDS_LINE];
    danger_words_likeliest(figures, out, sizeof out);
    assert_string_equal(out, expected);
}

TEST(what_stands_out_is_named_the_likeliest_first)
{
    struct danger_figures figures = {.kinds = TILE_BIT(TILE_RED) | TILE_BIT(FOUR_OF_BAMBOO) |
                                              TILE_BIT(SIX_OF_BAMBOO)};
    likeliest(&figures, "");
    figures.chance[TILE_RED] = 9;
    likeliest(&figures, ""); /* not a hundredth */
    figures.chance[FOUR_OF_BAMBOO] = 40;
    likeliest(&figures, "Most likely waits: 4 bamboo (4%).");
    figures.chance[SIX_OF_BAMBOO] = 80;
    likeliest(&figures, "Most likely waits: 6 bamboo (8%) and 4 bamboo (4%).");
    figures.chance[SIX_OF_BAMBOO] = 82; /* more than twice as likely */
    likeliest(&figures, "Most likely waits: 6 bamboo (8%).");
    figures.kinds &= ~TILE_BIT(SIX_OF_BAMBOO); /* that cannot be won on */
    likeliest(&figures, "Most likely waits: 4 bamboo (4%).");
}
