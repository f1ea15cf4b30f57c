/*
 * test_table_layout.c: the table's geometry at many window sizes, with tiles as they are designed and with
 * large ones: nothing overlaps, nothing leaves the window, every pile keeps in its tray.
 */
#include "support/test.h"

#include <math.h>

#include "sdl/table/layout/table_layout.h"
#include "sdl/table/layout_sizes.h"
#include "sdl/table/tigers/tigers_layout.h"

enum { BOXES = 32 };

static struct table_layout make_for(const char *mode, int size, int scale)
{
    struct layout layout = sized_layout(size, scale);
    struct table_layout table;

    table_layout_init(&table, &layout, ruleset_find(mode), NULL, 2);
    return table;
}

static struct table_layout make(int size, int scale)
{
    return make_for("dueling-tigers", size, scale);
}

/* Every fixed part of the table. */
static int list_boxes(const struct table_layout *t, struct rect out[BOXES])
{
    int count = 0;

    for (int side = 0; side < 2; side++) {
        out[count++] = t->plate[side];
        out[count++] = t->riichi[side];
        out[count++] = t->reach[side];
    }
    for (int pile = 0; pile < TABLE_PILES; pile++)
        out[count++] = t->pile[pile];
    for (int i = 0; i < TABLE_ACTIONS; i++)
        out[count++] = t->actions[i];
    const struct rect rest[] = {t->toggles, t->hand,    t->other,      t->dummy_label, t->wall_count,
                                t->wall,    t->row,     t->prompt,     t->log,         t->menu,
                                t->help,    t->heading, t->indicators, t->waits};
    for (size_t i = 0; i < sizeof rest / sizeof rest[0]; i++)
        out[count++] = rest[i];
    return count;
}

BOTH(parts_keep_apart)
{
    for (int size = 0; size < SIZES; size++)
        for (int scale = 80; scale <= 100; scale += 20) {
            struct table_layout table = make(size, scale);
            struct rect boxes[BOXES], window = rect_make(0, 0, table.w, table.h);
            int count = list_boxes(&table, boxes);
            assert_tidy(rect_inset(window, 12, 12), boxes, count, &table);
        }
}

/* Tiles 0 to count-1 of a pile lie in their tray (a long one in tray and reach) and on no two same places. */
static void check_pile(const struct table_layout *table, int pile, int count, int sideways)
{
    struct rect tray = table->pile[pile];

    if (pile != TABLE_DUMMY && table_layout_pile_is_long(count))
        tray.w += table->reach[pile].w;
    for (int i = 0; i < count; i++) {
        struct rect tile = table_layout_pile(table, pile, i, count, sideways);
        assert_in(tray, tile, "a discard", table);
        for (int k = 0; k < i; k++) {
            struct rect other = table_layout_pile(table, pile, k, count, sideways);
            if (tile.y == other.y)
                assert_apart(tile, other, "two discards of a row", table);
            else /* rows may cover the fronts above them, never half a face */
                assert_true(tile.y - other.y > .6f * other.h || other.y - tile.y > .6f * tile.h ||
                            tile.x >= other.x + other.w - .1f || other.x >= tile.x + tile.w - .1f);
        }
    }
}

BOTH(piles_keep_in_their_trays)
{
    for (int size = 0; size < SIZES; size++) {
        struct table_layout table = make(size, 100);
        for (int count = 1; count <= 30; count++)
            for (int sideways = -1; sideways < count; sideways += 3)
                for (int pile = 0; pile < 2; pile++)
                    check_pile(&table, pile, count, sideways);
        for (int count = 1; count <= 42; count++)
            check_pile(&table, TABLE_DUMMY, count, -1);
    }
}

/* But for large ones, which get smaller when there are many. */
TEST_WITH(a_discard_never_moves, plain, NULL)
{
    struct table_layout table = make(5, 100);
    for (int pile = 0; pile < TABLE_PILES; pile++)
        for (int place = 0; place < 18; place++) {
            struct rect first = table_layout_pile(&table, pile, place, place + 1, -1);
            struct rect later = table_layout_pile(&table, pile, place, 29, -1);
            assert_true(first.x == later.x && first.y == later.y);
        }
}

