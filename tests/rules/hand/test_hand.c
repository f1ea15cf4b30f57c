/* test_hand.c: hands and melds as values. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "rules/hand/hand.h"
#include "rules/hand/meld.h"
#include "rules/play/move.h"

static struct hand parse(const char *text)
{
    struct hand hand = {0};
    struct error why;
    assert_true(hand_parse(&hand, text, &why));
    return hand;
}

static void test_tiles_come_and_go(void **state)
{
    (void)state;
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

static void test_a_red_five_is_a_five_but_not_the_plain_one(void **state)
{
    (void)state;
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

static void test_listed_in_tile_order(void **state)
{
    (void)state;
    struct hand hand = parse("7z5p1m0p9s1m");
    uint8_t tiles[HAND_MOST];
    int count = hand_list(&hand, tiles);
    char text[40] = "";
    tile_print_list(tiles, count, text, sizeof text);
    assert_string_equal(text, "11m05p9s7z");
}

static void test_bad_hands_tell_why(void **state)
{
    (void)state;
    const char *bad[] = {"1f", "8z", "123", "123456789m123456p", "00m"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct hand hand = {0}, before = hand;
        struct error why = {0, ""};
        assert_false(hand_parse(&hand, bad[i], &why));
        assert_true(strlen(why.message) > 10);
        assert_memory_equal(&hand, &before, sizeof hand);
    }
}

static void test_melds_list_their_tiles(void **state)
{
    (void)state;
    struct meld run = {MELD_RUN, tile_parse("4p"), tile_parse("5p"), 1, 0};
    struct meld pung = {MELD_PUNG, tile_parse("7z"), tile_parse("7z"), 1, 0};
    struct meld open = {MELD_KONG_OPEN, tile_parse("1s"), tile_parse("1s"), SEAT_DUMMY, 0};
    struct meld added = {MELD_KONG_ADDED, tile_parse("1s"), tile_parse("1s"), 1, 0};
    struct meld closed = {MELD_KONG_CLOSED, tile_parse("1s"), TILE_NONE, SEAT_NONE, 0};
    const struct {
        struct meld *meld;
        const char *tiles;
        bool kong, exposed;
    } all[] = {{&run, "456p", false, true},
               {&pung, "777z", false, true},
               {&open, "1111s", true, true},
               {&added, "1111s", true, true},
               {&closed, "1111s", true, false}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        uint8_t tiles[4];
        char text[16] = "";
        int count = meld_list(all[i].meld, tiles);
        tile_print_list(tiles, count, text, sizeof text);
        assert_string_equal(text, all[i].tiles);
        assert_int_equal(meld_is_kong(all[i].meld), all[i].kong);
        assert_int_equal(meld_is_exposed(all[i].meld), all[i].exposed);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tiles_come_and_go),
        cmocka_unit_test(test_a_red_five_is_a_five_but_not_the_plain_one),
        cmocka_unit_test(test_listed_in_tile_order),
        cmocka_unit_test(test_bad_hands_tell_why),
        cmocka_unit_test(test_melds_list_their_tiles),
    };
    return cmocka_run_group_tests_name("rules/hand/test_hand", tests, NULL, NULL);
}
