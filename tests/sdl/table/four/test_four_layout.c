/*
 * test_four_layout.c: the table of four at many window sizes: parts keep apart,
 * hands and melds keep in their lanes, piles in their trays, the wall in its ring;
 * and claimed tiles point at whom they came from.
 */
#include "support/test.h"

#include <math.h>

#include "sdl/table/four/four_layout.h"
#include "sdl/table/layout_sizes.h"

enum { WINDOW_EDGE = 12, DISCARDS_MAX = 30, TILES_LIVE = 84, DEAD = 14 };

/* The two walls there are: all of 136 tiles but the hands; and of 144 with a dead wall. */
static struct table_layout make(int size, int scale, bool dead)
{
    struct layout layout = sized_layout(size, scale);
    struct table_layout table;

    table_layout_init(&table, &layout, ruleset_find("classic"), NULL, TABLE_SIDES);
    four_layout_build(&table, dead ? 39 : TILES_LIVE / 2, dead ? DEAD / 2 : 0);
    return table;
}

static int list_parts(const struct table_layout *l, struct rect out[40])
{
    const struct rect rest[] = {l->toggles, l->hand, l->wall,    l->prompt, l->log,
                                l->menu,    l->help, l->heading, l->waits};
    int count = 0;

    for (int side = 0; side < FOUR_SIDES; side++) {
        out[count++] = l->plate[side];
        out[count++] = l->flowers[side];
        out[count++] = l->pile[side];
        if (side)
            out[count++] = l->lane[side];
    }
    for (int i = 0; i < TABLE_ACTIONS; i++)
        out[count++] = l->actions[i];
    out[count++] = l->actions[TABLE_PLACE_HALF];
    for (size_t i = 0; i < sizeof rest / sizeof *rest; i++)
        out[count++] = rest[i];
    return count;
}

BOTH(parts_keep_apart)
{
    for (int size = 0; size < SIZES; size++)
        for (int scale = 80; scale <= 100; scale += 20) {
            struct table_layout table = make(size, scale, true);
            struct rect parts[40], window = rect_make(0, 0, table.w, table.h);
            int count = list_parts(&table, parts);
            assert_tidy(rect_inset(window, WINDOW_EDGE, WINDOW_EDGE), parts, count, &table);
        }
}

/* Where the rows of a pile are lengthened, nothing else lies. */
TEST_WITH(long_rows_have_room, plain, NULL)
{
    for (int size = 0; size < SIZES; size++) {
        struct table_layout table = make(size, 100, true);
        for (int a = 0; a < FOUR_SIDES; a++)
            for (int b = 0; b < FOUR_SIDES; b++) {
                assert_apart(table.reach[a], table.pile[b], "a reach and a pile", &table);
                assert_apart(table.reach[a], table.prompt, "a reach and the prompt", &table);
                if (a != b)
                    assert_apart(table.reach[a], table.reach[b], "two reaches", &table);
                if (b)
                    assert_apart(table.reach[a], table.lane[b], "a reach and a lane", &table);
            }
    }
}

/* The part of a lying tile that is its face. */
static struct rect face_of(struct rect tile, int side)
{
    float w = side == FOUR_LEFT || side == FOUR_RIGHT ? tile.w / TILE_RATIO : tile.w;

    tile.h -= w * TILE_THICK;
    return tile;
}

static bool lies_in_row_of_six(const struct table_layout *l, int side, int place)
{
    struct rect first = four_layout_pile(l, side, place / 6 * 6, 0, -1),
                tile = four_layout_pile(l, side, place, 0, -1);

    return side == FOUR_LEFT || side == FOUR_RIGHT ? tile.x == first.x : tile.y == first.y;
}

