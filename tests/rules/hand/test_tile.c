/* test_tile.c: the tiles and their written form. */
#include "support/test.h"

#include "rules/hand/tile.h"

TEST(test_every_tile_reads_back_as_itself)
{
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        char text[3];
        tile_print((uint8_t)tile, text);
        assert_int_equal(strlen(text), 2);
        assert_int_equal(tile_parse(text), tile);
    }
}

TEST(test_written_forms)
{
    assert_int_equal(tile_parse("1m"), TILE_1M);
    assert_int_equal(tile_parse("1"), TILE_NONE);
    assert_int_equal(tile_parse(""), TILE_NONE);
    assert_int_equal(tile_parse("9m"), TILE_1M + 8);
    assert_int_equal(tile_parse("1p"), TILE_1P);
    assert_int_equal(tile_parse("9s"), TILE_1S + 8);
    assert_int_equal(tile_parse("1z"), TILE_EAST);
    assert_int_equal(tile_parse("4z"), TILE_NORTH);
    assert_int_equal(tile_parse("5z"), TILE_WHITE);
    assert_int_equal(tile_parse("6z"), TILE_GREEN);
    assert_int_equal(tile_parse("7z"), TILE_RED);
    assert_int_equal(tile_parse("4f"), TILE_FLOWER + 3);
    assert_int_equal(tile_parse("1g"), TILE_SEASON);
    assert_int_equal(tile_parse("0m"), TILE_RED_FIVE);
    assert_int_equal(tile_parse("0s"), TILE_RED_FIVE + 2);
}

TEST(test_what_is_no_tile)
{
    const char *bad[] = {"",   "m",  "1",  "8z",  "9z",  "0z",  "0f", "5f",
                         "5g", "1x", "m1", "1mm", "11m", " 1m", "1m "};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_equal(tile_parse(bad[i]), TILE_NONE);
}

TEST(test_suits_and_numbers)
{
    assert_int_equal(tile_suit(tile_parse("5m")), SUIT_CHARACTERS);
    assert_int_equal(tile_suit(tile_parse("0p")), SUIT_DOTS);
    assert_int_equal(tile_suit(tile_parse("9s")), SUIT_BAMBOO);
    assert_int_equal(tile_suit(tile_parse("7z")), SUIT_HONORS);
    assert_int_equal(tile_suit(tile_parse("1g")), SUIT_BONUS);
    assert_int_equal(tile_number(tile_parse("7p")), 7);
    assert_int_equal(tile_number(tile_parse("0s")), 5);
    assert_int_equal(tile_number(tile_parse("7z")), 7);
    assert_int_equal(tile_number(tile_parse("3g")), 3);
    assert_int_equal(tile_kind(tile_parse("0p")), tile_parse("5p"));
    assert_int_equal(tile_kind(tile_parse("6z")), TILE_GREEN);
}

TEST(test_families)
{
    assert_true(tile_is_suited(tile_parse("9s")));
    assert_false(tile_is_suited(tile_parse("1z")));
    assert_true(tile_is_honor(tile_parse("1z")));
    assert_true(tile_is_honor(tile_parse("7z")));
    assert_false(tile_is_honor(tile_parse("1f")));
    assert_true(tile_is_wind(tile_parse("4z")));
    assert_false(tile_is_wind(tile_parse("5z")));
    assert_true(tile_is_dragon(tile_parse("5z")));
    assert_false(tile_is_dragon(tile_parse("4z")));
    assert_true(tile_is_terminal(tile_parse("1p")));
    assert_true(tile_is_terminal(tile_parse("9m")));
    assert_false(tile_is_terminal(tile_parse("2m")));
    assert_false(tile_is_terminal(tile_parse("1z")));
}

TEST(test_lists_share_letters)
{
    uint8_t tiles[16];
    struct error why;
    assert_int_equal(tile_parse_list("123m 55z0s", tiles, 16, &why), 6);
    const char *expected[] = {"1m", "2m", "3m", "5z", "5z", "0s"};
    for (int i = 0; i < 6; i++)
        assert_int_equal(tiles[i], tile_parse(expected[i]));
    char text[32] = "hand ";
    tile_append_list(tiles, 6, text, sizeof text);
    assert_string_equal(text, "hand 123m55z0s");
    assert_int_equal(tile_parse_list("", tiles, 16, &why), 0);
}

TEST(test_bad_lists_tell_why)
{
    static const struct {
        const char *text, *why;
    } bad[] = {
        {"123", "\"123\" isn’t a tile"},         {"12m3", "\"3\" isn’t a tile"},
        {"8z", "there is no such tile as 8z"},   {"m", "\"m\" isn’t a tile"},
        {"1m,2m", "\",2m\" isn’t a tile"},       {"12x", "\"12x\" isn’t a tile"},
        {"5m0f", "there is no such tile as 0f"}, {"3p 19z", "there is no such tile as 9z"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        uint8_t tiles[16];
        struct error why = {0, ""};
        assert_int_equal(tile_parse_list(bad[i].text, tiles, 16, &why), -1);
        if (!strstr(why.message, bad[i].why))
            fail_msg("%s: %s", bad[i].text, why.message);
    }
    uint8_t two[2];
    struct error why;
    assert_int_equal(tile_parse_list("123m", two, 2, &why), -1);
}

TEST(test_spoken_names)
{
    assert_string_equal(tile_name(tile_parse("4s")), "4 bamboo");
    assert_string_equal(tile_name(tile_parse("1z")), "East");
    assert_string_equal(tile_name(tile_parse("5z")), "white dragon");
    assert_string_equal(tile_name_plural(tile_parse("4s")), "4 bamboo");
    assert_string_equal(tile_name_plural(tile_parse("5z")), "white dragons");
    assert_string_equal(suit_name(SUIT_DOTS), "dots");
    assert_int_equal(suit_letter(SUIT_BAMBOO), 's');
    assert_int_equal(suit_parse('p'), SUIT_DOTS);
    assert_int_equal(suit_parse('z'), SUIT_NONE);
    assert_int_equal(suit_parse('x'), SUIT_NONE);
}
