/* test_move.c: the one written form of moves, in records, save files and the bot protocol. */
#include "support/test.h"

#include "rules/play/move.h"

TEST(test_every_form_reads_back)
{
    const char *moves[] = {"discard 5m",  "discard 0p", "riichi 7z",    "tenpai 1s", "chow 3m",
                           "pung",        "kong",       "kong 1z",      "win",       "pass",
                           "reveal 0",    "reveal 12",  "dummy-draw",   "remove m",  "remove p",
                           "remove s",    "keep 2 6",   "treasure yes", "lay-down",  "treasure no",
                           "guess 1m 4s", "declare",    "waits 147m"};
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        struct move move;
        struct error error = {0, ""};
        char text[MOVE_TEXT];
        if (!move_parse(&move, 1, moves[i], &error))
            print_error("%s: %s\n", moves[i], error.message);
        assert_true(move_parse(&move, 1, moves[i], &error));
        assert_int_equal(move.seat, 1);
        move_print(move, text);
        assert_string_equal(text, moves[i]);
    }
}

TEST(test_what_the_words_mean)
{
    struct move move;
    assert_true(move_parse(&move, 0, "kong", NULL));
    assert_int_equal(move.kind, MOVE_KONG); /* of the tile on offer */
    assert_true(move_parse(&move, 0, "kong 1z", NULL));
    assert_int_equal(move.kind, MOVE_KONG_OWN);
    assert_int_equal(move.tile, TILE_EAST);
    assert_true(move_parse(&move, 0, "remove p", NULL));
    assert_int_equal(move.number, SUIT_DOTS);
    assert_true(move_parse(&move, 0, "keep 2 6", NULL));
    assert_int_equal(move.number, 2);
    assert_int_equal(move.other, 6);
    assert_true(move_parse(&move, 0, "treasure yes", NULL));
    assert_int_equal(move.number, 1);
    assert_true(move_parse(&move, 0, "waits 147m", NULL));
    assert_true(move.kinds == (TILE_BIT(0) | TILE_BIT(3) | TILE_BIT(6)));
}

TEST(test_what_is_no_move)
{
    const char *bad[] = {"",
                         "fly",
                         "discard",
                         "discard 8z",
                         "discard 5m 6m",
                         "discard 55m",
                         "pung 5m",
                         "reveal",
                         "reveal -1",
                         "reveal 13x",
                         "reveal 1000",
                         "dummy",
                         "remove",
                         "remove z",
                         "remove 1",
                         "keep 2",
                         "keep 2 10",
                         "keep 10 2",
                         "remove mm",
                         "remove m p",
                         "treasure",
                         "treasure 1",
                         "Discard 5m",
                         "win now",
                         "guess 1m",
                         "chow",
                         "waits 0m",
                         "waits 11m",
                         "waits 1m 1m",
                         "waits 405m",
                         "waits 1x",
                         "guess 1m 9x",
                         "guess 9x 1m",
                         "reveal 005",
                         "waits 1f",
                         "waits 8m 1f",
                         "waits 1m 2m 3m 4m 5m 6m 7m 8m 9m 9m",
                         "guess 1m 2m 3m"}; /* kinds are named, each once */
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct move move, before;
        memset(&move, 7, sizeof move);
        before = move;
        struct error error = {0, ""};
        if (move_parse(&move, 0, bad[i], &error))
            print_error("\"%s\" is read as a move\n", bad[i]);
        else
            assert_true(strlen(error.message) > 8);
        assert_memory_equal(&move, &before, sizeof move);
    }
}

/* Kinds may be parted by blanks or not; a text may be as long as the longest move. */
TEST(test_how_long_a_move_may_be)
{
    struct move parted, whole;
    struct error error = {0, ""};
    char text[MOVE_TEXT + 1];
    assert_true(move_parse(&parted, 0, "waits 1m 2m 3m 4m 5m 6m 7m 8m 9m", NULL));
    assert_true(move_parse(&whole, 0, "waits 123456789m", NULL));
    assert_true(move_equal(parted, whole));
    memset(text, 'x', sizeof text);
    text[MOVE_TEXT] = '\0';
    assert_false(move_parse(&whole, 0, text, &error));
    assert_non_null(strstr(error.message, "too long"));
    text[MOVE_TEXT - 1] = '\0';
    assert_false(move_parse(&whole, 0, text, &error));
    assert_null(strstr(error.message, "too long"));
}

TEST(test_equal_moves)
{
    struct move discard = move_make(MOVE_DISCARD, 0, TILE_EAST);
    assert_true(move_equal(discard, move_make(MOVE_DISCARD, 0, TILE_EAST)));
    assert_false(move_equal(discard, move_make(MOVE_DISCARD, 1, TILE_EAST)));
    assert_false(move_equal(discard, move_make(MOVE_RIICHI, 0, TILE_EAST)));
    assert_false(move_equal(discard, move_make(MOVE_DISCARD, 0, TILE_SOUTH)));
    assert_false(move_equal(move_make_number(MOVE_KEEP, 0, 2, 6), move_make_number(MOVE_KEEP, 0, 2, 7)));
}
