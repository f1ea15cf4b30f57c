/*
 * window_open.c: the window on its desktop (window.h): opened and closed, as large as the settings ask for
 * and the screen has room, all of it or not.
 */
#include <string.h>

#include "base/tr.h"
#include "sdl/app/window.h"
#include "sdl/art/paths.h"
#include "sdl/system/page.h"

enum {
    PICTURE_WIDTH = 1280,
    PICTURE_HEIGHT = 800,
    SIDE_MAX = COMMAND_LINE_SIDE_MAX,
    FRAME_WIDTH = 16 /* about what desktops put around a window, in units */,
    FRAME_HEIGHT = 40,
    FRAME_TOP = 32 /* of FRAME_HEIGHT */
};

static bool open_picture(struct app *app, struct error *error)
{
    int w = app->command_line.width ? app->command_line.width : PICTURE_WIDTH;
    int h = app->command_line.height ? app->command_line.height : PICTURE_HEIGHT;
    app->picture = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
    return app->picture || error_say(error, tr("can’t make a picture: {1}"), SDL_GetError());
}

/* SDL falls back to a display that nobody sees, and a player would wait for ever. */
static bool has_display(struct error *error)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    bool unseen = driver && (strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0);
    if (unseen && !SDL_getenv("SDL_VIDEODRIVER"))
        return error_say(error, tr("there is no display to open a window on"));
    return true;
}

/* Sets the window's picture in the taskbar. */
static void set_icon(SDL_Window *window)
{
    SDL_Surface *icon = paths_load_svg("assets/emblem.svg", 128, 128);
    if (icon)
        SDL_SetWindowIcon(window, icon);
    SDL_FreeSurface(icon);
}

void window_size(const struct app *app, int *w, int *h)
{
    *w = app->command_line.width ? app->command_line.width : app->settings.width;
    *h = app->command_line.height ? app->command_line.height : app->settings.height;
    *w = SDL_clamp(*w, LAYOUT_PHONE_MIN, SIDE_MAX);
    *h = SDL_clamp(*h, LAYOUT_PHONE_MIN, SIDE_MAX);
}

bool window_is_full(const struct app *app)
{
    if (!app->window || PAGE_HERE)
        return app->settings.fullscreen;
    return SDL_GetWindowFlags(app->window) & SDL_WINDOW_FULLSCREEN;
}

void window_want_full(struct app *app, bool full)
{
    app->shown.fullscreen = window_is_full(app);
    app->settings.fullscreen = full;
}

void window_want_size(struct app *app, int w, int h)
{
    app->shown.width = 0; /* the desktop may have given it another size, which the settings don't know */
    app->settings.width = w;
    app->settings.height = h;
}

/* Makes the size fit the display, except a size from the command line. */
static void fit_display(struct app *app, int display, int *w, int *h)
{
    struct resize *resize = &app->screen.resize;
    const int asked_w = *w, asked_h = *h;
    bool exact = asked_w == app->command_line.width && asked_h == app->command_line.height;
    SDL_Rect room;
    resize->fit_w = resize->fit_h = 0;
    if (PAGE_HERE || exact || SDL_GetDisplayUsableBounds(display, &room) != 0)
        return;
    *w = SDL_max(SDL_min(asked_w, room.w - FRAME_WIDTH), LAYOUT_PHONE_MIN);
    *h = SDL_max(SDL_min(asked_h, room.h - FRAME_HEIGHT), LAYOUT_PHONE_MIN);
    if (*w == asked_w && *h == asked_h)
        return;
    resize->fit_w = *w;
    resize->fit_h = *h;
}

static bool is_x11(void)
{
    return strcmp(SDL_GetCurrentVideoDriver(), "x11") == 0;
}

/* Places a window that was made to fit where all of it can be seen, or at least its title: not every desktop
 * does that. A place doesn't count the frame, but on X11 it counts the part of the frame that SDL doesn't
 * know yet. */
static void place_fitted(struct app *app)
{
    SDL_Rect room;
    int w, h, top = FRAME_TOP;
    if (!app->screen.resize.fit_w || window_is_full(app) ||
        SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(app->window), &room) != 0)
        return;
    SDL_GetWindowSize(app->window, &w, &h);
    if (is_x11())
        SDL_GetWindowBordersSize(app->window, &top, NULL, NULL, NULL);
    SDL_SetWindowPosition(app->window, room.x + SDL_max((room.w - w) / 2, 0),
                          room.y + SDL_max((room.h - h - FRAME_TOP) / 2, 0) + top);
}

/* The first is the name of the desktop entry, by which a desktop on X11 or Wayland recognizes the window; the
 * second is the name in the desktop's mixer. */
static void name_the_program(void)
{
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", "io.github.dueling_tigers.dueling_tigers", 0);
    SDL_SetHint(SDL_HINT_APP_NAME, tr("Dueling Tigers"));
}

