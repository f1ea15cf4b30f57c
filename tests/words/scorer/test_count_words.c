/* test_count_words.c: what the scorer says of a hand, of what cannot be, and what it copies. */
#include "support/test.h"

#include "support/wins.h"
#include "words/scorer/count_words.h"

static struct laying laying;   /* large */
static struct counted counted; /* large */

static void count_win(const char *rules, const char *text)
{
    const struct ruleset *mode = ruleset_find(rules);
    int16_t options[OPTION_MAX];
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

TEST(it_says_how_the_hand_stands)
{
    count_win("dueling-tigers", "222333p555888s9s +9s self-draw west");
    expect_state("Worth 10 points.");
    count_win("tenpai-duel", "123m456p34577s11z +7s discard west");
    expect_state("Complete, but without a yaku: it doesn’t win.");
    count_win("classic", "456p789s2255z +5z discard west run:1m flowers:1f");
    expect_state("Complete, but 1 faan is below the minimum: it doesn’t win.");
    count_win("dueling-tigers", "222333p555777s1z +1z revealed west");
    expect_state("You can win on a revealed tile only in Riichi.");
    laying_remove(&laying, LAY_TILE, 13);
    counted_make(&counted, &laying.now);
    expect_state("The winning tile is missing. The hand is waiting for one kind.");
    laying_clear(&laying);
    counted_make(&counted, &laying.now);
    expect_state("0 of 14 tiles are in place, 14 are missing.");
}

TEST(it_says_why_a_tile_is_refused)
{
    count_win("dueling-tigers", "222333p555888s9s +9s west");
    expect_refusal(LAY_TILE, "1z", "The hand has all its 14 tiles: remove one first.");
    laying_remove(&laying, LAY_TILE, 13);
    laying_remove(&laying, LAY_TILE, 12);
    expect_refusal(LAY_TILE, "1m", "One suit is removed from the match, so a hand has at most two suits.");
    expect_refusal(LAY_RUN, "1p", "This mode has no chows: a run stays in the hand.");
    struct fault fault;
    assert_true(laying_add(&laying, LAY_TILE, tile_parse("2p"), &fault));
    expect_refusal(LAY_TILE, "2p", "All four 2 dots are used: there is no fifth.");
}

static void take_away(int tiles)
{
    while (tiles-- > 0)
        laying_remove(&laying, LAY_TILE, laying.now.count - 1);
}

/* What each mode's set and calls do not have (docs/rules, "Tiles" of each). */
TEST(it_says_what_a_mode_does_not_have)
{
    count_win("one-suit", "1234567m +8m");
    expect_state("Not complete: it would be with another tile in place of one of these.");
    take_away(1);
    expect_refusal(LAY_TILE, "1p", "One Suit is played with one suit, and this has characters and dots.");
    expect_refusal(LAY_TILE, "1z", "One Suit has no East.");
    expect_refusal(LAY_PUNG, "1m", "This mode has no claims except to win: only closed kongs are laid out.");
    count_win("tenpai-duel", "555m456p34577s11z +7s discard west");
    take_away(1);
    expect_refusal(LAY_TILE, "0m", "Red fives are off: turn on the option to use one.");
    expect_refusal(LAY_TILE, "1f", "Tenpai Duel has no flower 1.");
    count_win("classic", "456p789s2255z +5z discard west run:1m flowers:1f");
    expect_refusal(LAY_FLOWER, "1f", "There is only one flower 1.");
    expect_refusal(LAY_FLOWER, "1m", "1 character isn’t a flower or a season.");
    take_away(4);
    expect_refusal(LAY_RUN, "8m", "No run starts with 8 characters.");
    expect_refusal(LAY_RUN, "1z", "No run starts with East.");
}

/* A way to win that the hand does not fit. */
TEST(it_says_how_a_hand_cannot_be_won)
{
    count_win("dueling-tigers", "1123456789m22p1m +1m robbed-kong west");
    expect_state("A robbed kong uses all four 1 character, and there is another here.");
    count_win("dueling-tigers", "23456789m23455p +1m robbed-kong last west");
    expect_state("A kong needs a tile to replace it, so a robbed kong is never the last tile.");
}

/* Pattern Mahjong calls its sets by plain words (docs/rules/patterns.md "Words"). */
TEST(it_says_run_triplet_and_quad_where_the_mode_does)
{
    count_win("patterns", "1123456789m22p1m +1m robbed-kong west");
    expect_state("A robbed quad uses all four 1 character, and there is another here.");
    count_win("patterns", "23456789m23455p +1m robbed-kong last west");
    expect_state("A quad needs a tile to replace it, so a robbed quad is never the last tile.");
    count_win("patterns", "23456789m23455p +1m robbed-kong first west");
    expect_state("A robbed quad was a claimed triplet first, which ends the first turn.");
    count_win("patterns", "23456789m23455p +1m replacement west");
    expect_state("A replacement tile is drawn after a quad, and there is no quad.");
    assert_string_equal(lay_as_words(&laying.now, LAY_CLOSED_KONG), "Concealed quad");
    count_win("classic", "23456789m23455p +1m replacement west");
    expect_state("A replacement tile is drawn after a kong, and there is no kong.");
    assert_string_equal(lay_as_words(&laying.now, LAY_CLOSED_KONG), "Closed kong");
}

/* With red fives three of a suit's fives are plain and one is red: docs/rules/tenpai-duel.md "Tiles and
 * seats". */
TEST(it_says_which_five_is_missing)
{
    struct error why;
    count_win("tenpai-duel", "555m456p34577s11z +7s discard west");
    take_away(9);
    assert_true(ruleset_set(laying.now.rules, laying.now.options, "red-fives", "on", &why));
    expect_refusal(LAY_TILE, "5m", "One of the four 5 characters is red: there is no fourth plain one.");
    struct fault fault;
    assert_true(laying_add(&laying, LAY_TILE, tile_parse("0m"), &fault));
    expect_refusal(LAY_TILE, "0m", "There is only one red 5 characters.");
    expect_refusal(LAY_TILE, "5m", "All four 5 characters are used: there is no fifth.");
}

/* Three runs, and of the rest nothing, a pair, or all but the winning tile goes together. */
TEST(it_says_how_far_a_hand_is)
{
    count_win("dueling-tigers", "123456789m15p36z +7z");
    expect_state("Not complete: it is 2 tiles away from waiting.");
    count_win("dueling-tigers", "123456789m11p36z +7z");
    expect_state("Not complete: it is 1 tile away from waiting.");
    take_away(1);
    counted_make(&counted, &laying.now);
    expect_state("The hand is 1 tile away from waiting.");
    count_win("dueling-tigers", "123456789m15p36z +7z");
    take_away(1);
    counted_make(&counted, &laying.now);
    expect_state("The hand is 2 tiles away from waiting.");
    count_win("dueling-tigers", "12345678m1155z5p +7z");
    take_away(1);
    counted_make(&counted, &laying.now);
    expect_state("The hand is 1 tile away from waiting.");
}

/* 111 222 333 456 66 and 123 123 123 456 66, won in the run or in the pair, and 111 222 33 345 666. */
TEST(it_counts_the_readings)
{
    count_win("dueling-tigers", "1112223334566m +6m discard");
    expect_state("Worth 4 points, the best of 5 readings.");
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

/* docs/rules/dueling-tigers.md "Winning and points": on a discard All Pung 3 and Concealed Hand 1; by
 * self-draw Self-Picked 1 and Hidden Treasure 5 more; with Riichi 2 more. */
TEST(it_says_what_was_nearly_met)
{
    count_win("dueling-tigers", "222333p555888s9s +9s discard west");
    expect_near("By self-draw: Hidden Treasure, 10 points.");
    expect_near("With Riichi declared: 6 points.");
}

/* docs/rules/tenpai-duel.md "What the pot pays", West: white dragons with 20 fu, 4 for their open pung, 4 for
 * the closed one of 3 dots, 2 for the wait amid a run are 30 fu; a self-draw is 2 more, so 40. A hand of 2 to
 * 8 alone has 40, as a closed one on a discard. */
TEST(it_says_what_another_draw_or_tile_would_have_brought)
{
    count_win("tenpai-duel", "24m333p456s77s pung:5z +3m discard west");
    expect_state("Worth 1 han 30 fu: 1,000 points.");
    expect_near("By self-draw: 1 han 40 fu: 1,300 points.");
    count_win("tenpai-duel", "123m46p345678s22p +5p discard west");
    expect_state("Complete, but without a yaku: it doesn’t win.");
    expect_near("4 characters in place of 1 character: Tanyao, 1 han 40 fu: 1,300 points.");
}

static void expect_copied(const char *const *parts)
{
    struct text text = {0};
    count_copy(&laying.now, &counted, &text);
    for (; *parts; parts++)
        if (!strstr(text_string(&text), *parts))
            fail_msg("\"%s\" is not in:\n%s", *parts, text_string(&text));
    text_deinit(&text);
}

/* The example of docs/rules/one-suit.md "Points": 5 to 10 of them, by what is named. */
TEST(where_names_count_no_points_are_promised)
{
    static const char *const parts[] = {
        "5677999p + 8p\n", "\nComplete: it wins. Its points depend on the names.\n{\"rules\":\"one-suit\"",
        NULL};
    count_win("one-suit", "5677999p +8p discard");
    expect_state("Complete: it wins. Its points depend on the names.");
    expect_copied(parts);
    count_win("one-suit", "5677999p +1p discard");
    expect_near("1 dot in place of 7 dots: Valid win."); /* 567 999 11 */
    assert_int_equal(counted.near_count, 1);
}

/* The words of each mode's rule book for its sets. */
TEST(each_place_has_the_name_of_its_mode)
{
    static const struct {
        const char *rules;
        enum lay_as as;
        const char *name;
    } places[] = {{"patterns", LAY_RUN, "Run"},
                  {"patterns", LAY_PUNG, "Triplet"},
                  {"patterns", LAY_KONG, "Quad"},
                  {"classic", LAY_RUN, "Chow"},
                  {"classic", LAY_PUNG, "Pung"},
                  {"classic", LAY_KONG, "Kong"},
                  {"classic", LAY_CLOSED_KONG, "Closed kong"},
                  {"classic", LAY_FLOWER, "Flower"},
                  {"tenpai-duel", LAY_DORA, "Dora"},
                  {"tenpai-duel", LAY_URA, "Ura"},
                  {"one-suit", LAY_TILE, "Tile"}};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        laying_init(&laying, ruleset_find(places[i].rules));
        assert_string_equal(lay_as_words(&laying.now, places[i].as), places[i].name);
    }
}

/* What is laid besides the hand, in words and as `tigers score` reads it: docs/console.md. */
TEST(the_copy_names_what_lies_beside)
{
    struct error why;
    struct fault fault;
    static const char *const closed[] = {"Riichi: declared on the first turn\n", "\"double_riichi\":true",
                                         "\"dora\":[\"1z\",\"2z\"],\"ura\":[\"3z\"]", "\"options\":{}", NULL};
    count_win("tenpai-duel", "345m678p2267s345p +8s discard west riichi");
    laying.now.win.double_riichi = true;
    assert_true(laying_add(&laying, LAY_DORA, tile_parse("1z"), &fault));
    assert_true(laying_add(&laying, LAY_DORA, tile_parse("2z"), &fault));
    assert_true(laying_add(&laying, LAY_URA, tile_parse("3z"), &fault));
    counted_make(&counted, &laying.now);
    expect_copied(closed);

    static const char *const open[] = {"\"riichi\":true", NULL};
    laying.now.win.double_riichi = false;
    counted_make(&counted, &laying.now);
    expect_copied(open);

    static const char *const reds[] = {"{\"kind\":\"run\",\"tile\":\"3p\",\"red\":true}",
                                       "{\"kind\":\"kong\",\"tile\":\"5s\"}",
                                       "\"options\":{\"red-fives\":\"on\"}", NULL};
    count_win("tenpai-duel", "345m678m22s +2s discard west");
    laying_clear(&laying);
    assert_true(ruleset_set(laying.now.rules, laying.now.options, "red-fives", "on", &why));
    static const char tiles[][3] = {"3m", "4m", "5m", "7p", "8p", "2s", "2s", "6p"};
    for (size_t i = 0; i < sizeof tiles / sizeof *tiles; i++)
        assert_true(laying_add(&laying, LAY_TILE, tile_parse(tiles[i]), &fault));
    assert_true(laying_add(&laying, LAY_RUN, tile_parse("3p"), &fault));
    assert_true(laying_add(&laying, LAY_KONG, tile_parse("5s"), &fault));
    laying.now.win.melds[0].reds = 1 << SUIT_DOTS;
    counted_make(&counted, &laying.now);
    expect_copied(reds);
}

TEST(the_copy_names_everything)
{
    struct text text = {0};
    count_win("dueling-tigers", "222p888s9s +9s pung:5z closed:6z discard west bonus:26");
    count_copy(&laying.now, &counted, &text);
    static const char *const parts[] = {"Dueling Tigers\n",
                                        "222p8889s + 9s (555z) [6666z]\n",
                                        "Win: On a discard\n",
                                        "Your seat: West\n",
                                        "Bonus: 2 and 6\n",
                                        "3  All Pung",
                                        "{\"rules\":\"dueling-tigers\",\"hand\":\"222p8889s\""};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (!strstr(text_string(&text), parts[i]))
            fail_msg("\"%s\" is not in:\n%s", parts[i], text_string(&text));
    text_deinit(&text);
    count_win("classic", "23456789m23455p +1m self-draw first");
    count_copy(&laying.now, &counted, &text);
    assert_non_null(strstr(text_string(&text), "Turn: the first, before any claim\n"));
    assert_non_null(strstr(text_string(&text), "\"first_turn\":true"));
    text_deinit(&text);
}
