/*
 * test_meld.c: the tiles of a meld and how they are laid: a red five among them, and the claimed one turned
 * towards whom it came from (docs/rules/tenpai-duel.md "Tiles and seats", docs/rules/classic.md "Claims").
 */
#include "support/test.h"

#include "rules/hand/meld.h"

enum { EAST, SOUTH, WEST, NORTH };

static struct meld meld_of(enum meld_kind kind, const char *tile, const char *claimed, int from)
{
    return (struct meld){.kind = (uint8_t)kind,
                         .tile = tile_parse(tile),
                         .claimed = claimed ? tile_parse(claimed) : TILE_NONE,
                         .from = (uint8_t)from};
}

static void expect_tiles(const uint8_t *tiles, int count, const char *text)
{
    char listed[8] = "";
    tile_append_list(tiles, count, listed, sizeof listed);
    assert_string_equal(listed, text);
}

static void expect_listed(struct meld meld, const char *text)
{
    uint8_t tiles[4];
    expect_tiles(tiles, meld_list(&meld, tiles), text);
}

/* Laid by that owner at a table of so many seats: the tiles in order, and which lies turned. */
static void expect_laid_by(int owner, struct meld meld, int seats, const char *text, int turned)
{
    uint8_t tiles[4];
    int at = 99, count = meld_laid(&meld, owner, seats, tiles, &at);
    expect_tiles(tiles, count, text);
    assert_int_equal(at, turned);
}

static void expect_laid(struct meld meld, int seats, const char *text, int turned)
{
    expect_laid_by(EAST, meld, seats, text, turned);
}

TEST(test_the_tiles_and_the_kind_of_a_set)
{
    static const struct {
        enum meld_kind kind;
        const char *tile, *claimed, *listed;
        bool kong, exposed;
    } sets[] = {{MELD_RUN, "4p", "5p", "456p", false, true},
                {MELD_RUN, "7s", "8s", "789s", false, true},
                {MELD_PUNG, "3z", "3z", "333z", false, true},
                {MELD_KONG_OPEN, "1s", "1s", "1111s", true, true},
                {MELD_KONG_ADDED, "2p", "2p", "2222p", true, true},
                {MELD_KONG_CLOSED, "1s", NULL, "1111s", true, false}};
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        const struct meld meld = meld_of(sets[i].kind, sets[i].tile, sets[i].claimed, SOUTH);
        expect_listed(meld, sets[i].listed);
        assert_int_equal(meld_is_kong(&meld), sets[i].kong);
        assert_int_equal(meld_is_exposed(&meld), sets[i].exposed);
    }
}

TEST(test_a_red_five_stands_in_its_place_once)
{
    static const struct {
        enum meld_kind kind;
        const char *tile, *listed;
    } sets[] = {{MELD_RUN, "3p", "340p"},  {MELD_RUN, "4p", "406p"},          {MELD_RUN, "5p", "067p"},
                {MELD_PUNG, "5p", "055p"}, {MELD_KONG_CLOSED, "5p", "0555p"}, {MELD_PUNG, "5z", "555z"},
                {MELD_PUNG, "4p", "444p"}};
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        struct meld meld = meld_of(sets[i].kind, sets[i].tile, NULL, SOUTH);
        meld.reds = 1u << SUIT_DOTS;
        expect_listed(meld, sets[i].listed);
    }
}

TEST(test_among_four_the_turned_tile_points_at_whom_it_came_from)
{
    expect_laid(meld_of(MELD_PUNG, "1z", "1z", SOUTH), 4, "111z", 2);
    expect_laid(meld_of(MELD_PUNG, "1z", "1z", WEST), 4, "111z", 1);
    expect_laid(meld_of(MELD_PUNG, "1z", "1z", NORTH), 4, "111z", 0);
    expect_laid_by(WEST, meld_of(MELD_PUNG, "1z", "1z", NORTH), 4, "111z", 2);
    expect_laid_by(WEST, meld_of(MELD_PUNG, "1z", "1z", EAST), 4, "111z", 1);
    expect_laid_by(NORTH, meld_of(MELD_PUNG, "1z", "1z", EAST), 4, "111z", 2);
    expect_laid_by(SOUTH, meld_of(MELD_PUNG, "1z", "1z", EAST), 4, "111z", 0);
    expect_laid(meld_of(MELD_KONG_OPEN, "1z", "1z", SOUTH), 4, "1111z", 3);
    expect_laid(meld_of(MELD_KONG_OPEN, "1z", "1z", NORTH), 4, "1111z", 0);
    expect_laid(meld_of(MELD_KONG_ADDED, "1z", "1z", SOUTH), 4, "1111z", 2);
    expect_laid(meld_of(MELD_RUN, "4m", "4m", NORTH), 4, "456m", 0);
    expect_laid(meld_of(MELD_RUN, "4m", "5m", NORTH), 4, "546m", 0);
    expect_laid(meld_of(MELD_RUN, "4m", "6m", NORTH), 4, "645m", 0);
    expect_laid(meld_of(MELD_KONG_CLOSED, "1z", NULL, SEAT_NONE), 4, "1111z", -1);
}

TEST(test_between_two_the_claimed_tile_lies_turned)
{
    expect_laid(meld_of(MELD_RUN, "4m", "6m", SOUTH), 2, "456m", 2);
    expect_laid(meld_of(MELD_RUN, "3m", "0m", SOUTH), 2, "345m", 2);
    expect_laid(meld_of(MELD_PUNG, "1z", "1z", SOUTH), 2, "111z", 1);
    expect_laid(meld_of(MELD_PUNG, "1z", "1z", SEAT_DUMMY), 2, "111z", 0);
    expect_laid(meld_of(MELD_PUNG, "1z", "1z", EAST), 2, "111z", 0);
    expect_laid(meld_of(MELD_KONG_CLOSED, "1z", NULL, SEAT_NONE), 2, "1111z", -1);
}
