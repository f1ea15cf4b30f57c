/*
 * test_match.c: what lies in the deals of a match, whatever the seed (docs/rules/dueling-tigers.md "The deal"
 * and "Indicators and treasure (options, both on)"). Whole rounds are in rules/modes/scripts/.
 */
#include "support/test.h"

#include "support/position.h"

#define PLAIN     "option indicators off; "
#define DEALT_WIN "123456789m12p55z3p" /* with the dealer's first draw */

TEST(test_east_takes_a_suit_out_once_a_match)
{
    for (const char *removed = "mps"; *removed; removed++) {
        struct position p;
        char setup[64];
        snprintf(setup, sizeof setup, PLAIN "removed %c", *removed);
        position_init(&p, setup);
        uint8_t copies[TILE_KINDS];
        table_copies(&p.game.table, copies);
        int tiles = 0;
        for (int kind = 0; kind < TILE_KINDS; kind++)
            tiles += copies[kind];
        assert_int_equal(tiles, 100);
        assert_int_equal(copies[9 * suit_parse(*removed)], 0);
        assert_false(position_can(&p, EAST, "remove m"));
    }
}

/* docs/rules/dueling-tigers.md "Indicators and treasure (options, both on)": what East is shown bars no win,
 * and all nine numbers of the suit are drawn alike. */
TEST(test_all_nine_numbers_are_set_aside_alike)
{
    struct position p;
    int counts[9] = {0};
    position_init(&p, "aside 2s 6s 9s 4s");
    for (uint64_t seed = 0; seed < 900; seed++) {
        struct deal deal;
        deal_shuffle(&deal, &p.game, seed);
        for (int i = 0; i < deal.aside_count; i++)
            counts[tile_number(deal.aside[i]) - 1]++;
    }
    for (int number = 0; number < 9; number++)
        assert_in_range(counts[number], 400 - 80, 400 + 80);
}

TEST(test_the_three_numbers_always_differ)
{
    struct position p;
    position_init(&p, "east " DEALT_WIN "; aside 9s 2s 6s 4s");
    position_play(&p, "keep 2 6; win");
    struct deal deal;
    int treasure_among_them = 0;
    for (uint64_t seed = 0; seed < 500; seed++) {
        deal_shuffle(&deal, &p.game, seed);
        assert_true(deal_check(&deal, &p.game, NULL));
        assert_int_equal(deal.aside_count, 4);
        for (int i = 0; i < 4; i++)
            assert_int_equal(tile_suit(deal.aside[i]), SUIT_BAMBOO);
        assert_true(deal.aside[0] != deal.aside[1] && deal.aside[0] != deal.aside[2] &&
                    deal.aside[1] != deal.aside[2]);
        for (int i = 0; i < 3; i++)
            treasure_among_them += deal.aside[3] == deal.aside[i];
    }
    assert_true(treasure_among_them > 50); /* nothing forbids it: about a third of the deals */
    deal.aside[1] = deal.aside[0];
    assert_false(deal_check(&deal, &p.game, NULL));
}

TEST(test_the_same_seed_gives_the_same_deal)
{
    struct position p;
    struct deal one, two;
    position_init(&p, PLAIN "east " DEALT_WIN);
    position_play(&p, "win");
    deal_shuffle(&one, &p.game, 42);
    deal_shuffle(&two, &p.game, 42);
    assert_memory_equal(&one, &two, sizeof one);
    deal_shuffle(&two, &p.game, 43);
    assert_memory_not_equal(&one, &two, sizeof one);
}

/* docs/rules/tenpai-duel.md "Tiles and seats" */
TEST(test_one_five_of_each_suit_is_red)
{
    static const char *const setups[] = {"mode tenpai-duel; option red-fives off",
                                         "mode tenpai-duel; option red-fives on"};
    for (int on = 0; on < 2; on++) {
        struct position p;
        struct deal deal;
        int reds = 0, fives = 0;
        position_begin(&p, setups[on]);
        deal_shuffle(&deal, &p.game, 7);
        for (int i = 0; i < deal.count; i++) {
            reds += deal.wall[i] >= TILE_RED_FIVE;
            fives += tile_kind(deal.wall[i]) == tile_parse("5p");
        }
        assert_int_equal(deal.count, 136);
        assert_int_equal(reds, on ? 3 : 0);
        assert_int_equal(fives, 4);
    }
}