BOTH(row_and_wall_keep_in_their_trays)
{
    for (int size = 0; size < SIZES; size++) {
        struct table_layout table = make(size, 100);
        struct rect wall = rect_inset(table.wall, -2, -2);
        for (int i = 0; i < 13; i++)
            assert_in(table.row, tigers_layout_row(&table, i), "a tile of the row", &table);
        for (int i = 0; i < table.stacks; i++)
            assert_in(wall, table_layout_stack(&table, i), "a stack", &table);
        for (int i = 0; i < 3; i++) {
            assert_in(table.indicators, tigers_layout_indicator(&table, i), "an indicator", &table);
            assert_in(table.pile[TABLE_OWN], tigers_layout_three(&table, i), "a candidate", &table);
        }
        for (int count = 1; count <= 9; count++)
            for (int i = 0; i < count; i++)
                assert_in(table.waits, table_layout_wait(&table, i, count), "a wait", &table);
    }
}

BOTH(the_hand_stands_at_a_fixed_place)
{
    for (int size = 0; size < SIZES; size++) {
        struct table_layout table = make(size, 100);
        for (int i = 0; i < 14; i++)
            assert_in(rect_inset(table.hand, -1, -1), table_layout_hand(&table, i, i == 13),
                      "a tile of the hand", &table);
        float last = table_layout_hand(&table, 12, false).x, drawn = table_layout_hand(&table, 13, true).x;
        assert_true(drawn - last - table.hand_w > 17.9f && drawn - last - table.hand_w < 18.1f);
        assert_true(large ? table.hand_w > 67 : table.hand_w == 66);
        for (int i = 0; i < 14; i++)
            assert_in(table.other, table_layout_other(&table, TABLE_OTHER, i, i == 13, false),
                      "a tile of the other's", &table);
    }
}

static const struct meld kinds[] = {
    {.kind = MELD_PUNG, .tile = TILE_WEST, .claimed = TILE_WEST, .from = 1},
    {.kind = MELD_KONG_OPEN, .tile = TILE_EAST, .claimed = TILE_EAST, .from = SEAT_DUMMY},
    {.kind = MELD_KONG_CLOSED, .tile = TILE_RED, .claimed = TILE_NONE, .from = SEAT_NONE},
    {.kind = MELD_KONG_ADDED, .tile = TILE_GREEN, .claimed = TILE_GREEN, .from = 1},
};

/* The tiles of `count` melds and the concealed ones beside them, drawn tile included, on a side. */
static int lay_side(const struct table_layout *table, int side, const struct meld *melds, int count,
                    struct rect out[40])
{
    int boxes = 0, concealed = 13 - 3 * count;

    for (int which = 0; which < count; which++) {
        int size = meld_is_kong(&melds[which]) ? 4 : 3;
        for (int i = 0; i < size && !(melds[which].kind == MELD_KONG_ADDED && i == 3); i++)
            out[boxes++] = table_layout_meld(table, side, melds, count, 0, which, i);
    }
    for (int i = 0; i <= concealed; i++)
        out[boxes++] = side == TABLE_OWN ? table_layout_hand(table, i, i == concealed)
                                         : table_layout_other(table, TABLE_OTHER, i, i == concealed, false);
    return boxes;
}

static void check_melds(const struct table_layout *table, const struct meld *melds, int count)
{
    struct rect boxes[40];

    for (int side = 0; side < 2; side++) {
        int total = lay_side(table, side, melds, count, boxes);
        assert_tidy(rect_make(0, 0, table->w, table->h), boxes, total, table);
        for (int a = 0; a < total; a++) {
            for (int i = 0; i < TABLE_ACTIONS; i++)
                assert_apart(boxes[a], table->actions[i], "a tile and an action", table);
            assert_apart(boxes[a], table->plate[side], "a tile and a plate", table);
        }
    }
}

BOTH(four_melds_of_any_kind_fit)
{
    for (int size = 0; size < SIZES; size++) {
        struct table_layout table = make(size, 100);
        for (int code = 0; code < 256; code++) {
            struct meld melds[4];
            for (int i = 0; i < 4; i++)
                melds[i] = kinds[code >> (2 * i) & 3];
            for (int count = 1; count <= 4; count++)
                check_melds(&table, melds, count);
        }
    }
}