/* The tray as it is drawn when its rows are lengthened. */
static struct rect tray_and_reach(const struct table_layout *l, int side)
{
    struct rect a = l->pile[side], b = l->reach[side];
    float x = a.x < b.x ? a.x : b.x, y = a.y < b.y ? a.y : b.y;
    float right = a.x + a.w > b.x + b.w ? a.x + a.w : b.x + b.w;
    float bottom = a.y + a.h > b.y + b.h ? a.y + a.h : b.y + b.h;

    return rect_make(x, y, right - x, bottom - y);
}

TEST_WITH(discards_lie_in_rows_of_six_in_their_trays, plain, NULL)
{
    for (int size = 0; size < SIZES; size++) {
        struct table_layout table = make(size, 100, true);
        for (int side = 0; side < FOUR_SIDES; side++)
            for (int i = 0; i < DISCARDS_MAX; i++) {
                struct rect tile = four_layout_pile(&table, side, i, 0, -1);
                if (i < 18) {
                    assert_in(table.pile[side], tile, "a discard", &table);
                    assert_true(lies_in_row_of_six(&table, side, i));
                } else {
                    assert_in(tray_and_reach(&table, side), tile, "a discard of a long row", &table);
                }
                for (int k = 0; k < i; k++)
                    assert_apart(face_of(tile, side), face_of(four_layout_pile(&table, side, k, 0, -1), side),
                                 "two discards", &table);
            }
    }
}

/* The first discard lies nearest to the ring and at its owner's left. */
BOTH(discards_begin_at_their_owners_left)
{
    struct table_layout l = make(4, 100, false);
    struct rect below[2] = {four_layout_pile(&l, FOUR_BELOW, 0, 0, -1),
                            four_layout_pile(&l, FOUR_BELOW, 5, 0, -1)};
    struct rect right[2] = {four_layout_pile(&l, FOUR_RIGHT, 0, 0, -1),
                            four_layout_pile(&l, FOUR_RIGHT, 5, 0, -1)};
    struct rect above[2] = {four_layout_pile(&l, FOUR_ABOVE, 0, 0, -1),
                            four_layout_pile(&l, FOUR_ABOVE, 5, 0, -1)};
    struct rect left[2] = {four_layout_pile(&l, FOUR_LEFT, 0, 0, -1),
                           four_layout_pile(&l, FOUR_LEFT, 5, 0, -1)};

    assert_true(below[0].x < below[1].x && right[0].y > right[1].y);
    assert_true(above[0].x > above[1].x && left[0].y < left[1].y);
    assert_true(four_layout_pile(&l, FOUR_BELOW, 6, 0, -1).y > below[0].y);
    assert_true(four_layout_pile(&l, FOUR_RIGHT, 6, 0, -1).x > right[0].x);
    assert_true(four_layout_pile(&l, FOUR_ABOVE, 6, 0, -1).y < above[0].y);
    assert_true(four_layout_pile(&l, FOUR_LEFT, 6, 0, -1).x < left[0].x);
}

TEST_WITH(the_wall_is_a_ring_around_its_count, plain, NULL)
{
    for (int dead = 0; dead < 2; dead++) {
        struct table_layout l = make(0, 100, dead);
        int count = l.stacks + l.dead_stacks;
        for (int i = 0; i < count; i++) {
            struct rect stack = four_layout_stack(&l, i);
            assert_in(rect_inset(l.wall, -1, -1), stack, "a stack", &l);
            assert_apart(l.wall_count, stack, "a stack and the count", &l);
            for (int side = 0; side < FOUR_SIDES; side++)
                assert_apart(four_layout_seal(&l, side), stack, "a stack and a seal", &l);
            for (int k = 0; k < i; k++) { /* a nearer one may cover the side of another, never its top */
                struct rect a = stack, b = four_layout_stack(&l, k);
                bool a_flank = four_layout_stack_pose(&l, i, false) == POSE_STACK_SIDE;
                bool b_flank = four_layout_stack_pose(&l, k, false) == POSE_STACK_SIDE;
                a.h = l.stack_w * (a_flank ? .9f : TILE_RATIO);
                b.h = l.stack_w * (b_flank ? .9f : TILE_RATIO);
                assert_apart(a, b, "two stacks", &l);
            }
        }
        for (int side = 0; side < FOUR_SIDES; side++)
            assert_apart(l.wall_count, four_layout_seal(&l, side), "the count and a seal", &l);
    }
}

