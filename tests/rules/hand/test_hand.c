/* test_hand.c: hands as values. */
#include "support/test.h"

#include "rules/hand/hand.h"
#include "rules/play/move.h"

static struct hand parse(const char *text)
{
    struct hand hand = {0};
    struct error why;
    assert_true(hand_parse(&hand, text, &why));
    return hand;
}

TEST(test_tiles_come_and_go)
{
    struct hand hand = parse("1m");
    hand_add(&hand, tile_parse("1m"));
    hand_add(&hand, tile_parse("7z"));
    assert_int_equal(hand.size, 3);
    assert_int_equal(hand.counts[TILE_1M], 2);
    hand_remove(&hand, tile_parse("1m"));
    assert_true(hand_has(&hand, tile_parse("1m")));
    hand_remove(&hand, tile_parse("1m"));
    assert_false(hand_has(&hand, tile_parse("1m")));
    assert_int_equal(hand.size, 1);
}

TEST(test_a_red_five_is_a_five_but_not_the_plain_one)
{
    struct hand hand = parse("0p");
    assert_int_equal(hand.counts[tile_parse("5p")], 1);
    assert_true(hand_has(&hand, tile_parse("0p")));
    assert_false(hand_has(&hand, tile_parse("5p")));
    hand_add(&hand, tile_parse("5p"));
    assert_true(hand_has(&hand, tile_parse("5p")));
    hand_remove(&hand, tile_parse("0p"));
    assert_false(hand_has(&hand, tile_parse("0p")));
    assert_true(hand_has(&hand, tile_parse("5p")));
}

TEST(test_listed_in_tile_order)
{
    struct hand hand = parse("7z5p1m0p9s1m");
    uint8_t tiles[HAND_MAX];
    int count = hand_list(&hand, tiles);
    char text[40] = "";
    tile_append_list(tiles, count, text, sizeof text);
    assert_string_equal(text, "11m05p9s7z");
}

/* Each different tile once; a red five is another tile than the plain one, and stands before it. */
TEST(test_the_different_tiles_of_a_hand)
{
    static const struct {
        const char *hand, *choices;
    } hands[] = {{"1m", "1m"},
                 {"111m99p", "1m9p"},
                 {"0m", "0m"},
                 {"05m", "05m"},
                 {"055m0p5s", "05m0p5s"},
                 {"0s1z77z", "0s17z"},
                 {"", ""},
                 {"19m19p19s1234567z", "19m19p19s1234567z"}};
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
        struct hand hand = parse(hands[i].hand);
        uint8_t tiles[HAND_MAX];
        char text[40] = "";
        tile_append_list(tiles, hand_choices(&hand, tiles), text, sizeof text);
        assert_string_equal(text, hands[i].choices);
    }
}

/* Plain fives go before the red one; what went is told by its bit. */
TEST(test_tiles_are_taken_plain_ones_first)
{
    struct hand hand = parse("0555p0s77z");
    assert_int_equal(hand_take(&hand, TILE_1P + 4, 2), 0);
    assert_int_equal(hand.counts[TILE_1P + 4], 2);
    assert_int_equal(hand_take(&hand, TILE_RED, 1), 0);
    assert_int_equal(hand_take(&hand, TILE_1P + 4, 2), 1 << SUIT_DOTS);
    assert_int_equal(hand.counts[TILE_1P + 4], 0);
    assert_int_equal(hand_take(&hand, TILE_1S + 4, 1), 1 << SUIT_BAMBOO);
    assert_int_equal(hand.size, 1);
    assert_int_equal(hand.reds, 0);
    assert_int_equal(hand_take(&hand, TILE_RED, 1), 0);
    assert_int_equal(hand.size, 0);
}

TEST(test_bad_hands_tell_why)
{
    const char *bad[] = {"1f", "8z", "123", "123456789m123456p", "00m", "11111z"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct hand hand = {0}, before = hand;
        struct error why = {0, ""};
        assert_false(hand_parse(&hand, bad[i], &why));
        assert_true(strlen(why.message) > 10);
        assert_memory_equal(&hand, &before, sizeof hand);
    }
}
