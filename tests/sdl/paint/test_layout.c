/*
 * test_layout.c: the geometry that all scenes share.
 */
#include "support/test.h"
#include <math.h>

#include "sdl/paint/layout.h"

TEST(design_size_is_one_pixel_a_unit)
{
    struct layout layout = layout_make(1280, 800, 100);
    assert_float_equal(layout.u, 1, 1e-6);
    assert_float_equal(layout.wide, 1280, 1e-3);
    assert_float_equal(layout.high, 800, 1e-3);
    assert_float_equal(layout.margin, 32, 1e-3);
    assert_float_equal(layout.centre, 328, 1e-3);
    assert_float_equal(layout.right, 984, 1e-3);
}

/* 800 units fit the height and 1240 the width, whatever the window's shape. */
TEST(everything_fits_every_window)
{
    static const int sizes[][2] = {{960, 600},   {1280, 800},  {1024, 768},
                                   {2560, 1440}, {3840, 2160}, {3440, 1440}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct layout layout = layout_make(sizes[i][0], sizes[i][1], 100);
        assert_true(layout.wide >= 1240 - 1e-3);
        assert_true(layout.high >= 800 - 1e-3);
        assert_true(layout.left >= 20);
        assert_true(layout.left + layout.side <= layout.centre);
        assert_true(layout.centre + 624 <= layout.right);
        assert_true(layout.right + layout.side <= layout.wide - 20);
    }
}

TEST(extra_height_stays_extra)
{
    struct layout layout = layout_make(1024, 768, 100);
    assert_float_equal(layout.wide, 1240, 1e-2);
    assert_float_equal(layout.high, 930, 0.5);
}

TEST(scale_makes_the_unit_smaller_only)
{
    assert_float_equal(layout_make(1280, 800, 80).u, 0.8, 1e-6);
    assert_float_equal(layout_make(1280, 800, 10).u, 0.8, 1e-6);
    assert_float_equal(layout_make(1280, 800, 120).u, 1, 1e-6);
}

/* A desktop may give a window any size. */
TEST(every_size_has_a_picture)
{
    static const int scales[] = {10, 80, 100, 150, 200};
    for (int w = 1; w <= 8000; w += w < 1300 ? 3 : 131)
        for (int h = 1; h <= 8000; h += h < 900 ? 7 : 173) {
            int fit_w = w, fit_h = h;
            bool small = layout_fit(&fit_w, &fit_h, 1, true);
            assert_int_equal(small, w < 800 || h < 600);
            assert_true(fit_w >= 800 && fit_h >= 600);
            assert_true(fit_w <= (w > 1600 ? w : 1600) && fit_h <= (h > 1200 ? h : 1200));
            if (!small)
                assert_true(fit_w == w && fit_h == h);
            for (int i = 0; i < 5; i++) {
                struct layout layout = layout_make(w, h, scales[i]);
                assert_true(layout.u > 0 && layout.wide > 0 && layout.high > 0);
                assert_true(layout.grown >= 1 && layout.least >= 1);
            }
        }
}

/* Of a small window the picture has the shape, unless that is very long. */
TEST(a_small_window_has_a_picture_of_its_shape)
{
    static const int sizes[][4] = {{640, 480, 800, 600},
                                   {500, 450, 800, 720},
                                   {800, 600, 800, 600},
                                   {799, 600, 800, 601},
                                   {700, 900, 800, 1029},
                                   {1000, 8000, 1000, 8000},
                                   {200, 200, 1066, 688} /* sheets of a phone */,
                                   {844, 330, 1066, 688}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        int w = sizes[i][0], h = sizes[i][1];
        layout_fit(&w, &h, 1, true);
        assert_int_equal(w, sizes[i][2]);
        assert_int_equal(h, sizes[i][3]);
    }
}

