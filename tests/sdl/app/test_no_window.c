/*
 * test_no_window.c: a window, or its picture, that the system does not give, takes away or gives otherwise
 * than most do. The linker puts ours in the place of the calls that make them.
 * Wraps: SDL_CreateWindow SDL_GetWindowSurface SDL_CreateRGBSurfaceWithFormat
 * Sanitize: no
 */
#include "support/test.h"

#include "base/disk.h"
#include "base/file.h"
#include "sdl/real_window.h"
#include "support/match.h"
#include "support/system.h"

/* --- the system as a test wants it --------------------------------------------------------------------- */

static bool no_window, no_surface, no_picture;
static bool needs_driver;    /* a surface comes by way of the graphics driver alone */
static SDL_Surface *surface; /* in the place of the window's, or NULL */

SDL_Window *__real_SDL_CreateWindow(const char *title, int x, int y, int w, int h, Uint32 flags);
SDL_Window *__wrap_SDL_CreateWindow(const char *title, int x, int y, int w, int h, Uint32 flags)
{
    if (!no_window)
        return __real_SDL_CreateWindow(title, x, y, w, h, flags);
    SDL_SetError("the desk is full");
    return NULL;
}

SDL_Surface *__real_SDL_GetWindowSurface(SDL_Window *window);
SDL_Surface *__wrap_SDL_GetWindowSurface(SDL_Window *window)
{
    const char *driver = SDL_GetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION);
    if (!no_surface && (!needs_driver || strcmp(driver, "1") == 0))
        return surface ? surface : __real_SDL_GetWindowSurface(window);
    SDL_SetError("the screen is gone");
    return NULL;
}

SDL_Surface *__real_SDL_CreateRGBSurfaceWithFormat(Uint32 flags, int w, int h, int depth, Uint32 format);
SDL_Surface *__wrap_SDL_CreateRGBSurfaceWithFormat(Uint32 flags, int w, int h, int depth, Uint32 format)
{
    if (!no_picture)
        return __real_SDL_CreateRGBSurfaceWithFormat(flags, w, h, depth, format);
    SDL_SetError("there is no room");
    return NULL;
}

/* --- a window that does not come --- */

static void begin(bool headless)
{
    memset(&app, 0, sizeof app);
    settings_defaults(&app.settings);
    app.command_line.headless = headless;
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetMainReady();
    assert_int_equal(SDL_Init(SDL_INIT_TIMER | SDL_INIT_EVENTS), 0);
}

static void end(void)
{
    window_close(&app);
    SDL_Quit();
    no_window = no_surface = no_picture = needs_driver = false;
}

TEST(what_cannot_be_opened_is_a_sentence)
{
    static const struct {
        bool *missing, headless;
        const char *sentence;
    } cases[] = {
        {&no_window, false, "can’t open a window: the desk is full"},
        {&no_surface, false, "can’t draw anything: the screen is gone"},
        {&no_picture, true, "can’t make a picture: there is no room"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct error error = {0};
        begin(cases[i].headless);
        *cases[i].missing = true;
        assert_false(window_open(&app, &error));
        assert_string_equal(error.message, cases[i].sentence);
        end();
    }
}

/* As on X11 with 30 bits a pixel. */
TEST(a_window_that_needs_the_graphics_driver_gets_it)
{
    struct error error = {0};
    begin(false);
    needs_driver = true;
    assert_true(window_open(&app, &error));
    assert_string_equal(SDL_GetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION), "1");
    end();
}

/* Its picture in the taskbar is missing, no file, or no picture: the window comes without. */
TEST(a_window_needs_no_emblem)
{
    static const char junk[] = "<svg>";
    char folder[MATCH_PATH], assets[MATCH_PATH], emblem[MATCH_PATH];
    match_folder(folder);
    match_path(assets, folder, "assets");
    match_path(emblem, folder, "assets/emblem.svg");
    assert_true(disk_make_folder(assets));
    system_set("TIGERS_ASSETS", folder);
    for (int i = 0; i < 3; i++) {
        struct error error = {0};
        if (i == 1)
            assert_true(disk_make_folder(emblem));
        if (i == 2)
            assert_true(disk_remove(emblem) && file_write(emblem, junk, sizeof junk - 1, &error));
        begin(false);
        assert_true(window_open(&app, &error));
        end();
    }
    system_set("TIGERS_ASSETS", NULL);
    match_remove_folder(folder);
}

