/* test_reason_words.c: every reason there is can be said, and what it names stands in it. */
#include "support/test.h"

#include "ai/unit.h"
#include "words/study/reason_words.h"

static char said[REASON_TEXT];

static const char *say(struct reason reason)
{
    reason_say(NULL, &reason, said, sizeof said);
    return said;
}

/* With the longest of everything it may name each fits its room, and no brace is left. */
TEST(test_every_reason_is_said)
{
    for (int kind = REASON_NONE + 1; kind < REASONS; kind++) {
        struct reason reason = {.kind = (uint8_t)kind,
                                .number = 100,
                                .second = 9999,
                                .tile = TILE_GREEN,
                                .wind = TILE_NORTH,
                                .suit = SUIT_CHARACTERS,
                                .aim = AIM_SAME_TRIPLET,
                                .tiles = TILE_HONORS};
        assert_true(strlen(say(reason)) > 0);
        assert_true(strlen(said) < REASON_TEXT - 2);
        assert_null(strpbrk(said, "{}"));
    }
    assert_string_equal(say(reason_plain(REASON_NONE)), "");
}

TEST(test_every_aim_has_a_name)
{
    for (int aim = AIM_NONE + 1; aim <= AIM_LAST; aim++)
        assert_true(strlen(say(reason_aim(REASON_KEEPS_AIM, (enum aim)aim))) >
                    strlen("the rest of your hand fits "));
    assert_string_equal(say(reason_aim(REASON_KEEPS_AIM, AIM_LAST)),
                        "the rest of your hand fits red dragons");
}

/* One tile is a tile, two are tiles; of more than three kinds three are named. */
TEST(test_numbers_and_lists)
{
    struct reason reason = {.kind = REASON_WAITS, .tiles = TILE_BIT(TILE_EAST), .number = 1};
    assert_string_equal(say(reason), "waits for East, 1 tile unseen");
    reason.tiles = TILE_WINDS & ~TILE_BIT(TILE_EAST);
    reason.number = 5;
    assert_string_equal(say(reason), "waits for South, West and North, 5 tiles unseen");
    reason.tiles = TILE_WINDS;
    assert_string_equal(say(reason), "waits for East, South, West and others, 5 tiles unseen");
    assert_string_equal(say(reason_number(REASON_RIICHI, 1)), "1 tile wins, and Riichi adds points");
    assert_string_equal(say(reason_number(REASON_RIICHI, 4)), "4 tiles win, and Riichi adds points");
    assert_string_equal(
        say((struct reason){.kind = REASON_LESS_RISK, .number = 3, .second = 12, .tile = TILE_1P}),
        "it deals in about 3 times in 100, and 1 dot about 12 times");
    assert_string_equal(say(reason_number(REASON_RIICHI_BY_DRAW, 1)),
                        "Riichi, though only a self-draw can win: 1 tile left");
    assert_string_equal(say(reason_number(REASON_TENPAI, 1)), "your hand is waiting, and 1 tile wins");
    assert_string_equal(say(reason_number(REASON_TENPAI, 0)), "your hand is waiting, and 0 tiles win");
    reason = (struct reason){.kind = REASON_NETWORK, .number = 42, .second = 105};
    assert_string_equal(
        say(reason),
        "hands like this win 42 rounds in 100, and it brings 1.05 points more than the next best");
    reason = (struct reason){.kind = REASON_MORE_THAN_KONG, .second = 52};
    assert_string_equal(say(reason), "usually 5.2 points better than the quad");
    reason.second = 4885;
    assert_string_equal(say(reason), "usually 488 points better than the quad");
    const struct move discard = move_make(MOVE_DISCARD, 0, TILE_1P);
    assert_string_equal(say(reason_more_than(discard, AI_ONE / 10)),
                        "usually 0.1 points better than discarding 1 dot");
    assert_string_equal(say(reason_more_than(discard, AI_ONE / 10 - 1)), "usually a little better");
    assert_string_equal(say(reason_more_than(discard, 1)), "usually a little better");
    assert_string_equal(say(reason_more_than(discard, 0)),
                        "just a feeling"); /* what is level brings no more */
}

TEST(a_reason_with_its_number_says_it)
{
    assert_string_equal(say(reason_plain(REASON_DRAWN_MAY_PUNG)),
                        "you hold pairs, and a drawn tile may make one a pung");
    assert_string_equal(say(reason_number(REASON_DRAWN_MAY_PUNG, 1)),
                        "you hold 1 pair, and a drawn tile may make it a pung");
    assert_string_equal(say(reason_number(REASON_KEEPS_WALL, 20)),
                        "it leaves 20 tiles in the wall for your own draws");
    assert_string_equal(say(reason_number(REASON_CLAIM_NO_NEARER, 1)),
                        "it’s your only pair, and your hand needs one");
    assert_string_equal(say(reason_number(REASON_WINS, 1)),
                        "it wins you the match, whatever the hand is worth");
}

/* For players of a mode with such words; for a program nothing changes. */
TEST(test_a_quad_is_a_quad_where_sets_go_by_plain_words)
{
    const struct words literal = {.literal = true}, customary = {.literal = false};
    struct reason reason = reason_plain(REASON_LETS_KONG_GO);
    reason_say(&literal, &reason, said, sizeof said);
    assert_string_equal(said, "passes up the quad");
    reason_say_sentence(&literal, &reason, said, sizeof said);
    assert_string_equal(said, "Passes up the quad.");
    reason_say(&customary, &reason, said, sizeof said);
    assert_string_equal(said, "passes up the kong");
    reason_say(NULL, &reason, said, sizeof said);
    assert_string_equal(said, "passes up the kong");
    reason = reason_plain(REASON_KEEPS_WALL);
    reason_say(&literal, &reason, said, sizeof said);
    assert_string_equal(said, "it saves the wall for your own draws");
}

TEST(test_sentences)
{
    struct reason reason = reason_plain(REASON_KEEPS_WALL);
    reason_say_sentence(NULL, &reason, said, sizeof said);
    assert_string_equal(said, "It saves the wall for your own draws.");
}
