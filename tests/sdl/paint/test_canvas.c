/*
 * test_canvas.c: what lies over what comes out right, and painting only what has
 * changed gives the same pixels as painting everything.
 */
#include "support/test.h"

#include "base/rng.h"
#include "sdl/art/crew.h"
#include "sdl/paint/bitmap.h"
#include "sdl/paint/blend.h"
#include "sdl/paint/canvas.h"

enum { W = 203, H = 171, BITMAPS = 8, ITEMS = 24, FRAMES = 400, ROW = 67 };

static struct rng rng;
static uint32_t shown[W * H], fresh[W * H];

static int below(int count)
{
    return (int)rng_below(&rng, (uint32_t)count);
}

static uint32_t colour_of(int r, int g, int b, int a)
{
    return (uint32_t)r << 24 | (uint32_t)g << 16 | (uint32_t)b << 8 | (uint32_t)a;
}

static struct canvas_target target_of(uint32_t *pixels)
{
    struct canvas_target target = {pixels, W, H, W};
    return target;
}

static int paint(struct canvas *canvas, uint32_t *pixels)
{
    struct canvas_target target = target_of(pixels);
    const struct area *areas;
    return canvas_paint(canvas, &target, &areas);
}

/* Clear, half and full coverage by hand: the law of laying one colour over another. */
TEST(colours_mix_by_their_alpha)
{
    assert_int_equal(blend_colour(0x204060ffu), 0xff204060u);
    assert_int_equal(blend_colour(0x20406000u), 0);
    assert_int_equal(blend_over(0xff123456u, 0), 0xff123456u);
    assert_int_equal(blend_over(0xff123456u, 0xff654321u), 0xff654321u);
    /* white at 51 of 255, a fifth, over black and over 100 */
    assert_int_equal(blend_over(0xff000000u, blend_colour(0xffffff33u)), 0xff333333u);
    assert_int_equal(blend_over(0xff646464u, blend_colour(0xffffff33u)), 0xff838383u); /* 80 + 51 */
    assert_int_equal(blend_times(0x80402010u, 0xffffffffu), 0x80402010u);
    assert_int_equal(blend_times(0xff804020u, 0x33333333u), 0x331a0d06u); /* a fifth of each, rounded */
}

/* Whatever is done four pixels at a time is what the plain functions do, at every length and alignment. */
TEST(rows_are_pixels_one_by_one)
{
    for (int round = 0; round < 3000; round++) {
        uint32_t rows[4][ROW], expected[4][ROW], over[ROW], tint = blend_colour((uint32_t)rng_next(&rng));
        uint8_t mask[ROW];
        int from = below(8), count = below(ROW - from + 1), plain = below(3);
        for (int i = 0; i < ROW; i++) {
            uint32_t alpha = plain == 0 ? 255 : plain == 1 ? 0 : (uint32_t)below(256);
            over[i] = blend_colour(((uint32_t)rng_next(&rng) & ~255u) | alpha);
            mask[i] = (uint8_t)alpha;
            for (int k = 0; k < 4; k++)
                rows[k][i] = expected[k][i] = 0xff000000u | (uint32_t)rng_next(&rng);
        }
        for (int i = from; i < from + count; i++) {
            expected[0][i] = blend_over(rows[0][i], over[i]);
            expected[1][i] = blend_over(rows[1][i], blend_times(over[i], tint));
            expected[2][i] = blend_over(rows[2][i], blend_times(mask[i] * 0x01010101u, tint));
            expected[3][i] = blend_over(rows[3][i], tint);
        }
        blend_row(rows[0] + from, over + from, count);
        blend_row_tinted(rows[1] + from, over + from, tint, count);
        blend_row_mask(rows[2] + from, mask + from, tint, count);
        blend_row_fill(rows[3] + from, tint, count);
        assert_memory_equal(rows, expected, sizeof rows);
    }
}