static int turned_place(const struct meld *meld)
{
    uint8_t tiles[4];
    int turned;

    meld_laid(meld, 0, 2, tiles, &turned);
    return turned;
}

BOTH(the_claimed_tile_lies_turned)
{
    struct table_layout table = make(5, 100);
    struct rect turned = table_layout_meld(&table, TABLE_OWN, &kinds[0], 1, 0, 0, 1);
    struct rect upright = table_layout_meld(&table, TABLE_OWN, &kinds[0], 1, 0, 0, 0);

    assert_true(turned.w > turned.h && upright.h > upright.w);
    assert_int_equal(turned_place(&kinds[0]), 1);
    assert_int_equal(turned_place(&kinds[1]), 0);
    assert_int_equal(turned_place(&kinds[2]), -1);
}

/* "Discard", the lowest button, is what a lifted tile is let go with: the tile farthest right, drawn or not,
 * lifted as the table lifts it and with the rim of the chosen one, leaves it free. */
BOTH(a_lifted_tile_leaves_the_buttons_free)
{
    static const char *const modes[] = {"dueling-tigers", "tenpai-duel"};
    static const int scales[] = {80, 100, 125, 150};
    const float lift = 16, rim = 4;

    for (int size = 0; size < SIZES; size++)
        for (size_t mode = 0; mode < 2 * 4; mode++) {
            struct table_layout table = make_for(modes[mode % 2], size, scales[mode / 2]);
            for (int place = 11; place <= 13; place++) {
                struct rect tile = table_layout_hand(&table, place, place == 13);
                tile.y -= lift;
                for (int i = 0; i < TABLE_PLACES; i++)
                    assert_apart(rect_inset(tile, -rim, -rim), table.actions[i], "a lifted tile and a button",
                                 &table);
            }
        }
}

/* Large tiles are larger than the others, all kinds of them: of the first sixteen discards of a player, which
 * is more than most rounds have, by two fifths. */
TEST(large_tiles_are_larger)
{
    for (int size = 0; size < SIZES; size++) {
        struct table_layout table[2];
        for (int i = 0; i < 2; i++) {
            large = i;
            table[i] = make(size, 100);
        }
        for (int pile = 0; pile < 2; pile++)
            assert_true(table_layout_pile(&table[1], pile, 15, 16, -1).w >
                        1.4f * table_layout_pile(&table[0], pile, 15, 16, -1).w);
        for (int count = 1; count <= 20; count++)
            assert_true(table_layout_pile(&table[1], TABLE_DUMMY, 0, count, -1).w >
                        (count > 12 ? 1.15f : 1.4f) *
                            table_layout_pile(&table[0], TABLE_DUMMY, 0, count, -1).w);
        assert_true(tigers_layout_row(&table[1], 0).w > tigers_layout_row(&table[0], 0).w);
        assert_true(tigers_layout_indicator(&table[1], 0).w > tigers_layout_indicator(&table[0], 0).w);
        for (int side = 0; side < 2; side++)
            assert_true(table_layout_meld(&table[1], side, kinds, 1, 0, 0, 0).w >
                        1.05f * table_layout_meld(&table[0], side, kinds, 1, 0, 0, 0).w);
    }
}

/* Else every few stacks a gap of a pixel shows between two. */
TEST(stacks_in_a_row_stand_whole_pixels_apart)
{
    static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "one-suit"};
    for (int size = 0; size < SIZES; size++)
        for (int mode = 0; mode < 3; mode++) {
            struct table_layout table = make_for(modes[mode], size, 100);
            for (int stack = 0; stack < table.per_rank; stack++) {
                float x = table_layout_stack(&table, stack).x * table.u;
                if (fabsf(x - roundf(x)) > .01f)
                    fail_msg("%s: stack %d is at %g at %dx%d", modes[mode], stack, x, sizes[size][0],
                             sizes[size][1]);
                assert_in(table.wall, rect_inset(table_layout_stack(&table, stack), 0, 4), "wall", &table);
            }
        }
}