static bool is_whole(float pixels)
{
    return fabsf(pixels - roundf(pixels)) < .02f;
}

/* Else a gap of a pixel shows between some stacks and none between others. */
TEST_WITH(stacks_of_a_side_stand_whole_pixels_apart, plain, NULL)
{
    for (int size = 0; size < SIZES; size++)
        for (int scale = 80; scale <= 100; scale += 20) {
            struct table_layout l = make(size, scale, false);
            for (int i = 1; i < l.stacks; i++) {
                struct rect stack = four_layout_stack(&l, i), last = four_layout_stack(&l, i - 1);
                if (four_layout_stack_pose(&l, i, false) != four_layout_stack_pose(&l, i - 1, false))
                    continue; /* a corner */
                float x = (stack.x - last.x) * l.u, y = (stack.y - last.y) * l.u;
                if (!is_whole(x) || !is_whole(y))
                    fail_msg("stack %d is %g,%g pixels from the last at %dx%d", i, x, y, sizes[size][0],
                             sizes[size][1]);
            }
        }
}

/* Large tiles: so many that rows of six have no room are smaller and lie in rows of eight. */
TEST_WITH(large_discards_keep_in_their_trays, larger, NULL)
{
    for (int size = 0; size < SIZES; size++) {
        struct table_layout table = make(size, 100, false);
        for (int side = 0; side < FOUR_SIDES; side++)
            for (int count = 1; count <= DISCARDS_MAX; count++)
                for (int i = 0; i < count; i++) {
                    struct rect tile = four_layout_pile(&table, side, i, count, -1);
                    assert_in(table.pile[side], tile, "a large discard", &table);
                    for (int k = 0; k < i; k++)
                        assert_apart(face_of(tile, side),
                                     face_of(four_layout_pile(&table, side, k, count, -1), side),
                                     "two large discards", &table);
                }
    }
}

/* Eighteen discards, which is about as many as a round has, by a third; melds of the others by a quarter. */
TEST(large_tiles_are_larger)
{
    const struct meld meld = {.kind = MELD_PUNG, .tile = 2, .claimed = 2, .from = 0};

    for (int size = 0; size < SIZES; size++) {
        struct table_layout table[2];
        for (int i = 0; i < 2; i++) {
            large = i;
            table[i] = make(size, 100, true);
        }
        assert_true(table[1].hand_w > table[0].hand_w);
        for (int side = 0; side < FOUR_SIDES; side++) {
            assert_true(four_layout_pile(&table[1], side, 0, 18, -1).w >
                        1.33f * four_layout_pile(&table[0], side, 0, 18, -1).w);
            assert_true(four_layout_pile(&table[1], side, 0, DISCARDS_MAX, -1).w >=
                        four_layout_pile(&table[0], side, 0, DISCARDS_MAX, -1).w);
            if (side)
                assert_true(four_layout_meld(&table[1], side, &meld, 1, 3, 0, 0).w >
                            1.25f * four_layout_meld(&table[0], side, &meld, 1, 3, 0, 0).w);
        }
    }
}

