/*
 * test_laying.c: a hand laid out tile by tile: what is refused and why, what is taken back, and what another
 * mode makes of it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "session/scorer/laying.h"

static struct laying laying; /* large */

static void begin(const char *rules)
{
    laying_init(&laying, ruleset_find(rules));
}

static void lay(enum lay_as as, const char *text)
{
    struct error error;
    struct fault fault;
    uint8_t tiles[20];
    int count = tile_parse_list(text, tiles, 20, &error);
    for (int i = 0; i < count; i++)
        assert_true(laying_add(&laying, as, tiles[i], &fault));
}

static void expect_refused(enum lay_as as, const char *tile, enum fault_kind kind)
{
    struct laid before = laying.now;
    struct fault fault = {0};
    assert_false(laying_add(&laying, as, tile_parse(tile), &fault));
    assert_int_equal(fault.kind, kind);
    assert_memory_equal(&before, &laying.now, sizeof before);
}

static void what_the_set_has_not_is_refused(void **state)
{
    (void)state;
    begin("tenpai-duel");
    lay(LAY_TILE, "5555m");
    expect_refused(LAY_TILE, "5m", FAULT_FIFTH);
    expect_refused(LAY_TILE, "0m", FAULT_RED_FIVE_OFF);
    expect_refused(LAY_DORA, "5m", FAULT_FIFTH);
    lay(LAY_PUNG, "7z");
    lay(LAY_TILE, "7z");
    expect_refused(LAY_TILE, "7z", FAULT_FIFTH);
    expect_refused(LAY_KONG, "7z", FAULT_FIFTH);
    expect_refused(LAY_RUN, "8p", FAULT_NO_RUN);
    expect_refused(LAY_RUN, "1z", FAULT_NO_RUN);
}

static void each_mode_lays_out_its_own(void **state)
{
    (void)state;
    begin("dueling-tigers");
    expect_refused(LAY_RUN, "2p", FAULT_NO_CHOWS);
    assert_false(laying_allows(&laying.now, LAY_RUN));
    lay(LAY_TILE, "1m1p");
    expect_refused(LAY_TILE, "1s", FAULT_THREE_SUITS);
    begin("one-suit");
    expect_refused(LAY_PUNG, "2p", FAULT_NO_CLAIMS);
    lay(LAY_TILE, "2p");
    expect_refused(LAY_TILE, "2s", FAULT_TWO_SUITS);
    begin("classic");
    lay(LAY_FLOWER, "1f");
    lay(LAY_TILE, "2g"); /* it finds its place by itself */
    assert_int_equal(laying.now.count, 0);
    assert_int_equal(laying.now.win.flowers, 1 | 1 << 5);
    expect_refused(LAY_FLOWER, "1f", FAULT_SECOND_FLOWER);
}

static void a_hand_holds_fourteen(void **state)
{
    (void)state;
    begin("patterns");
    lay(LAY_TILE, "123m456p789s1122z");
    assert_int_equal(laid_missing(&laying.now), 1);
    expect_refused(LAY_PUNG, "5z", FAULT_FULL);
    lay(LAY_TILE, "2z");
    expect_refused(LAY_TILE, "9m", FAULT_FULL);
    begin("patterns");
    lay(LAY_CLOSED_KONG, "1m2m3m4m");
    lay(LAY_TILE, "5m");
    assert_int_equal(laid_missing(&laying.now), 1);
    lay(LAY_TILE, "5m");
    expect_refused(LAY_TILE, "5m", FAULT_FULL);
}

static void every_step_is_taken_back(void **state)
{
    (void)state;
    begin("classic");
    struct laid empty = laying.now;
    lay(LAY_TILE, "123m");
    lay(LAY_PUNG, "5z");
    laying_choose(&laying, 0);
    laying_remove(&laying, LAY_TILE, 1);
    assert_int_equal(laying.now.count, 2);
    laying_clear(&laying);
    assert_int_equal(laying.now.count + laying.now.win.meld_count, 0);
    for (int steps = 0; steps < 7; steps++)
        assert_true(laying_undo(&laying));
    assert_false(laying_undo(&laying));
    assert_memory_equal(&empty, &laying.now, sizeof empty);
}

/* The last tile wins until another is chosen, and then that one does, wherever it stands. */
static void the_winning_tile_stays_chosen(void **state)
{
    (void)state;
    begin("classic");
    lay(LAY_TILE, "123m456p");
    assert_int_equal(laying.now.tiles[laying.now.winning], tile_parse("6p"));
    laying_choose(&laying, 2);
    lay(LAY_TILE, "9s");
    assert_int_equal(laying.now.tiles[laying.now.winning], tile_parse("3m"));
    laying_remove(&laying, LAY_TILE, 0);
    assert_int_equal(laying.now.tiles[laying.now.winning], tile_parse("3m"));
    laying_remove(&laying, LAY_TILE, laying.now.winning);
    assert_int_equal(laying.now.tiles[laying.now.winning], tile_parse("9s"));
}

/* Runs cannot be laid out in Dueling Tigers, and there are no red fives in Classic Mahjong. */
static void another_mode_keeps_what_it_can(void **state)
{
    (void)state;
    begin("classic");
    lay(LAY_RUN, "2p");
    lay(LAY_PUNG, "5z");
    lay(LAY_TILE, "1m2m3m");
    laying_set_mode(&laying, ruleset_find("dueling-tigers"));
    assert_int_equal(laying.now.win.meld_count, 1);
    assert_int_equal(laying.now.count, 3);
    assert_true(laying_undo(&laying));
    assert_string_equal(laying.now.rules->id, "classic");
    assert_int_equal(laying.now.win.meld_count, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_the_set_has_not_is_refused), cmocka_unit_test(each_mode_lays_out_its_own),
        cmocka_unit_test(a_hand_holds_fourteen),           cmocka_unit_test(every_step_is_taken_back),
        cmocka_unit_test(the_winning_tile_stays_chosen),   cmocka_unit_test(another_mode_keeps_what_it_can),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
