/* test_count_words.c: what the scorer says of a hand, of what cannot be, and what it copies. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "support/wins.h"
#include "words/scorer/count_words.h"

static struct laying laying;   /* large */
static struct counted counted; /* large */

static void count_win(const char *rules, const char *text)
{
    const struct ruleset *mode = ruleset_find(rules);
    int16_t options[OPTION_MOST];
    struct win win;
    wins_read(mode, text, &win);
    ruleset_defaults(mode, options);
    laying_init(&laying, mode);
    laying_set_win(&laying, mode, options, &win);
    counted_make(&counted, &laying.now);
}

static void expect_state(const char *words)
{
    char out[COUNT_WORDS];
    count_state_words(&laying.now, &counted, out, sizeof out);
    assert_string_equal(out, words);
}

static void expect_refusal(enum lay_as as, const char *tile, const char *words)
{
    struct fault fault;
    char out[COUNT_WORDS];
    assert_false(laying_can_add(&laying.now, as, tile_parse(tile), &fault));
    words_fault(&laying.now, &fault, out, sizeof out);
    assert_string_equal(out, words);
}

static void it_says_how_the_hand_stands(void **state)
{
    (void)state;
    count_win("dueling-tigers", "222333p555888s9s +9s self-draw west");
    expect_state("It wins 10 points.");
    count_win("tenpai-duel", "123m456p34577s11z +7s discard west");
    expect_state("Complete, but without a yaku: it does not win.");
    count_win("classic", "456p789s2255z +5z discard west run:1m flowers:1f");
    expect_state("Complete, but with 1 faan it is below the minimum: it does not win.");
    count_win("dueling-tigers", "222333p555777s1z +1z revealed west");
    expect_state("Only in Riichi a hand is won on a revealed tile.");
    laying_remove(&laying, LAY_TILE, 13);
    counted_make(&counted, &laying.now);
    expect_state("The winning tile is missing. The hand waits for one kind.");
    laying_clear(&laying);
    counted_make(&counted, &laying.now);
    expect_state("0 of 14 tiles are laid, 14 are missing.");
}

static void it_says_why_a_tile_is_refused(void **state)
{
    (void)state;
    count_win("dueling-tigers", "222333p555888s9s +9s west");
    expect_refusal(LAY_TILE, "1z", "The hand has all its 14 tiles: take one away first.");
    laying_remove(&laying, LAY_TILE, 13);
    laying_remove(&laying, LAY_TILE, 12);
    expect_refusal(LAY_TILE, "1m",
                   "A suit is taken out of the match, so a hand has tiles of two suits at most.");
    expect_refusal(LAY_RUN, "1p", "This mode has no chows: a run stays in the hand.");
    struct fault fault;
    assert_true(laying_add(&laying, LAY_TILE, tile_parse("2p"), &fault));
    expect_refusal(LAY_TILE, "2p", "All four 2 dots lie here: there is no fifth.");
}

static void expect_near(const char *words)
{
    char out[COUNT_WORDS];
    for (int i = 0; i < counted.near_count; i++) {
        count_near_words(&laying.now, &counted.near[i], out, sizeof out);
        if (strcmp(out, words) == 0)
            return;
    }
    fail_msg("nothing says \"%s\"", words);
}

/* docs/rules/dueling-tigers.md "Winning and points": on a discard All Pung 3 and Concealed Hand 1; by an own
 * draw Self-Picked 1 and Hidden Treasure 5 more; with Riichi 2 more. */
static void it_says_what_was_nearly_met(void **state)
{
    (void)state;
    count_win("dueling-tigers", "222333p555888s9s +9s discard west");
    expect_near("By your own draw: Hidden Treasure, 10 points.");
    expect_near("Riichi declared before: 6 points.");
}

static void the_copy_names_everything(void **state)
{
    (void)state;
    struct text text;
    count_win("dueling-tigers", "222p888s9s +9s pung:5z closed:6z discard west bonus:26");
    text_init(&text);
    count_copy(&laying.now, &counted, &text);
    static const char *const parts[] = {"Dueling Tigers\n",
                                        "222p8889s + 9s (555z) [6666z]\n",
                                        "How won: On a discard\n",
                                        "Your seat: West\n",
                                        "Bonus: 2 and 6\n",
                                        "3  All Pung",
                                        "{\"rules\":\"dueling-tigers\",\"hand\":\"222p8889s\""};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (!strstr(text_string(&text), parts[i]))
            fail_msg("\"%s\" is not in:\n%s", parts[i], text_string(&text));
    text_deinit(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_says_how_the_hand_stands),
        cmocka_unit_test(it_says_why_a_tile_is_refused),
        cmocka_unit_test(it_says_what_was_nearly_met),
        cmocka_unit_test(the_copy_names_everything),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