static bool create(struct app *app, int w, int h, Uint32 flags, struct error *error)
{
    app->window =
        SDL_CreateWindow(tr("Dueling Tigers"), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, w, h, flags);
    return app->window || error_say(error, tr("can’t open a window: {1}"), SDL_GetError());
}

/* Some windows, such as those with 30 bits a pixel on X11, get a surface only through the graphics driver.
 * SDL reads that hint once, so video must start again. */
static bool accelerate(struct app *app, int w, int h, Uint32 flags, struct error *error)
{
    error_say(error, tr("can’t draw anything: {1}"), SDL_GetError());
    SDL_DestroyWindow(app->window);
    app->window = NULL;
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "1");
    return SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 && create(app, w, h, flags, error) &&
           (SDL_GetWindowSurface(app->window) ||
            error_say(error, tr("can’t draw anything: {1}"), SDL_GetError()));
}

bool window_open(struct app *app, struct error *error)
{
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    int w, h;
    if (PAGE_HERE) /* it would need a click of this visit */
        app->settings.fullscreen = false;
    window_size(app, &w, &h);
    if (app->command_line.headless)
        return open_picture(app, error);
    name_the_program();
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1"); /* names are typed in Chinese, Japanese and Korean too */
    SDL_SetHint("SDL_WINDOWS_DPI_SCALING",
                "1"); /* the window is as large as the player's other ones, and sharp */
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0)
        return error_say(error, tr("there is no display to open a window on ({1})"), SDL_GetError());
    if (!has_display(error))
        return false;
    SDL_EnableScreenSaver(); /* let the screen sleep while somebody thinks; SDL prevents that by default */
    /* Only the changed areas are copied to the window. The X server does that faster than the graphics
     * driver, whose library alone takes longer to load than the whole game. */
    if (is_x11())
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    fit_display(app, 0, &w, &h);
    if (app->settings.fullscreen || app->command_line.fullscreen)
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    if (!create(app, w, h, flags, error) ||
        (!SDL_GetWindowSurface(app->window) && !accelerate(app, w, h, flags, error)))
        return false;
    if (!PAGE_HERE) /* the browser decides a page's size */
        SDL_SetWindowMinimumSize(app->window, LAYOUT_PHONE_MIN, LAYOUT_PHONE_MIN);
    SDL_SetWindowMaximumSize(app->window, SIDE_MAX, SIDE_MAX);
    set_icon(app->window);
    place_fitted(app);
    window_note_size(app);
    return true;
}

void window_close(struct app *app)
{
    if (app->window)
        SDL_DestroyWindow(app->window);
    SDL_FreeSurface(app->picture);
    SDL_FreeSurface(app->screen.sheet);
    SDL_FreeSurface(app->screen.around.picture);
}

void window_note_size(struct app *app)
{
    Uint32 flags = app->window ? SDL_GetWindowFlags(app->window) : SDL_WINDOW_FULLSCREEN;
    if (PAGE_HERE)
        app->settings.fullscreen = page_is_fullscreen();
    if (flags & (SDL_WINDOW_FULLSCREEN | SDL_WINDOW_MAXIMIZED | SDL_WINDOW_MINIMIZED))
        return;
    int w, h;
    SDL_GetWindowSize(app->window, &w, &h);
    if (w == app->screen.resize.fit_w && h == app->screen.resize.fit_h)
        return; /* the screen's choice */
    app->screen.resize.fit_w = app->screen.resize.fit_h = 0;
    app->settings.width = app->shown.width = w;
    app->settings.height = app->shown.height = h;
}

static void set_size(struct app *app)
{
    int w, h, want_w = app->settings.width, want_h = app->settings.height;
    SDL_GetWindowSize(app->window, &w, &h);
    fit_display(app, SDL_GetWindowDisplayIndex(app->window), &want_w, &want_h);
    if (w == want_w && h == want_h)
        return;
    SDL_RestoreWindow(app->window);
    SDL_SetWindowSize(app->window, want_w, want_h);
    place_fitted(app);
}

/* Changes only what the player has asked for: the desktop or the command line may have made the window full,
 * or as large as the screen. */
void window_apply(struct app *app)
{
    const struct settings *now = &app->settings, *before = &app->shown;
    if (PAGE_HERE) { /* the browser decides its size */
        page_set_fullscreen(now->fullscreen);
        return;
    }
    if (!app->window)
        return;
    if (now->fullscreen != before->fullscreen)
        SDL_SetWindowFullscreen(app->window, now->fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    bool chosen = (before->fullscreen && !now->fullscreen) || now->width != before->width ||
                  now->height != before->height;
    if (chosen && !window_is_full(app))
        set_size(app);
    window_measure(app);
}
