/*
 * test_target.c: the arrow keys lead where they point.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sdl/app/scenes.h"
#include "sdl/headless.h"

static struct rect focused(void)
{
    const struct target *target = target_find(&app, app.input.focus);
    assert_non_null(target);
    return target->rect;
}

/* The row below "Normal" is wide; what is right of it is the other column, not "Easy" above its middle. */
static void right_of_a_wide_row_is_the_other_column(void **state)
{
    const struct target *row, *to;
    (void)state;
    headless_open_scene("options", 960, 600, SPEED_OFF);
    row = target_find(&app, "practice");
    assert_non_null(row);
    to = target_towards(&app, row, 1, 0);
    assert_non_null(to);
    assert_true(to->rect.x >= row->rect.x + row->rect.w);
    assert_true(to->rect.y < row->rect.y + row->rect.h && to->rect.y + to->rect.h > row->rect.y);
    headless_close();
}

/* From anywhere, by any arrow: what is reached begins beyond where we are, or stands in our row or column. */
static void no_arrow_leads_back(void **state)
{
    static const char *const scenes[] = {"options", "settings", "title", "trainer", "table-claim"};
    static const int ways[][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    (void)state;
    for (size_t s = 0; s < sizeof scenes / sizeof *scenes; s++) {
        headless_open_scene(scenes[s], 960, 600, SPEED_OFF);
        for (int i = 0; i < app.targets.count; i++)
            for (int w = 0; w < 4; w++) {
                const struct target *at = &app.targets.list[i];
                const struct target *to = target_towards(&app, at, ways[w][0], ways[w][1]);
                if (!to)
                    continue;
                struct rect a = at->rect, b = to->rect;
                float x = b.x + b.w / 2 - a.x - a.w / 2, y = b.y + b.h / 2 - a.y - a.h / 2;
                assert_true(x * (float)ways[w][0] + y * (float)ways[w][1] > 0);
                bool beyond = ways[w][0] > 0   ? b.x + b.w * .4f >= a.x + a.w
                              : ways[w][0] < 0 ? b.x + b.w * .6f <= a.x
                              : ways[w][1] > 0 ? b.y + b.h * .4f >= a.y + a.h
                                               : b.y + b.h * .6f <= a.y;
                bool in_line =
                    ways[w][0] ? b.y < a.y + a.h && b.y + b.h > a.y : b.x < a.x + a.w && b.x + b.w > a.x;
                assert_true(beyond || in_line);
            }
        headless_close();
    }
}

static void arrows_walk_through_a_choice(void **state)
{
    struct rect before;
    (void)state;
    headless_open_scene("settings", 960, 600, SPEED_OFF);
    strcpy(app.input.focus, "speed:0");
    before = focused();
    headless_key(SDLK_RIGHT);
    assert_string_equal(app.input.focus, "speed:1");
    assert_float_equal(focused().y, before.y, 0.1);
    headless_key(SDLK_LEFT);
    assert_string_equal(app.input.focus, "speed:0");
    headless_close();
}

/* A gap in a row, where tiles are missing, does not lead into another row. */
static void arrows_stay_in_their_row(void **state)
{
    static const float places[][2] = {{100, 100}, {300, 100}, {200, 165}, {150, 35}};
    (void)state;
    headless_open(1280, 800, SPEED_OFF);
    target_begin(&app);
    for (int i = 0; i < 4; i++) {
        char id[8] = {'t', (char)('0' + i), '\0'};
        target_add(&app, id, rect_make(places[i][0], places[i][1], 43, 65), 0, 0);
    }
    assert_string_equal(target_towards(&app, target_find(&app, "t0"), 1, 0)->id, "t1");
    assert_string_equal(target_towards(&app, target_find(&app, "t1"), -1, 0)->id, "t0");
    headless_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(right_of_a_wide_row_is_the_other_column),
        cmocka_unit_test(no_arrow_leads_back),
        cmocka_unit_test(arrows_walk_through_a_choice),
        cmocka_unit_test(arrows_stay_in_their_row),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
