/*
 * test_flashes.c: nothing flashes more than three times a second, in what moves most: whole rounds played
 * fast in every mode, won hands that are counted, results, dice, the title.
 *
 * By WCAG 2.1, success criterion 2.3.1 and "general flash and red flash thresholds"
 * (https://www.w3.org/TR/WCAG21/#dfn-general-flash-and-red-flash-thresholds): a flash is a pair of opposing
 * changes of relative luminance by a tenth of its range or more, the darker of which is below 0.8. An area of
 * a quarter of any rectangle of 341 x 256 pixels may flash three times in any second, no more. Here all of a
 * window of 960x600 together must stay below that area, wherever the squares that flash so often lie.
 * Tier: ci
 * Sanitize: no
 * Teacher: quick
 */
#include "support/test.h"
#include <math.h>

#include "rules/play/ruleset.h"
#include "sdl/headless.h"

enum {
    WIDTH = 960,
    HEIGHT = 600,
    SQUARE = 8,
    COLUMNS = WIDTH / SQUARE,
    ROWS = HEIGHT / SQUARE,
    CHANGES = 7, /* one more than three flashes have */
    AREA = 341 * 256 / 4 / (SQUARE * SQUARE)
};

static struct square {
    float extreme; /* the luminance it came from */
    int way;       /* 1: brighter since then, -1: darker, 0: nothing yet */
    int changes;
    int times[CHANGES]; /* steps of the last ones */
} squares[ROWS][COLUMNS];
static int step, worst;

static float linear[256];

static void begin(void)
{
    for (int i = 0; i < 256; i++) {
        double c = i / 255.0;
        linear[i] = (float)(c <= 0.03928 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4));
    }
    memset(squares, 0, sizeof squares);
    for (int i = 0; i < ROWS * COLUMNS; i++)
        squares[i / COLUMNS][i % COLUMNS].extreme = -1;
    step = worst = 0;
}

/* A square has another luminance now: notes each time it turns back by a tenth. */
static void note(struct square *square, float now)
{
    if (square->extreme < 0)
        square->extreme = now;
    float change = now - square->extreme;
    int way = change > 0 ? 1 : -1;
    if (way == square->way) { /* further the same way */
        square->extreme = now;
        return;
    }
    if (fabsf(change) < 0.1f || fminf(now, square->extreme) >= 0.8f)
        return;
    square->way = way;
    square->extreme = now;
    square->times[square->changes++ % CHANGES] = step;
}

static bool flashes(const struct square *square)
{
    return square->changes >= CHANGES && step - square->times[square->changes % CHANGES] < APP_STEPS;
}

static float luminance_of(const uint32_t *pixels, int stride, int column, int row)
{
    float sum = 0;
    for (int y = row * SQUARE; y < (row + 1) * SQUARE; y += 2)
        for (int x = column * SQUARE; x < (column + 1) * SQUARE; x += 2) {
            uint32_t p = pixels[y * stride + x];
            sum +=
                0.2126f * linear[p >> 16 & 255] + 0.7152f * linear[p >> 8 & 255] + 0.0722f * linear[p & 255];
        }
    return sum / (SQUARE * SQUARE / 4);
}

static void look(const uint32_t *pixels, int stride)
{
    int flashing = 0;
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++) {
            struct square *square = &squares[row][column];
            note(square, luminance_of(pixels, stride, column, row));
            flashing += flashes(square);
        }
    worst = SDL_max(worst, flashing);
    step++;
}

static void watch(const char *what, int steps)
{
    for (int i = 0; i < steps; i++) {
        loop_step(&app);
        loop_draw(&app, true);
        look(app.picture->pixels, app.picture->pitch / 4);
    }
    printf("%s: %d squares flash at the most, of %d\n", what, worst, AREA);
    assert_true(worst < AREA);
}

/* The measure itself: a light of that size that goes on and off four times a second is found, three are not.
 */
TEST(the_measure_sees_a_flashing_light)
{
    static uint32_t pixels[WIDTH * HEIGHT];
    for (int times = 3; times <= 4; times++) {
        begin();
        for (int i = 0; i < 2 * APP_STEPS; i++) {
            bool on = 2 * times * i / APP_STEPS % 2;
            for (int y = 0; y < 200; y++)
                for (int x = 0; x < 200; x++)
                    pixels[y * WIDTH + x] = on ? 0x909090 : 0x202020;
            look(pixels, WIDTH);
        }
        assert_int_equal(worst, times > 3 ? 25 * 25 : 0);
    }
}

TEST(rounds_played_fast_do_not_flash)
{
    for (int i = 0; ruleset_list[i]; i++) {
        headless_open(WIDTH, HEIGHT, SPEED_FAST);
        app.command_line.autoplay = true;
        app.command_line.rules = ruleset_list[i]->id;
        app_go(&app, scene_autoplay(&app));
        begin();
        watch(ruleset_list[i]->id, 40 * APP_STEPS);
    }
}

TEST(what_is_celebrated_does_not_flash)
{
    static const char *const scenes[] = {"title",
                                         "dice",
                                         "result",
                                         "patterns-result",
                                         "one-suit-verdict",
                                         "duel-result",
                                         "match-result",
                                         "classic-match-result",
                                         "drill-points-verdict"};
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        headless_open_scene(scenes[i], WIDTH, HEIGHT, SPEED_FAST);
        begin();
        watch(scenes[i], 6 * APP_STEPS);
    }
}