TEST(things_lie_where_they_are_put)
{
    struct canvas *canvas = canvas_new(crew_share);
    struct bitmap *bitmap = bitmap_new(2, 2);
    struct rect clip = rect_make(100, 0, 50, 50);
    for (int i = 0; i < 4; i++)
        bitmap->colours[i] = 0xff000001u * (uint32_t)(i + 1) | 0xff000000u;
    bitmap_finish(bitmap);
    canvas_begin(canvas, W, H, 0x010203ffu);
    canvas_copy(canvas, bitmap, rect_make(5.9f, 7.2f, 2, 2), 0xffffffffu); /* sides are cut to whole pixels */
    canvas_clip(canvas, &clip);
    canvas_fill(canvas, rect_make(90, 40, 20, 20), 0xff0000ffu);
    canvas_clip(canvas, NULL);
    canvas_fill(canvas, rect_make(W - 1, H - 1, 500, 500), 0x00ff00ffu);
    assert_int_equal(paint(canvas, shown), 1);
    assert_int_equal(shown[0], 0xff010203u);
    assert_int_equal(shown[7 * W + 5], bitmap->colours[0]);
    assert_int_equal(shown[8 * W + 6], bitmap->colours[3]);
    assert_int_equal(shown[9 * W + 6], 0xff010203u);
    assert_int_equal(shown[45 * W + 99], 0xff010203u);
    assert_int_equal(shown[45 * W + 100], 0xffff0000u);
    assert_int_equal(shown[50 * W + 100], 0xff010203u);
    assert_int_equal(shown[H * W - 1], 0xff00ff00u);
    canvas_free(canvas);
    bitmap_free(bitmap);
}

/* The same picture again costs nothing; a small change costs a small area round it. */
TEST(what_stays_is_not_painted)
{
    struct canvas *canvas = canvas_new(crew_share);
    struct canvas_target target = target_of(shown);
    const struct area *areas;
    for (int frame = 0; frame < 4; frame++) {
        canvas_begin(canvas, W, H, 0x010203ffu);
        canvas_fill(canvas, rect_make(70, 70, 10, 10), frame == 3 ? 0xffffffffu : 0x888888ffu);
        int count = canvas_paint(canvas, &target, &areas);
        assert_int_equal(count, frame == 1 || frame == 2 ? 0 : 1);
        if (frame == 3) {
            assert_true(areas[0].x <= 70 && areas[0].x + areas[0].w >= 80);
            assert_true(areas[0].w <= 2 * CANVAS_CELL && areas[0].h <= 2 * CANVAS_CELL);
        }
    }
    canvas_free(canvas);
}

/* While the window is dragged larger the picture is stretched over all of it, and then painted again. */
TEST(another_size_stretches_the_picture)
{
    static uint32_t large[4 * W * H];
    struct canvas *canvas = canvas_new(crew_share);
    struct canvas_target target = {large, 2 * W, 2 * H, 2 * W};
    struct bitmap *bitmap = bitmap_new(2, 1);
    const struct area *areas;
    bitmap->colours[0] = 0xffff0000u;
    bitmap->colours[1] = 0xff0000ffu;
    bitmap_finish(bitmap);
    canvas_begin(canvas, W, H, 0x010203ffu);
    canvas_copy(canvas, bitmap, rect_make(10, 20, 2, 1), 0xffffffffu);
    paint(canvas, shown);
    assert_int_equal(canvas_paint(canvas, &target, &areas), 1);
    assert_true(areas[0].w == 2 * W && areas[0].h == 2 * H);
    assert_int_equal(large[0], 0xff010203u);
    assert_int_equal(large[4 * W * H - 1], 0xff010203u);
    assert_int_equal(large[40 * 2 * W + 20], 0xffff0000u);
    assert_int_equal(large[41 * 2 * W + 21], 0xffff0000u);
    assert_int_equal(large[41 * 2 * W + 23], 0xff0000ffu);
    assert_int_equal(paint(canvas, shown), 1); /* the old size again: nothing is known of it */
    canvas_free(canvas);
    bitmap_free(bitmap);
}

static struct bitmap *random_bitmap(void)
{
    int w = 1 + below(60), h = 1 + below(60);
    bool mask = below(2), opaque = below(3) == 0;
    struct bitmap *bitmap = mask ? bitmap_new_mask(w, h) : bitmap_new(w, h);
    for (int i = 0; i < w * h; i++) {
        if (mask)
            bitmap->mask[i] = (uint8_t)below(256);
        else
            bitmap->colours[i] = (uint32_t)rng_next(&rng) | (opaque ? 0xff000000u : 0);
    }
    bitmap_finish(bitmap);
    return bitmap;
}

struct thing {
    int kind, bitmap;
    struct rect rect;
    float degrees;
    uint32_t colour;
};