static void check_lane(const struct table_layout *l, int side, const struct meld *melds, int count)
{
    struct rect room = l->lane[side];
    int left = 13 - 3 * count;

    /* the near end of a standing tile shows below, an added tile reaches inwards */
    if (side == FOUR_ABOVE)
        room.h += 6;
    else
        room = rect_inset(room, -8, -8), room.h += 8;
    for (int open = 0; open < 2; open++)
        for (int place = 0; place <= left; place++)
            assert_in(room, four_layout_other(l, side, place, place == left, open), "a tile of a hand", l);
    for (int which = 0; which < count; which++)
        for (int index = 0; index < (melds[which].kind >= MELD_KONG_OPEN ? 4 : 3); index++) {
            struct rect tile = four_layout_meld(l, side, melds, count, 0, which, index);
            assert_in(rect_inset(room, -2, -2), tile, "a tile of a meld", l);
            assert_true(tile.w > 12);
            for (int place = 0; place <= left; place++) {
                struct rect other = four_layout_other(l, side, place, place == left, false);
                other.h = side == FOUR_ABOVE ? other.h : other.h / 1.4f;
                assert_apart(face_of(tile, FOUR_ABOVE), other, "a meld and the hand", l);
            }
        }
}

BOTH(melds_lie_beside_the_hand)
{
    static const uint8_t kinds[] = {MELD_RUN, MELD_PUNG, MELD_KONG_OPEN, MELD_KONG_ADDED, MELD_KONG_CLOSED};
    struct meld melds[4];

    for (int size = 0; size < SIZES; size++) {
        struct table_layout table = make(size, 100, true);
        for (int side = 1; side < FOUR_SIDES; side++)
            for (int kind = 0; kind < 5; kind++)
                for (int count = 1; count <= 4; count++) {
                    for (int i = 0; i < count; i++)
                        melds[i] = (struct meld){.kind = kinds[kind],
                                                 .tile = 2,
                                                 .claimed = kinds[kind] == MELD_KONG_CLOSED ? TILE_NONE : 2,
                                                 .from = (uint8_t)(3 - i % 3)};
                    check_lane(&table, side, melds, count);
                }
    }
}

static int turned_place(int kind, int owner, int from)
{
    struct meld meld = {.kind = (uint8_t)kind, .tile = 3, .claimed = 3, .from = (uint8_t)from};
    uint8_t tiles[4];
    int turned;

    meld_laid(&meld, owner, FOUR_SIDES, tiles, &turned);
    return turned;
}

/* Seats play in the order 0 1 2 3, to the right: the one before sits on the left, the next on the right. */
TEST(claimed_tiles_point_at_whom_they_came_from)
{
    for (int owner = 0; owner < 4; owner++) {
        int next = (owner + 1) % 4, opposite = (owner + 2) % 4, before = (owner + 3) % 4;
        assert_int_equal(turned_place(MELD_PUNG, owner, before), 0);
        assert_int_equal(turned_place(MELD_PUNG, owner, opposite), 1);
        assert_int_equal(turned_place(MELD_PUNG, owner, next), 2);
        assert_int_equal(turned_place(MELD_KONG_OPEN, owner, before), 0);
        assert_int_equal(turned_place(MELD_KONG_OPEN, owner, opposite), 1);
        assert_int_equal(turned_place(MELD_KONG_OPEN, owner, next), 3);
        assert_int_equal(turned_place(MELD_KONG_ADDED, owner, next), 2); /* where it lay in the pung */
        assert_int_equal(turned_place(MELD_KONG_CLOSED, owner, next), -1);
    }
}

/* Only the player before can be chowed from, so a run's claimed tile lies first. */
TEST(a_run_shows_its_claimed_tile_first)
{
    struct meld meld = {.kind = MELD_RUN, .tile = 3, .claimed = 5, .from = 0};
    uint8_t tiles[4];
    int turned;

    assert_int_equal(meld_laid(&meld, 1, FOUR_SIDES, tiles, &turned), 3);
    assert_int_equal(turned, 0);
    assert_int_equal(tiles[0], 5);
    assert_int_equal(tiles[1], 3);
    assert_int_equal(tiles[2], 4);
}

BOTH(a_row_of_flowers_holds_all_eight)
{
    struct table_layout l = make(0, 100, true);
    for (int side = 0; side < FOUR_SIDES; side++)
        for (int i = 0; i < 8; i++)
            assert_in(l.flowers[side], four_layout_flower(&l, side, i), "a flower", &l);
}
