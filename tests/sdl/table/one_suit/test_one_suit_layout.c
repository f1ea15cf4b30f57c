/*
 * test_one_suit_layout.c: the small tables' geometry at many window sizes: parts
 * keep apart, hands and kongs keep in the window, piles in their trays.
 */
#include "support/test.h"

#include "sdl/table/one_suit/one_suit_layout.h"
#include "sdl/table/rects.h"

static const int sizes[][2] = {{800, 600},  {960, 600},   {1024, 768},  {1280, 720}, {1280, 800},
                               {1280, 960}, {1920, 1080}, {2560, 1440}, {3440, 1440}};
static const int hands[] = {4, 7, 10, 13};

enum { SIZES = sizeof sizes / sizeof *sizes, HANDS = 4, WINDOW_EDGE = 12 };

static struct table_layout make(int size, int tiles, bool three, bool large)
{
    struct layout layout = layout_make(sizes[size][0], sizes[size][1], 100);
    struct table_layout table;

    layout.large = large;
    table_layout_init(&table, &layout, ruleset_find("one-suit"), NULL, 2);
    one_suit_layout_build(&table, tiles, three);
    return table;
}

static void check_apart(const struct table_layout *l)
{
    struct rect window = rect_inset(rect_make(0, 0, l->w, l->h), WINDOW_EDGE, WINDOW_EDGE);
    const struct rect parts[] = {l->toggles, l->plate[0],   l->plate[1],   l->plate[2],   l->hand,
                                 l->field,   l->stakes,     l->log,        l->menu,       l->help,
                                 l->heading, l->actions[0], l->actions[1], l->actions[2], l->actions[3]};

    assert_tidy(window, parts, sizeof parts / sizeof *parts, l);
    const struct rect inner[] = {l->pile[0], l->wall, l->wall_count, l->prompt, l->pile[1]};
    assert_tidy(l->field, inner, sizeof inner / sizeof *inner, l);
    assert_false(rect_overlap(l->palette, l->hand, .05f));
    assert_false(rect_overlap(l->palette, l->actions[0], .05f));
    assert_false(rect_overlap(l->palette, l->prompt, .05f));
}

static void check_tiles(const struct table_layout *l, bool three)
{
    for (int side = 0; side < (three ? 3 : 2); side++)
        for (int place = 0; place < 40; place++)
            assert_true(rect_holds(l->pile[side], one_suit_layout_pile(l, side, place, 0, -1)));
    for (int side = 1; side < (three ? 3 : 2); side++)
        for (int place = 0; place <= l->hand_tiles; place++) {
            struct rect tile = one_suit_layout_other(l, side, place, place == l->hand_tiles, false);
            assert_false(rect_overlap(tile, l->plate[1], .05f));
            assert_false(rect_overlap(tile, l->plate[2], .05f));
            assert_false(rect_overlap(tile, l->field, .05f));
            assert_false(rect_overlap(tile, l->menu, .05f));
        }
    if (three)
        assert_false(rect_overlap(one_suit_layout_other(l, 1, l->hand_tiles, true, false),
                                  one_suit_layout_other(l, 2, 0, false, false), .05f));
}

/* Kongs keep clear of the hand that is left, the tile drawn included. */
static void check_melds(const struct table_layout *l, bool three)
{
    for (int count = 1; 3 * count < l->hand_tiles; count++)
        for (int side = 0; side < (three ? 3 : 2); side++)
            for (int which = 0; which < count; which++)
                for (int index = 0; index < 4; index++) {
                    int left = l->hand_tiles - 3 * count;
                    struct rect tile = one_suit_layout_meld(l, side, NULL, count, 0, which, index);
                    struct rect hand = side ? one_suit_layout_other(l, side, left, true, false)
                                            : table_layout_hand(l, left, true);
                    assert_false(rect_overlap(tile, hand, .05f));
                    assert_true(tile.w > 8);
                    assert_false(rect_overlap(tile, l->plate[0], .05f));
                    assert_false(rect_overlap(tile, l->plate[2], .05f));
                }
}

TEST(every_size_of_hand_fits)
{
    for (int size = 0; size < SIZES; size++)
        for (int hand = 0; hand < HANDS; hand++)
            for (int three = 0; three < (hands[hand] < 10 ? 2 : 1); three++) {
                for (int large = 0; large < 2; large++) {
                    struct table_layout table = make(size, hands[hand], three, large);
                    check_apart(&table);
                    check_tiles(&table, three);
                    check_melds(&table, three);
                }
            }
}

TEST(large_tiles_are_larger)
{
    for (int size = 0; size < SIZES; size++)
        for (int hand = 0; hand < HANDS; hand++)
            for (int three = 0; three < (hands[hand] < 10 ? 2 : 1); three++) {
                struct table_layout plain = make(size, hands[hand], three, false);
                struct table_layout large = make(size, hands[hand], three, true);
                assert_true(hands[hand] > 4 ? large.hand_w > plain.hand_w : large.hand_w >= plain.hand_w);
                for (int side = 0; side < (three ? 3 : 2); side++)
                    assert_true(large.pile_w[side] > (three && side ? 1.03f : 1.25f) * plain.pile_w[side]);
            }
}
