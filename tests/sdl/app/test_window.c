/*
 * test_window.c: a window is never larger than a screen can be: not as the settings have it, and not as a
 * desktop makes it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "sdl/headless.h"

enum { MOST = 8192 /* pixels of a side: more than any screen has */, LARGER = 9000 };

static void a_size_from_the_settings_is_bounded(void **state)
{
    (void)state;
    static struct app asked;
    int w, h;
    asked.settings.width = 100000;
    asked.settings.height = 1;
    window_size(&asked, &w, &h);
    assert_int_equal(w, MOST);
    assert_int_equal(h, LAYOUT_LEAST_HEIGHT);
    asked.settings.width = -5;
    asked.settings.height = 100000;
    window_size(&asked, &w, &h);
    assert_int_equal(w, LAYOUT_LEAST_WIDTH);
    assert_int_equal(h, MOST);
}

/* The title in a real window, on a display that nobody sees. */
static void open_window(void)
{
    struct error why = {0};
    headless_open(800, 600, SPEED_OFF);
    SDL_FreeSurface(app.picture);
    app.picture = NULL;
    app.command_line.headless = false;
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software"); /* a graphics driver is not what is looked at */
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (!window_open(&app, &why))
        fail_msg("%s", why.message);
    app.command_line.headless = true; /* nothing but the window is real */
    window_measure(&app);
    app_go(&app, scene_title(&app));
    headless_step();
}

static void resize(int w, int h)
{
    SDL_Event event;
    SDL_SetWindowSize(app.window, w, h);
    while (SDL_PollEvent(&event))
        loop_handle(&app, &event);
}

static void a_desktop_cannot_make_it_larger(void **state)
{
    (void)state;
    int w, h;
    open_window();
    SDL_SetWindowMaximumSize(app.window, 2 * LARGER, 2 * LARGER); /* as a desktop that minds no limit */
    resize(LARGER, 600);
    window_measure(&app);
    SDL_GetWindowSize(app.window, &w, &h);
    assert_int_equal(w, MOST);
    assert_int_equal(h, 600);
    assert_true(app.resize.bounded); /* which is told */
    resize(900, 600);
    window_measure(&app);
    SDL_GetWindowSize(app.window, &w, &h);
    assert_int_equal(w, 900);
    assert_false(app.resize.bounded);
    headless_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_size_from_the_settings_is_bounded),
        cmocka_unit_test(a_desktop_cannot_make_it_larger),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
