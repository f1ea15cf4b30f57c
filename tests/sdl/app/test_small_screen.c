/*
 * test_small_screen.c: on a screen that is smaller than the window should be, all of the window can be seen,
 * and its size is not forgotten. The linker puts ours in the place of what SDL tells of the screen.
 * Wraps: SDL_GetDisplayUsableBounds SDL_SetWindowPosition
 */
#include "support/test.h"

#include "sdl/real_window.h"

/* --- the screen as a test wants it --- */

static SDL_Rect screen; /* what of it a window may have; of no width: it is not known */

int __real_SDL_GetDisplayUsableBounds(int display, SDL_Rect *rect);
int __wrap_SDL_GetDisplayUsableBounds(int display, SDL_Rect *rect)
{
    if (!screen.w || __real_SDL_GetDisplayUsableBounds(display, rect) != 0)
        return SDL_SetError("nobody knows");
    *rect = screen;
    return 0;
}

static SDL_Rect placed; /* where a window was put last, with a frame that has a title */

void __real_SDL_SetWindowPosition(SDL_Window *window, int x, int y);
void __wrap_SDL_SetWindowPosition(SDL_Window *window, int x, int y)
{
    int w, h;
    SDL_GetWindowSize(window, &w, &h);
    placed = (SDL_Rect){x - 1, y - 31, w + 2, h + 32};
    __real_SDL_SetWindowPosition(window, x, y);
}

/* --- the program --- */

static int asked_w, asked_h; /* by the command line, or 0 */

static void ask_size(void)
{
    app.command_line.width = asked_w;
    app.command_line.height = asked_h;
}

/* The title in a real window; with the command line's size, or 0. */
static void open_window(int w, int h)
{
    asked_w = w;
    asked_h = h;
    real_window_open(800, 600, ask_size);
    app_go(&app, scene_title(&app));
    headless_step();
}

static void resize(int w, int h)
{
    SDL_SetWindowSize(app.window, w, h);
    real_window_pass_events();
}

static void assert_size(int w, int h)
{
    int now_w, now_h;
    SDL_GetWindowSize(app.window, &now_w, &now_h);
    if (now_w != w || now_h != h)
        fail_msg("it is %dx%d, not %dx%d", now_w, now_h, w, h);
}

/* Those of laptops, less the row of what runs; a very small one, and one that is not told. */
TEST(a_window_is_no_larger_than_its_screen)
{
    static const struct {
        SDL_Rect screen;
        int w, h;
    } cases[] = {
        {{0, 0, 1366, 728}, 1280, 688}, {{0, 25, 1280, 695}, 1264, 655}, {{0, 0, 1296, 840}, 1280, 800},
        {{0, 0, 640, 480}, 624, 440},   {{0, 0, 0, 0}, 1280, 800},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        screen = cases[i].screen;
        placed = (SDL_Rect){0};
        open_window(0, 0);
        real_window_pass_events();
        assert_size(cases[i].w, cases[i].h);
        assert_int_equal(app.settings.width, 1280); /* as large on the next screen as it was */
        assert_int_equal(app.settings.height, 800);
        if (i < 2) {
            assert_true(placed.x >= screen.x && placed.x + placed.w <= screen.x + screen.w);
            assert_true(placed.y >= screen.y && placed.y + placed.h <= screen.y + screen.h);
        } else if (i > 2) {
            assert_true(i == 3 ? placed.y >= screen.y : placed.w == 0);
        }
    }
}

TEST(on_a_small_screen_a_larger_size_is_as_large_as_can_be)
{
    screen = (SDL_Rect){0, 0, 1366, 728};
    open_window(0, 0);
    app.settings.width = 1920;
    app.settings.height = 1080;
    app_settings_changed(&app);
    real_window_pass_events();
    assert_size(1350, 688);
    assert_int_equal(app.settings.width, 1920);
    headless_key(SDLK_F11);
    real_window_pass_events();
    headless_key(SDLK_F11);
    real_window_pass_events();
    assert_size(1350, 688);
    assert_true(app.settings.width == 1920 && app.settings.height == 1080);
    resize(1000, 640); /* a player's own */
    assert_true(app.settings.width == 1000 && app.settings.height == 640);
    resize(1350, 688); /* this too, now */
    assert_true(app.settings.width == 1350 && app.settings.height == 688);
}

/* Who writes a size there, for a picture or a kiosk, has measured. */
TEST(a_size_of_the_command_line_is_what_it_says)
{
    screen = (SDL_Rect){0, 0, 1024, 600};
    open_window(1100, 700);
    headless_key(SDLK_F11);
    headless_key(SDLK_F11);
    real_window_pass_events();
    assert_size(1100, 700);
}