/* Sizes of phones and of windows on a desk, in points. */
TEST(a_window_of_a_phones_size_has_its_shape)
{
    static const struct {
        int w, h;
        enum layout_shape shape;
    } windows[] = {{390, 844, LAYOUT_UPRIGHT}, {390, 610, LAYOUT_UPRIGHT}, {320, 480, LAYOUT_UPRIGHT},
                   {844, 390, LAYOUT_FLAT},    {844, 315, LAYOUT_FLAT},    {568, 256, LAYOUT_FLAT},
                   {960, 600, LAYOUT_DESK},    {1280, 800, LAYOUT_DESK},   {768, 1024, LAYOUT_DESK},
                   {800, 600, LAYOUT_DESK},    {500, 450, LAYOUT_DESK}};

    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++)
        for (int density = 1; density <= 3; density++) {
            int w = windows[i].w * density, h = windows[i].h * density;
            layout_fit(&w, &h, (float)density, false);
            struct layout layout = layout_dense(w, h, 100, (float)density, false);
            assert_int_equal(layout.shape, windows[i].shape);
            if (!layout_is_phone(&layout))
                continue;
            assert_float_equal(layout.u, density, 0);
            assert_true(layout.legible > 12 * (float)density && layout.least >= layout.legible);
            assert_true(layout.wide >= 360 && layout.high >= 312);
        }
}

/* A page that is zoomed in has as many pixels, and fewer points. */
TEST(zooming_in_makes_no_target_smaller)
{
    static const int screens[][2] = {{390, 664}, {844, 330}};

    for (size_t i = 0; i < sizeof screens / sizeof *screens; i++)
        for (int zoom = 100, before = 0; zoom <= 500; zoom += 10) {
            int w = screens[i][0], h = screens[i][1];
            layout_fit(&w, &h, (float)zoom / 100, false);
            struct layout layout = layout_dense(w, h, 100, (float)zoom / 100, false);
            assert_true(layout_is_phone(&layout));
            int on_glass = (int)roundf(layout.target * (float)screens[i][0] / (float)w);
            assert_true(on_glass >= 44 && on_glass >= before);
            before = on_glass;
        }
}

/* At every size the picture keeps the shape that its window has. */
TEST(a_small_phone_keeps_its_shape)
{
    for (int w = 100; w < 1000; w += 7)
        for (int h = 100; h < 1000; h += 9) {
            int fit_w = w, fit_h = h;
            layout_fit(&fit_w, &fit_h, 1, false);
            assert_int_equal(layout_shape_of((float)fit_w, (float)fit_h),
                             layout_shape_of((float)w, (float)h));
        }
}

TEST(rects_lie_on_whole_pixels)
{
    struct layout layout = layout_make(1111, 777, 100);
    for (int i = 0; i < 50; i++) {
        struct rect rect = layout_rect(&layout, 3.3f * (float)i, 7.7f * (float)i, 41.4f, 19.2f);
        assert_float_equal(rect.x, roundf(rect.x), 0);
        assert_float_equal(rect.y + rect.h, roundf(rect.y + rect.h), 0);
        assert_float_equal(rect.w, roundf(rect.w), 0);
    }
}

/* Columns neither overlap nor leave more than the gap between them. */
TEST(columns_share_the_width)
{
    struct rect rect = rect_make(10, 20, 317, 50);
    for (int i = 0; i + 1 < 5; i++) {
        struct rect a = rect_column(rect, i, 5, 4), b = rect_column(rect, i + 1, 5, 4);
        assert_in_range((int)(b.x - a.x - a.w), 3, 5);
    }
    assert_float_equal(rect_column(rect, 0, 5, 4).x, 10, 0);
    assert_float_equal(rect_column(rect, 4, 5, 4).x + rect_column(rect, 4, 5, 4).w, 327, 0);
}

TEST(a_rect_holds_its_upper_left_corner)
{
    struct rect rect = rect_make(10, 20, 30, 40);
    assert_true(rect_contains(rect, 10, 20));
    assert_true(rect_contains(rect, 39.5f, 59.5f));
    assert_false(rect_contains(rect, 40, 30));
    assert_false(rect_contains(rect, 9.5f, 30));
}
