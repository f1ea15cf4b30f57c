/*
 * test_window.c: the window on its desktop: never larger than a screen can be, over all of it and back at its
 * size, and what it says where there is no display.
 * Tier: ci
 */
#include "support/test.h"

#include "base/file.h"
#include "base/text.h"
#include "sdl/real_window.h"
#include "support/system.h"

enum { MOST = 8192 /* pixels of a side: more than any screen has */, LARGER = 9000 };

TEST(a_size_from_the_settings_is_bounded)
{
    static struct app asked;
    int w, h;
    asked.settings.width = 100000;
    asked.settings.height = 1;
    window_size(&asked, &w, &h);
    assert_int_equal(w, MOST);
    assert_int_equal(h, LAYOUT_PHONE_MIN);
    asked.settings.width = -5;
    asked.settings.height = 100000;
    window_size(&asked, &w, &h);
    assert_int_equal(w, LAYOUT_PHONE_MIN);
    assert_int_equal(h, MOST);
}

/* The title in it; as the settings are by `set`. */
static void open_window_with(void (*set)(void))
{
    real_window_open(800, 600, set);
    app_go(&app, scene_title(&app));
    headless_step();
}

static void open_window(void)
{
    open_window_with(NULL);
}

static void resize(int w, int h)
{
    SDL_SetWindowSize(app.window, w, h);
    real_window_hear();
}

TEST(a_desktop_cannot_make_it_larger)
{
    int w, h;
    open_window();
    SDL_SetWindowMaximumSize(app.window, 2 * LARGER, 2 * LARGER); /* as a desktop that minds no limit */
    resize(LARGER, 600);
    window_measure(&app);
    SDL_GetWindowSize(app.window, &w, &h);
    assert_int_equal(w, MOST);
    assert_int_equal(h, 600);
    assert_true(app.screen.resize.bounded);
    headless_assert_reads("The window was larger than 8192 by 8192 pixels");
    toast_clear(&app);
    resize(800, LARGER);
    window_measure(&app);
    SDL_GetWindowSize(app.window, &w, &h);
    assert_int_equal(w, 800);
    assert_int_equal(h, MOST);
    resize(900, 600);
    window_measure(&app);
    SDL_GetWindowSize(app.window, &w, &h);
    assert_int_equal(w, 900);
    assert_false(app.screen.resize.bounded);
    headless_close();
}

/* It is asked each time, and the player told once. */
TEST(a_desktop_that_insists_is_told_of_once)
{
    open_window();
    SDL_SetWindowMaximumSize(app.window, 2 * LARGER, 2 * LARGER);
    SDL_SetWindowMinimumSize(app.window, LARGER, 600);
    resize(LARGER, 600);
    window_measure(&app);
    headless_assert_reads("The window was larger than 8192 by 8192 pixels");
    toast_clear(&app);
    window_measure(&app);
    assert_true(app.screen.resize.bounded);
    assert_false(headless_reads("The window was larger"));
    headless_close();
}

/* --- all of the screen --------------------------------------------------------------------------------- */

static bool is_full(void)
{
    return SDL_GetWindowFlags(app.window) & SDL_WINDOW_FULLSCREEN;
}

/* The size has rested long enough: the time until then is over at once. */
static void settle(void)
{
    window_measure(&app);
    app.screen.resize.until = SDL_min(app.screen.resize.until, loop_seconds());
    loop_turn(&app);
}

TEST(a_key_fills_the_screen_and_another_brings_the_window_back)
{
    int w, h;
    open_window();
    resize(900, 700);
    assert_int_equal(app.settings.width, 900);
    headless_key(SDLK_F11);
    real_window_pass_events();
    assert_true(is_full() && app.settings.fullscreen);
    assert_int_equal(app.settings.width, 900); /* the window's, not the screen's */
    assert_int_equal(app.settings.height, 700);
    headless_key_with(SDLK_RETURN, KMOD_LALT);
    real_window_pass_events();
    assert_false(is_full() || app.settings.fullscreen);
    SDL_GetWindowSize(app.window, &w, &h);
    assert_true(w == 900 && h == 700);
    headless_key_with(SDLK_RETURN, KMOD_NONE); /* which is no such key */
    assert_false(is_full());
    headless_close();
}

static void set_full(void)
{
    app.settings.fullscreen = true;
}

static void ask_full(void)
{
    app.command_line.fullscreen = true;
}

TEST(it_opens_over_all_of_the_screen_as_settings_or_the_command_line_say)
{
    open_window_with(set_full);
    assert_true(is_full());
    headless_close();
    open_window_with(ask_full);
    assert_true(is_full());
    headless_close();
}

/* Settings that were taken over from elsewhere, such as those of another player. */
TEST(a_size_in_the_settings_is_followed)
{
    int w, h;
    open_window();
    app.settings.width = 1000;
    app.settings.height = 700;
    app_settings_changed(&app);
    SDL_GetWindowSize(app.window, &w, &h);
    assert_true(w == 1000 && h == 700);
    app.settings.height = 720;
    app_settings_changed(&app);
    SDL_GetWindowSize(app.window, &w, &h);
    assert_true(w == 1000 && h == 720);
    headless_close();
}