static struct thing random_thing(struct bitmap *const *bitmaps)
{
    struct thing thing = {.kind = below(6), .bitmap = below(BITMAPS), .degrees = (float)below(3600) / 10};
    const struct bitmap *bitmap = bitmaps[thing.bitmap];
    thing.rect = rect_make((float)below(W * 4) / 3 - 50, (float)below(H * 4) / 3 - 50, (float)bitmap->w,
                           (float)bitmap->h);
    if (thing.kind == 0)
        thing.rect.w = (float)below(300) / 2;
    thing.colour = below(2) ? 0xffffffffu : colour_of(below(256), below(256), below(256), below(256));
    return thing;
}

static void put(struct canvas *canvas, const struct thing *thing, struct bitmap *const *bitmaps)
{
    if (thing->kind < 3)
        canvas_copy(canvas, bitmaps[thing->bitmap], thing->rect, thing->colour);
    else if (thing->kind == 3)
        canvas_turned(canvas, bitmaps[thing->bitmap], thing->rect, thing->degrees, thing->colour);
    else if (thing->kind == 4)
        canvas_tip(canvas, thing->rect, thing->colour);
    else
        canvas_fill(canvas, thing->rect, thing->colour);
}

/* A few things of many are changed, exchanged or left out from frame to frame, and bitmaps made again. */
TEST(painting_the_changes_is_painting_all)
{
    struct canvas *parts = canvas_new(crew_share), *all = canvas_new(crew_share);
    struct bitmap *bitmaps[BITMAPS];
    struct thing things[ITEMS];
    for (int i = 0; i < BITMAPS; i++)
        bitmaps[i] = random_bitmap();
    for (int i = 0; i < ITEMS; i++)
        things[i] = random_thing(bitmaps);
    for (int frame = 0; frame < FRAMES; frame++) {
        int changed = below(ITEMS), moved = below(ITEMS), renewed = below(BITMAPS), count = ITEMS - below(3);
        struct rect clip = rect_make((float)below(W), (float)below(H), 70, 40);
        struct thing other = things[moved];
        if (below(4) == 0) {
            bitmap_free(bitmaps[renewed]);
            bitmaps[renewed] = random_bitmap();
        }
        things[moved] = things[changed];
        things[changed] = below(2) ? other : random_thing(bitmaps);
        for (int k = 0; k < 2; k++) {
            struct canvas *canvas = k ? all : parts;
            canvas_begin(canvas, W, H, 0x0b2a2bffu);
            for (int i = 0; i < count; i++) {
                canvas_clip(canvas, i % 5 == 4 ? &clip : NULL);
                put(canvas, &things[i], bitmaps);
            }
        }
        paint(parts, shown);
        canvas_forget(all);
        paint(all, fresh);
        assert_memory_equal(shown, fresh, sizeof shown);
    }
    for (int i = 0; i < BITMAPS; i++)
        bitmap_free(bitmaps[i]);
    canvas_free(parts);
    canvas_free(all);
}

/* A picture that could not be made leaves a gap, and who looks at what lies where sees the rest. */
TEST(what_is_missing_is_not_drawn)
{
    struct rect rect;
    struct canvas *canvas = canvas_new(crew_share);
    struct bitmap *bitmap = bitmap_new(10, 10);
    assert_null(bitmap_new(0, 10));
    assert_null(bitmap_new_mask(10, -1));
    canvas_begin(canvas, W, H, 0x010203ffu);
    int ground = canvas_count(canvas);
    canvas_copy(canvas, NULL, rect_make(10, 10, 10, 10), 0xffffffffu);
    canvas_turned(canvas, NULL, rect_make(10, 10, 10, 10), 45, 0xffffffffu);
    assert_int_equal(canvas_count(canvas), ground);
    canvas_fill(canvas, rect_make(30, 20, 10, 10), 0xffffffffu);
    canvas_copy(canvas, bitmap, rect_make(50, 40, 10, 10), 0xffffffffu);
    assert_int_equal(canvas_count(canvas), ground + 2);
    assert_int_equal(canvas_noted(canvas, ground, &rect), 0); /* no bitmap */
    assert_true(rect.x == 30 && rect.y == 20);
    assert_true(canvas_noted(canvas, ground + 1, &rect) != 0);
    assert_true(rect.x == 50 && rect.y == 40);
    canvas_free(canvas);
    bitmap_free(bitmap);
    bitmap_free(NULL);
    canvas_free(NULL);
}

static int begin(void **state)
{
    (void)state;
    rng_init(&rng, 4711);
    return 0;
}

TEST_GROUP(begin, NULL)
