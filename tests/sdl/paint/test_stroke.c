/*
 * test_stroke.c: a line covers the pixels it lies on, in part at its edges.
 */
#include "support/test.h"

#include "sdl/paint/box.h"

enum { W = 20, H = 12 };

static uint8_t mask[W * H];

static int at(int x, int y)
{
    return mask[y * W + x];
}

TEST(a_level_line_covers_whole_rows)
{
    const struct point points[] = {{4, 6}, {16, 6}};
    memset(mask, 0, sizeof mask);
    stroke_paint(mask, W, H, points, 2, 2);
    for (int x = 4; x < 16; x++) {
        assert_int_equal(at(x, 5), 255); /* two pixels wide around the level 6 */
        assert_int_equal(at(x, 6), 255);
        assert_int_equal(at(x, 4), 0);
        assert_int_equal(at(x, 7), 0);
    }
    assert_int_equal(at(1, 5), 0);
    assert_int_equal(at(18, 6), 0);
}

TEST(half_a_pixel_is_covered_by_half)
{
    const struct point points[] = {{0, 6.5f}, {20, 6.5f}};
    memset(mask, 0, sizeof mask);
    stroke_paint(mask, W, H, points, 2, 2);
    assert_int_equal(at(10, 6), 255);
    assert_in_range(at(10, 5), 126, 129);
    assert_in_range(at(10, 7), 126, 129);
}

/* A line that leaves the picture writes nowhere else. */
TEST(what_lies_outside_is_left_out)
{
    const struct point points[] = {{-50, -50}, {70, 60}, {10, -400}};
    uint8_t around[W * H + 64];
    memset(around, 7, sizeof around);
    memset(around + 32, 0, W * H);
    stroke_paint(around + 32, W, H, points, 3, 3);
    for (int i = 0; i < 32; i++) {
        assert_int_equal(around[i], 7);
        assert_int_equal(around[32 + W * H + i], 7);
    }
}