/* The settings, the command line or the window manager can make the window full; it stays full until the
 * player changes it. */
TEST(what_others_made_full_stays_so_until_a_player_asks)
{
    int w, h;
    for (int desktop = 0; desktop < 2; desktop++) {
        open_window_with(desktop ? NULL : ask_full);
        if (desktop)
            SDL_SetWindowFullscreen(app.window, SDL_WINDOW_FULLSCREEN_DESKTOP);
        real_window_pass_events();
        headless_key(SDLK_m);
        app.settings.width = 900; /* of another player, say */
        app.settings.height = 700;
        app_settings_changed(&app);
        real_window_pass_events();
        assert_true(is_full());
        headless_key(SDLK_F11);
        real_window_pass_events();
        assert_false(is_full() || app.settings.fullscreen || app.shown.fullscreen);
        SDL_GetWindowSize(app.window, &w, &h);
        assert_true(w == 900 && h == 700);
        headless_key(SDLK_F11);
        assert_true(is_full() && app.settings.fullscreen);
        headless_close();
    }
}

TEST(what_a_desktop_made_a_window_stays_one)
{
    int w, h;
    open_window_with(set_full);
    SDL_SetWindowFullscreen(app.window, 0);
    resize(900, 700);
    headless_key(SDLK_m);
    real_window_pass_events();
    SDL_GetWindowSize(app.window, &w, &h);
    assert_true(!is_full() && w == 900 && h == 700);
    headless_key(SDLK_F11);
    assert_true(is_full() && app.settings.fullscreen);
    headless_close();
}

/* The page of the settings shows what is, and a choice there is one. */
TEST(the_settings_show_and_end_what_the_command_line_made_full)
{
    open_window_with(ask_full);
    settle();
    app_go(&app, scene_settings_by_name(&app, "settings-5"));
    headless_steps(12);
    assert_true(headless_click("size:1")); /* which stands in the settings already */
    real_window_pass_events();
    assert_false(is_full() || app.settings.fullscreen);
    settle();
    assert_true(headless_click("size:3"));
    assert_true(is_full() && app.settings.fullscreen);
    headless_close();
}

/* A desktop has made it as large as the screen, which is noted nowhere: the settings hold the size before,
 * and who chooses that one gets it back. */
TEST(the_size_that_stands_in_the_settings_is_chosen_again)
{
    int w, h;
    real_window_open(960, 600, NULL);
    app_go(&app, scene_settings_by_name(&app, "settings-5"));
    headless_steps(12);
    SDL_SetWindowSize(app.window, 1000, 700);
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    window_measure(&app);
    settle();
    assert_int_equal(app.painter.layout.width, 1000);
    assert_true(app.settings.width == 960 && app.settings.height == 600);
    headless_key(SDLK_m); /* another setting changes nothing of it */
    SDL_GetWindowSize(app.window, &w, &h);
    assert_true(w == 1000 && h == 700);
    assert_true(headless_click("size:0"));
    real_window_pass_events();
    SDL_GetWindowSize(app.window, &w, &h);
    assert_true(w == 960 && h == 600);
    assert_true(app.settings.width == 960 && app.shown.width == 960);
    headless_close();
}

/* While an edge is dragged the picture waits until it rests, whichever edge it is: here, for its real time.
 */
TEST(a_dragged_edge_is_followed_when_it_rests)
{
    static const int sizes[][2] = {{900, 600}, {900, 700}};
    open_window();
    for (int i = 0; i < 2; i++) {
        SDL_SetWindowSize(app.window, sizes[i][0], sizes[i][1]);
        real_window_pass_events();
        assert_false(app.painter.layout.width == sizes[i][0] && app.painter.layout.height == sizes[i][1]);
        for (int wait = 0; wait < 6000 && !window_settles(&app); wait++)
            SDL_Delay(10);
        loop_turn(&app);
        assert_int_equal(app.painter.layout.width, sizes[i][0]);
        assert_int_equal(app.painter.layout.height, sizes[i][1]);
    }
    headless_close();
}

/* --- smaller than it is asked to be --- */

static void set_danger(void)
{
    app.settings.show_danger = true;
}

/* A desktop that minds no least size: the picture is painted larger, and shown as large as the window is. */
TEST(a_window_of_any_size_shows_the_whole_picture)
{
    static const int sizes[][2] = {{200, 200}, {1280, 48}, {70, 800},   {150, 150}, {1, 1},
                                   {310, 300}, {330, 800}, {1280, 200}, {640, 480}, {1280, 800}};
    static const char *const scenes[] = {"title", "table", "settings", "options"};
    for (size_t s = 0; s < sizeof scenes / sizeof *scenes; s++) {
        open_window_with(set_danger);
        SDL_SetWindowMinimumSize(app.window, 1, 1);
        app_go(&app, scene_by_name(&app, scenes[s]));
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            int w = sizes[i][0], h = sizes[i][1];
            resize(w, h);
            layout_fit(&w, &h, 1, false);
            settle();
            loop_draw(&app, true);
            const SDL_Surface *shown = SDL_GetWindowSurface(app.window);
            assert_true(shown->w == sizes[i][0] && shown->h == sizes[i][1]);
            assert_int_equal(app.painter.layout.width, w);
            if (s < 2) /* the others may go on below, on a phone */
                assert_int_equal(app.painter.layout.height, h);
            assert_true(app.painter.layout.height >= h);
            Uint32 least = 0xffffff, most = 0;
            for (int at = 0; at < shown->w * shown->h; at++) {
                const Uint32 *row = (const Uint32 *)(const void *)((const char *)shown->pixels +
                                                                   at / shown->w * shown->pitch);
                Uint32 colour = row[at % shown->w] & 0xffffff;
                least = SDL_min(least, colour);
                most = SDL_max(most, colour);
            }
            assert_true(most > 0 && (w == 1 || shown->w == 1 || most != least));
        }
        headless_close();
    }
}

