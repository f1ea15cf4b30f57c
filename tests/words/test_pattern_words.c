/* test_pattern_words.c: why a pattern counts, said to the player whose hand it is and to others. */
#include "support/test.h"

#include "support/wins.h"
#include "words/pattern_words.h"

static const struct words lin_and_you = {.names = {"Ann", "Lin"}, .you = 0};

/* What is said of that pattern in the hand of a seat. */
static void assert_said(const char *mode, const char *hand, const char *pattern, int seat, const char *wanted)
{
    struct win win;
    struct score score = wins_read(ruleset_find(mode), hand, &win);
    char words[160] = "";
    for (int i = 0; i < score.line_count; i++)
        if (strcmp(score.lines[i].pattern->id, pattern) == 0)
            words_pattern(&lin_and_you, seat, &score.lines[i], &win, &score.reading, words, sizeof words);
    assert_string_equal(words, wanted);
}

TEST(test_value_honour_says_which_triplets_it_counts)
{
    static const struct {
        const char *hand, *words;
    } hands[] = {
        {"23m456p99s pung:5z run:1s +4m", "a triplet of white dragon"},
        {"23m456p99s pung:2z run:1s south +4m", "a triplet of South (your seat wind)"},
        {"23m99s pung:2z kong:7z run:1s south +4m", "triplets of South (your seat wind) and red dragon"},
        {"9s pung:1z pung:6z kong:7z pung:2m +9s",
         "triplets of East (your seat wind), green dragon and red dragon"},
    };
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++)
        assert_said("patterns", hands[i].hand, "value-honour", 0, hands[i].words);
    assert_said("patterns", hands[1].hand, "value-honour", 1, "a triplet of South (Lin’s seat wind)");
}

/* docs/rules/dueling-tigers.md "Winning and points": the numbers are those of the indicators. */
TEST(test_only_bonus_names_its_numbers)
{
    assert_said("dueling-tigers", "12323455m45667p +5p riichi bonus:25 treasure:5", "only-bonus", 0,
                "2 or 5 in every set and in the pair");
}

TEST(test_winds_and_flowers_are_named)
{
    const char *hand = "minimum=0 23m456p99s pung:2z run:1s south round:south flowers:2f2g +4m";
    assert_said("classic", hand, "round-wind", 0, "a triplet of South, the round wind");
    assert_said("classic", hand, "seat-wind", 0, "a triplet of South, your seat wind");
    assert_said("classic", hand, "seat-wind", 1, "a triplet of South, Lin’s seat wind");
    assert_said("classic", hand, "own-flower-or-season", 0,
                "number 2 belongs to your seat: flower and season");
    assert_said("classic", "minimum=0 23m456p99s pung:4z run:1s west flowers:3g +4m", "own-flower-or-season",
                0, "number 3 belongs to your seat");
}

TEST(test_dragons_and_wind_of_dueling_tigers)
{
    assert_said("dueling-tigers", "99s234p11z pung:5z kong:7z +1z", "dragon-pung", 0,
                "pungs of white and red dragons");
    assert_said("dueling-tigers", "99s234p66z run:2s pung:1z +6z", "dragon-pung", 0,
                "the pung of green dragons");
    assert_said("dueling-tigers", "99s234p11z kong:6z kong:7z +1z", "dragon-pung", 0,
                "kongs of green and red dragons");
    assert_said("dueling-tigers", "99s234p11z run:2s pung:6z +1z", "matching-wind-pung", 0,
                "East is your seat");
}

/* Another's wind, treasure and draw are theirs for every reader (docs/rules/dueling-tigers.md "Winning and
 * points"). */
TEST(test_anothers_hand_of_dueling_tigers_is_theirs)
{
    const char *wind = "99s234p11z run:2s pung:3z west +1z";
    assert_said("dueling-tigers", wind, "matching-wind-pung", 0, "West is your seat");
    assert_said("dueling-tigers", wind, "matching-wind-pung", 1, "West is Lin’s seat");
    const char *drawn = "12345678m23455p +9m self-draw west treasure:5";
    assert_said("dueling-tigers", drawn, "self-picked", 0, "by self-draw from the wall");
    assert_said("dueling-tigers", drawn, "self-picked", 1, "Lin’s self-draw from the wall");
    assert_said("dueling-tigers", drawn, "treasure", 0, "your three 5s, 1 each");
    assert_said("dueling-tigers", drawn, "treasure", 1, "Lin’s three 5s, 1 each");
    const char *one = "12345678m23466p +9m west treasure:5";
    assert_said("dueling-tigers", one, "treasure", 0, "your 5");
    assert_said("dueling-tigers", one, "treasure", 1, "Lin’s 5");
}
