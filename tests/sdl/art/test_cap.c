/*
 * test_cap.c: the caps of keys and the buttons of gamepads are told apart by eye and by ear.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/paint/canvas.h"

enum { WIDTH = 60, HEIGHT = 40 };

static struct cap shown;

static void ask(void *to, const char *words, struct cap *cap)
{
    (void)to;
    (void)words;
    *cap = shown;
}

/* The cap alone, on the dark; its width. */
static float draw(struct cap cap, uint32_t pixels[WIDTH * HEIGHT])
{
    struct canvas_target target = {.pixels = pixels, .w = WIDTH, .h = HEIGHT, .stride = WIDTH};
    const struct area *areas;
    shown = cap;
    app.painter.caps = (struct caps){ask, NULL};
    app.painter.alpha = 1;
    canvas_begin(app.painter.canvas, WIDTH, HEIGHT, 0x0b2a2bffu);
    float w = draw_key_cap(&app.painter, WIDTH - 5, HEIGHT / 2, "P", false);
    assert_float_equal(draw_key_cap_width(&app.painter, "P"), w, 0);
    memset(pixels, 0, sizeof *pixels * WIDTH * HEIGHT);
    canvas_forget(app.painter.canvas);
    canvas_paint(app.painter.canvas, &target, &areas);
    return w;
}

TEST(every_sign_has_its_own_picture)
{
    static const struct cap caps[] = {{CAP_KEY, "P"},      {CAP_DISC, "P"},          {CAP_CROSS, ""},
                                      {CAP_RING, ""},      {CAP_SQUARE, ""},         {CAP_TRIANGLE, ""},
                                      {CAP_SHOULDER, "P"}, {CAP_ICON, "icons/menu"}, {CAP_DISC, ""}};
    enum { CAPS = sizeof caps / sizeof *caps };
    static uint32_t pixels[CAPS][WIDTH * HEIGHT], nothing[WIDTH * HEIGHT];
    headless_open(1280, 800, SPEED_OFF);
    for (int i = 0; i < CAPS; i++) {
        assert_true(draw(caps[i], pixels[i]) >= 20);
        for (int k = 0; k < i; k++)
            if (!memcmp(pixels[i], pixels[k], sizeof nothing))
                fail_msg("%d looks like %d", i, k);
    }
    assert_float_equal(draw((struct cap){CAP_NONE, ""}, nothing), 0, 0); /* takes no room */
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        assert_int_equal(nothing[i] & 0xffffff, nothing[0] & 0xffffff);
}

/* A pad's button is called as it is in the shops; what has only a picture has no name. */
TEST(every_sign_is_called_by_its_name)
{
    assert_string_equal(cap_name(&(struct cap){CAP_CROSS, ""}), "Cross");
    assert_string_equal(cap_name(&(struct cap){CAP_RING, ""}), "Circle");
    assert_string_equal(cap_name(&(struct cap){CAP_SQUARE, ""}), "Square");
    assert_string_equal(cap_name(&(struct cap){CAP_TRIANGLE, ""}), "Triangle");
    assert_string_equal(cap_name(&(struct cap){CAP_SHOULDER, "LB"}), "LB");
    assert_string_equal(cap_name(&(struct cap){CAP_DISC, "X"}), "X");
    assert_string_equal(cap_name(&(struct cap){CAP_KEY, "Space"}), "Space");
    assert_string_equal(cap_name(&(struct cap){CAP_ICON, "icons/menu"}), "");
    assert_string_equal(cap_name(&(struct cap){CAP_NONE, ""}), "");
}

/* Without a lookup the cap shows the key as the scene names it. */
TEST(a_cap_is_as_wide_as_its_words)
{
    headless_open(1280, 800, SPEED_OFF);
    app.painter.caps = (struct caps){NULL, NULL};
    assert_true(draw_key_cap_width(&app.painter, "Space") > draw_key_cap_width(&app.painter, "P"));
}