TEST(a_screenshot_that_cannot_be_written_is_a_sentence)
{
    struct error error = {0};
    char path[MATCH_PATH];
    headless_open_scene("title", 800, 600, SPEED_OFF);
    assert_false(app_screenshot(&app, "/dev/null/no/picture.png", &error));
    assert_non_null(strstr(error.message, "/dev/null/no/picture.png can’t be written: "));
    system_free_name(path, sizeof path);
    no_picture = true;
    assert_false(app_screenshot(&app, path, &error));
    assert_non_null(strstr(error.message, "can’t be written: there is no room"));
    assert_false(file_exists(path));
    no_picture = false;
    assert_true(app_screenshot(&app, path, &error));
    assert_true(file_exists(path));
    system_remove(path);
    headless_close();
}

/* --- a window that is another suddenly --- */

static void reduce_motion(void)
{
    app.settings.reduced_motion = true;
}

/* The title as it stands in a window of that size: what a player sees of it. */
static SDL_Surface *open_title(void)
{
    real_window_open(800, 600, reduce_motion);
    app_go(&app, scene_title(&app));
    headless_steps(30);
    loop_draw(&app, true);
    return SDL_DuplicateSurface(SDL_GetWindowSurface(app.window));
}

static void close_title(SDL_Surface *seen)
{
    SDL_FreeSurface(seen);
    SDL_FreeSurface(surface);
    surface = NULL;
    headless_close();
}

static SDL_Surface *pink(int w, int h, Uint32 format)
{
    SDL_Surface *made = SDL_CreateRGBSurfaceWithFormat(0, w, h, SDL_BITSPERPIXEL(format), format);
    assert_non_null(made);
    SDL_FillRect(made, NULL, SDL_MapRGB(made->format, 255, 0, 255));
    return made;
}

static void assert_same(SDL_Surface *shown, SDL_Surface *seen)
{
    SDL_Surface *as = SDL_ConvertSurface(seen, shown->format, 0);
    assert_non_null(as);
    assert_true(as->w == shown->w && as->h == shown->h);
    for (int y = 0; y < shown->h; y++)
        assert_memory_equal((const char *)shown->pixels + y * shown->pitch,
                            (const char *)as->pixels + y * as->pitch,
                            (size_t)shown->w * shown->format->BytesPerPixel);
    SDL_FreeSurface(as);
}

/* As when a screen is unplugged, or its driver begins again: the game waits, and then all of it is there. */
TEST(a_screen_that_comes_back_shows_all_of_the_picture)
{
    SDL_Surface *seen = open_title();
    no_surface = true;
    app_dirty(&app);
    loop_draw(&app, true);
    assert_int_equal(app.painter.layout.width, 800);
    assert_true(headless_is_at("title"));
    no_surface = false;
    surface = pink(800, 600, SDL_PIXELFORMAT_RGB888);
    loop_draw(&app, true);
    assert_same(surface, seen);
    close_title(seen);
}

/* Five bits a colour: nearly the same picture, at any size. */
TEST(a_screen_of_few_colours_shows_the_picture)
{
    SDL_Surface *seen = open_title();
    surface = pink(800, 600, SDL_PIXELFORMAT_RGB565);
    loop_draw(&app, true);
    assert_same(surface, seen);
    app_dirty(&app);
    loop_draw(&app, true);
    assert_same(surface, seen);
    SDL_FreeSurface(surface);
    for (int i = 0; i < 2; i++) { /* wider, then higher */
        surface = pink(900, i ? 700 : 600, SDL_PIXELFORMAT_RGB565);
        app.settings.scale += 10; /* which is followed at once, a dragged edge when it rests */
        window_measure(&app);
        loop_draw(&app, true);
        Uint16 last = ((const Uint16 *)surface->pixels)[(surface->h - 1) * surface->pitch / 2 + 899];
        assert_int_not_equal(last, SDL_MapRGB(surface->format, 255, 0, 255));
        if (!i)
            SDL_FreeSurface(surface);
    }
    close_title(seen);
}
