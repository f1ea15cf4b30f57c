/*
 * test_laying.c: a hand laid out tile by tile: what is refused and why, what is taken back, and what another
 * mode makes of it.
 */
#include "support/test.h"

#include "base/rng.h"
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

TEST(what_the_set_has_not_is_refused)
{
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

TEST(each_mode_lays_out_its_own)
{
    begin("dueling-tigers");
    expect_refused(LAY_RUN, "2p", FAULT_NO_CHOWS);
    assert_false(laying_allows(&laying.now, LAY_RUN));
    lay(LAY_TILE, "1m1p");
    expect_refused(LAY_TILE, "1s", FAULT_THREE_SUITS);
    begin("one-suit");
    expect_refused(LAY_PUNG, "2p", FAULT_NO_CLAIMS);
    expect_refused(LAY_KONG, "2p", FAULT_NO_CLAIMS);
    lay(LAY_TILE, "2p");
    expect_refused(LAY_TILE, "2s", FAULT_TWO_SUITS);
    begin("classic");
    lay(LAY_FLOWER, "1f");
    lay(LAY_TILE, "2g"); /* it finds its place automatically */
    assert_int_equal(laying.now.count, 0);
    assert_int_equal(laying.now.win.flowers, 1 | 1 << 5);
    expect_refused(LAY_FLOWER, "1f", FAULT_SECOND_FLOWER);
}

TEST(a_hand_holds_fourteen)
{
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

TEST(every_step_is_taken_back)
{
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
TEST(the_winning_tile_stays_chosen)
{
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
TEST(another_mode_keeps_what_it_can)
{
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

TEST(indicators_melds_and_flowers_are_taken_away_again)
{
    begin("tenpai-duel");
    laying.now.win.riichi = true;
    lay(LAY_DORA, "1m2m3m4m5m");
    expect_refused(LAY_DORA, "6m", FAULT_INDICATORS);
    lay(LAY_URA, "1p2p");
    laying_remove(&laying, LAY_DORA, 1);
    const uint8_t rest[] = {0, 2, 3, 4, TILE_NONE};
    assert_memory_equal(laying.now.win.dora, rest, sizeof rest);
    laying_remove(&laying, LAY_URA, 0);
    assert_int_equal(laying.now.win.ura[0], TILE_1P + 1);
    assert_int_equal(laying.now.win.ura[1], TILE_NONE);
    expect_refused(LAY_TILE, "1f", FAULT_NOT_IN_SET);
    laying.now.win.riichi = false;
    assert_false(laying_allows(&laying.now, LAY_URA));
    begin("classic");
    expect_refused(LAY_FLOWER, "1m", FAULT_NO_FLOWER);
    lay(LAY_FLOWER, "1f3f");
    laying_remove(&laying, LAY_FLOWER, 0);
    assert_int_equal(laying.now.win.flowers, 1 << 2);
    lay(LAY_PUNG, "5z");
    lay(LAY_KONG, "6z");
    laying_remove(&laying, LAY_PUNG, 0);
    assert_int_equal(laying.now.win.meld_count, 1);
    assert_int_equal(laying.now.win.melds[0].tile, TILE_GREEN);
    assert_false(laying_allows(&laying.now, LAY_DORA));
}

/* A kong of fives has the red one too, where one is red. */
TEST(a_kong_of_fives_takes_the_red_one)
{
    struct error why;
    begin("tenpai-duel");
    assert_true(ruleset_set(laying.now.rules, laying.now.options, "red-fives", "on", &why));
    lay(LAY_KONG, "5p");
    expect_refused(LAY_TILE, "0p", FAULT_SECOND_RED);
    struct stock stock;
    laid_stock(&laying.now, &stock);
    assert_int_equal(stock.reds, 1 << SUIT_DOTS);
    lay(LAY_CLOSED_KONG, "4p");
    lay(LAY_TILE, "0m5m");
    expect_refused(LAY_TILE, "0m", FAULT_SECOND_RED);
    laid_stock(&laying.now, &stock);
    assert_int_equal(stock.reds, 1 << SUIT_DOTS | 1 << SUIT_CHARACTERS);
    assert_int_equal(stock.left[TILE_1M + 4], 2);
}

/* A pung of fives may do without the red one. A red five is nothing where no five is red, and a mode without
 * a dummy has no win on its tile. */
TEST(a_red_five_stays_behind)
{
    struct error why;
    begin("tenpai-duel");
    assert_true(ruleset_set(laying.now.rules, laying.now.options, "red-fives", "on", &why));
    lay(LAY_PUNG, "5p");
    lay(LAY_TILE, "0p0m1z");
    laying.now.win.source = WIN_REVEALED;
    laying_set_mode(&laying, ruleset_find("classic"));
    assert_int_equal(laying.now.win.meld_count, 1);
    assert_int_equal(laying.now.count, 1);
    assert_int_equal(laying.now.tiles[0], TILE_EAST);
    assert_int_equal(laying.now.win.source, WIN_SELF_DRAW);
}

/* The tiles of what lies there, by kind. */
static void count_laid(const struct laid *laid, int counts[TILE_COUNT])
{
    for (int i = 0; i < laid->count; i++)
        counts[tile_kind(laid->tiles[i])]++;
    for (int i = 0; i < laid->win.meld_count; i++) {
        uint8_t tiles[4];
        for (int left = meld_list(&laid->win.melds[i], tiles); left > 0; left--)
            counts[tile_kind(tiles[left - 1])]++;
    }
    for (int i = 0; i < LAYING_DORA; i++) {
        if (laid->win.dora[i] != TILE_NONE)
            counts[tile_kind(laid->win.dora[i])]++;
        if (laid->win.ura[i] != TILE_NONE)
            counts[tile_kind(laid->win.ura[i])]++;
    }
}

static void expect_possible(const struct laid *laid)
{
    int counts[TILE_COUNT] = {0};
    count_laid(laid, counts);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        assert_true(counts[kind] <= laid->rules->copies[kind]);
    assert_true(laid->count <= 14 - 3 * laid->win.meld_count);
    assert_true(laid->winning < laid->count || laid->count == 0);
}

static void do_anything(struct rng *rng)
{
    struct fault fault;
    int what = (int)rng_below(rng, 20), place = (int)rng_below(rng, 16) - 1;
    enum lay_as as = (enum lay_as)rng_below(rng, LAY_KINDS);
    if (what < 12 && laying_allows(&laying.now, as))
        laying_add(&laying, as, (uint8_t)rng_below(rng, TILE_COUNT), &fault);
    else if (what < 15)
        laying_remove(&laying, as, place);
    else if (what < 17)
        laying_choose(&laying, place);
    else if (what == 17)
        laying_undo(&laying);
    else if (what == 18 && rng_below(rng, 8) == 0)
        laying_set_mode(&laying, ruleset_list[rng_below(rng, 5)]);
    else if (what == 19 && laying.now.rules->has_riichi) {
        laying_mark(&laying);
        laying.now.win.riichi = !laying.now.win.riichi;
    }
}

/* Whatever is done in whatever order, what lies there is part of a set, and each step is taken back. */
TEST(what_lies_there_can_be_had_whatever_is_done)
{
    struct rng rng;
    rng_init(&rng, 11);
    for (int mode = 0; ruleset_list[mode]; mode++) {
        laying_init(&laying, ruleset_list[mode]);
        for (int i = 0; i < 20000; i++) {
            do_anything(&rng);
            expect_possible(&laying.now);
            assert_true(laying.steps <= LAYING_STEPS);
        }
        while (laying_undo(&laying))
            expect_possible(&laying.now);
    }
}