/* A phone is turned, and before the picture has followed a screen is opened that knows no phone: it is laid
 * out for a desk. */
TEST(a_screen_that_knows_no_phone_never_has_the_room_of_one)
{
    open_window();
    SDL_SetWindowMinimumSize(app.window, 1, 1);
    app_go(&app, scene_by_name(&app, "title"));
    resize(640, 320);
    settle();
    loop_draw(&app, true);
    assert_true(layout_is_phone(&app.painter.layout));
    SDL_SetWindowSize(app.window, 320, 640);
    real_window_pass_events();
    assert_int_equal(app.painter.layout.width, 640);
    app_go(&app, scene_by_name(&app, "scorer-ask"));
    loop_draw(&app, true);
    assert_false(layout_is_phone(&app.painter.layout));
    headless_close();
}

/* What is clicked in a small window is what lies there. */
TEST(a_click_in_a_small_window_meets_what_is_shown_there)
{
    open_window();
    SDL_SetWindowMinimumSize(app.window, 1, 1);
    resize(400, 300);
    settle();
    headless_steps(20);
    const struct target *target = target_find(&app, "button:settings");
    assert_non_null(target);
    struct rect rect = target->rect; /* of a picture twice as large */
    headless_mouse(SDL_MOUSEMOTION, rect_make(rect.x / 2, rect.y / 2, rect.w / 2, rect.h / 2));
    assert_string_equal(app.input.hot, "button:settings");
    headless_close();
}

/* --- times of frames ----------------------------------------------------------------------------------- */

/* The first frame after a key tells how long the player waited for it, the next one that nobody did. */
TEST(a_frame_tells_what_it_answers)
{
    char path[512];
    SDL_Event event = {.type = SDL_KEYDOWN};
    system_free_name(path, sizeof path);
    open_window();
    app.loop.frames = file_open(path, "wb");
    assert_non_null(app.loop.frames);
    event.key.keysym.sym = SDLK_TAB;
    loop_handle(&app, &event);
    loop_handle(&app, &event); /* the older one has waited longer */
    SDL_Delay(2);
    loop_draw(&app, true);
    app_dirty(&app);
    loop_draw(&app, true);
    fclose(app.loop.frames);
    app.loop.frames = NULL;
    char *text = file_read(path, NULL, NULL), *rest_of = text;
    assert_non_null(text);
    for (int i = 0; i < 2; i++) {
        double waited = 0;
        char *line = text_next_line(&rest_of);
        assert_non_null(line);
        assert_int_equal(sscanf(line, "%*f %*f %*f %*f %*d %*d %lf", &waited), 1);
        assert_true(i ? waited < 0 : waited >= 2);
    }
    free(text);
    system_remove(path);
    headless_close();
}

/* --- none --- */

static void assert_no_window(const char *words)
{
    struct error error = {0};
    memset(&app, 0, sizeof app);
    settings_defaults(&app.settings);
    SDL_SetMainReady();
    assert_int_equal(SDL_Init(SDL_INIT_TIMER | SDL_INIT_EVENTS), 0);
    assert_false(window_open(&app, &error));
    if (!strstr(error.message, words))
        fail_msg("\"%s\" does not say \"%s\"", error.message, words);
    window_close(&app);
    SDL_Quit();
}

TEST(without_a_display_there_is_a_sentence)
{
    system_set("SDL_VIDEODRIVER", "no such driver");
    assert_no_window("there is no display to open a window on (");
    system_set("SDL_VIDEODRIVER", "dummy");
}

/* SDL comes to a display that nobody sees where it finds no other: a player would wait for ever. */
TEST(nor_is_a_display_that_nobody_sees_and_nobody_asked_for)
{
    static const char *const unseen[] = {"offscreen", "dummy"};
#ifndef SDL_HINT_VIDEODRIVER
    skip(); /* an older SDL takes its word from the environment alone */
#else
    system_set("SDL_VIDEODRIVER", NULL);
    for (int i = 0; i < 2; i++) {
        SDL_SetHint(SDL_HINT_VIDEODRIVER, unseen[i]);
        assert_no_window("there is no display to open a window on");
    }
    SDL_ClearHints();
    system_set("SDL_VIDEODRIVER", "dummy");
#endif
}
