/* window.c: the picture in the window (window.h): its layout, painting and showing it. */
#include "sdl/app/window.h"

#include <SDL_image.h>
#include <math.h>

#include "base/tr.h"
#include "sdl/app/loop.h"
#include "sdl/paint/canvas.h"
#include "sdl/system/page.h"
#include "sdl/venue/venue.h"

enum { RECTS = 128, SIDE_MAX = COMMAND_LINE_SIDE_MAX };

static const float settling = 0.12f; /* seconds */

/* The picture of a window larger than any screen would take all memory. If a desktop or a script makes one in
 * spite of the maximum, makes it smaller, and tells the player. */
static void bound_size(struct app *app)
{
    int w, h;
    if (!app->window || PAGE_HERE)
        return;
    SDL_GetWindowSizeInPixels(app->window, &w, &h);
    bool large = w > SIDE_MAX || h > SIDE_MAX;
    if (large && !app->screen.resize.bounded)
        app_notice(app, tr("The window was larger than {1} by {2} pixels, the largest it can be."), SIDE_MAX,
                   SIDE_MAX);
    app->screen.resize.bounded = large;
    if (!large)
        return;
    SDL_GetWindowSize(app->window, &w, &h);
    SDL_SetWindowSize(app->window, SDL_min(w, SIDE_MAX), SDL_min(h, SIDE_MAX));
}

/* Returns the surface that the player sees; valid until the next events are fetched. */
static SDL_Surface *shown_surface(struct app *app)
{
    return app->window ? SDL_GetWindowSurface(app->window) : app->picture;
}

/* Returns the pixels for each point of the screen: more than one on a high-resolution screen. */
static float density_of(SDL_Window *window, const SDL_Surface *shown)
{
    int w = 0, h = 0;
    if (window)
        SDL_GetWindowSize(window, &w, &h);
    return w > 0 && shown->w > w ? (float)shown->w / (float)w : 1;
}

/* True if a scene on the screen has no layout for phones: it gets the layout of a desk, made smaller. */
static bool wants_desk(const struct scene *top)
{
    for (const struct scene *scene = top; scene; scene = scene->under)
        if (!scene->class->phone)
            return true;
    return false;
}

/* --- the place around the table ----------------------------------------------------------------- */

/* Returns the place around the table, and sets where the table is in it. */
static int find_place(const struct app *app, int w, int h, float density, SDL_Rect *room)
{
    const struct scene *scene = app->top;
    bool fits =
        venue_room(w, h, room) && layout_shape_of((float)w / density, (float)h / density) == LAYOUT_DESK;
    while (scene && !scene->class->seated)
        scene = scene->under;
    return scene && fits && !app->settings.high_contrast && page_has(PAGE_REST) ? app->settings.place
                                                                                : VENUE_NONE;
}

void window_forget(struct app *app)
{
    app->screen.around.shown = false;
    canvas_forget(app->painter.canvas);
}

/* --- showing ------------------------------------------------------------------------------------ */

/* Returns our own surface of that size, made again if the size has changed. */
static SDL_Surface *surface_of(struct app *app, SDL_Surface **own, int w, int h)
{
    if (!*own || (*own)->w != w || (*own)->h != h) {
        SDL_FreeSurface(*own);
        *own = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
        window_forget(app);
    }
    return *own;
}

static SDL_Surface *painted_surface(struct app *app, SDL_Surface *shown)
{
    const struct layout *layout = &app->painter.layout;
    Uint32 format = shown->format->format;
    int w = shown->w, h = shown->h;
    bool small = layout->sheet || layout_fit(&w, &h, density_of(app->window, shown), wants_desk(app->top));
    if (!small && (format == SDL_PIXELFORMAT_RGB888 || format == SDL_PIXELFORMAT_ARGB8888))
        return shown;
    return small ? surface_of(app, &app->screen.sheet, layout->width, layout->height)
                 : surface_of(app, &app->picture, w, h);
}

/* Copies the visible part of a sheet to the window. */
static void show_part(struct app *app, SDL_Surface *painted, SDL_Surface *shown)
{
    SDL_Rect part = {(int)app->screen.pan.x, (int)app->screen.pan.y, shown->w, shown->h};

    SDL_BlitSurface(painted, &part, shown, NULL);
    if (app->window)
        SDL_UpdateWindowSurface(app->window);
}

/* Copies the whole picture to a window of another size. */
static void show_scaled(SDL_Window *window, SDL_Surface *painted, SDL_Surface *shown)
{
    if (painted->format->format != shown->format->format ||
        SDL_SoftStretchLinear(painted, NULL, shown, NULL) != 0)
        SDL_BlitScaled(painted, NULL, shown, NULL);
    SDL_UpdateWindowSurface(window);
}

static void show_rects(SDL_Window *window, SDL_Surface *painted, SDL_Surface *shown, SDL_Rect *rects,
                       int count)
{
    for (int i = 0; i < count && painted != shown && !PAGE_HERE; i++)
        SDL_BlitSurface(painted, &rects[i], shown, &rects[i]);
    if (PAGE_HERE)
        page_show(painted, shown, rects, count);
    else if (window)
        SDL_UpdateWindowSurfaceRects(window, rects, count);
}

/* Copies the areas from the painted surface to the screen. */
static void show_areas(struct app *app, SDL_Surface *painted, SDL_Surface *shown, const struct area *areas,
                       int count)
{
    SDL_Rect rects[RECTS];
    const struct surroundings *around = &app->screen.around;
    int some;
    for (; count > 0; areas += some, count -= some) {
        some = SDL_min(count, RECTS);
        for (int i = 0; i < some; i++) {
            rects[i] = (SDL_Rect){areas[i].x, areas[i].y, areas[i].w, areas[i].h};
            if (around->place) {
                rects[i].x += around->room.x;
                rects[i].y += around->room.y;
                surroundings_round(around, painted, &rects[i]);
            }
        }
        show_rects(app->window, painted, shown, rects, some);
    }
}

void window_show(struct app *app)
{
    struct painter *painter = &app->painter;
    SDL_Surface *shown = shown_surface(app), *painted = shown ? painted_surface(app, shown) : NULL;
    struct canvas_target target;
    const struct area *areas;
    int count;
    if (!painted)
        return;
    if (shown->userdata != app) { /* it is new */
        shown->userdata = app;
        window_forget(app);
    }
    target.pixels = painted->pixels;
    target.w = painted->w;
    target.h = painted->h;
    target.stride = painted->pitch / 4;
    bool arrives = app->screen.around.place && !app->screen.around.shown;
    if (arrives) {
        surroundings_paint(&app->screen.around, painted);
        canvas_forget(painter->canvas);
    }
    if (app->screen.around.place) {
        target.w = app->screen.around.room.w;
        target.h = app->screen.around.room.h;
        target.pixels += app->screen.around.room.y * target.stride + app->screen.around.room.x;
    }
    count = canvas_paint(painter->canvas, &target, &areas);
    frames_painted(app, areas, count);
    if (painter->layout.sheet && painted != shown)
        show_part(app, painted, shown);
    else if (app->window && (painted->w != shown->w || painted->h != shown->h))
        show_scaled(app->window, painted, shown);
    else
        show_areas(app, painted, shown, areas, count);
    if (arrives && app->screen.around.picture) {
        SDL_Rect sides[SURROUNDINGS_SIDES];
        surroundings_sides(&app->screen.around, shown->w, shown->h, sides);
        show_rects(app->window, painted, shown, sides, SURROUNDINGS_SIDES);
    }
    app->screen.around.shown = app->screen.around.place;
}

/* True if the size changed a moment ago, so that it may change again. */
static bool is_dragged(struct app *app, int w, int h)
{
    double now = loop_seconds();
    if (w != app->screen.resize.w || h != app->screen.resize.h) {
        app->screen.resize.w = w;
        app->screen.resize.h = h;
        app->screen.resize.until = now + (double)settling;
        app_wake(app, settling);
    }
    return now < app->screen.resize.until;
}

bool window_settles(const struct app *app)
{
    return app->screen.resize.until > 0 && loop_seconds() >= app->screen.resize.until;
}

struct rect window_shown(const struct app *app)
{
    const struct layout *layout = &app->painter.layout;

    return layout->sheet || app->screen.around.place
               ? rect_make(app->screen.pan.x, app->screen.pan.y, app->screen.pan.w, app->screen.pan.h)
               : rect_make(0, 0, (float)layout->width, (float)layout->height);
}

float window_pan(struct app *app, float across, float down)
{
    const struct layout *layout = &app->painter.layout;
    struct pan *pan = &app->screen.pan;
    float to = SDL_clamp(pan->y + down, 0, fmaxf((float)layout->height - pan->h, 0)),
          rest = pan->y + down - to;

    if (!layout->sheet)
        return down;
    pan->x = roundf(SDL_clamp(pan->x + across, 0, fmaxf((float)layout->width - pan->w, 0)));
    pan->y = roundf(to);
    if (app->top && layout_is_phone(layout))
        app->top->panned = pan->y;
    app_dirty(app);
    return rest;
}

/* A new scene's sheet shows the middle of its top first, an overlay's its middle, and a phone's the part that
 * was left. The focus is always in view. */
static void settle_pan(struct app *app, const SDL_Surface *shown)
{
    const struct layout *layout = &app->painter.layout;
    struct pan *pan = &app->screen.pan;
    const struct target *on = app->input.focus_visible ? target_find(app, app->input.focus) : NULL;
    float w = (float)shown->w, h = (float)shown->h;

    if (!layout->sheet) {
        *pan = (struct pan){.w = w, .h = h};
        if (app->screen.around.place) {
            pan->x = -(float)app->screen.around.room.x;
            pan->y = -(float)app->screen.around.room.y;
        }
        return;
    }
    if (pan->of != app->top || pan->w != w || pan->h != h) {
        *pan = (struct pan){.w = w, .h = h, .of = app->top, .fresh = true};
        bool overlay = app->top && app->top->under;
        window_pan(app, ((float)layout->width - w) / 2,
                   layout_is_phone(layout) ? app->top->panned
                   : overlay               ? ((float)layout->height - h) / 2
                                           : 0);
    } else {
        pan->fresh = false;
        if (pan->y > (float)layout->height - h)
            window_pan(app, 0, 0);
    }
    if (on && on->rect.h > 0)
        window_pan(app, SDL_clamp(pan->x, on->rect.x + on->rect.w - w, on->rect.x) - pan->x,
                   SDL_clamp(pan->y, on->rect.y + on->rect.h - h, on->rect.y) - pan->y);
}

/* Makes the layout again if the size of the shown surface has changed. */
static void measure(struct app *app, const SDL_Surface *shown)
{
    struct painter *painter = &app->painter;
    int w = shown ? shown->w : 0, h = shown ? shown->h : 0, scale = app->settings.scale;
    bool same = scale == app->screen.scale && app->settings.large_tiles == painter->layout.large;
    float density = shown ? density_of(app->window, shown) : 1;
    bool desk = wants_desk(app->top);
    SDL_Rect room;
    int place = shown ? find_place(app, w, h, density, &room) : VENUE_NONE, fit_w = w, fit_h = h;
    if (w > 0 && h > 0)
        layout_fit(&fit_w, &fit_h, density, desk);
    bool narrow = (float)w < LAYOUT_PHONE_WIDTH * density,
         reaches = !desk && app->screen.reach > (float)(narrow ? fit_h : h);
    if (place) {
        w = room.w;
        h = room.h;
    } else if (narrow || !reaches) {
        w = fit_w;
        h = fit_h;
    }
    int high = reaches ? (int)app->screen.reach : h;
    int seen = layout_is_phone(&painter->layout) ? (int)lroundf(painter->layout.high * painter->layout.u) : h;
    same = same && place == app->screen.around.place;
    if (w < 1 || h < 1 || (w == painter->layout.width && high == painter->layout.height && h == seen && same))
        return;
    bool fits = painter->layout.width > 0 && !(desk && layout_is_phone(&painter->layout)); /* this scene */
    if (app->window && fits && same && is_dragged(app, shown->w, shown->h))
        return;
    app->screen.resize.until = 0;
    struct layout layout = layout_dense(w, h, scale, density, desk);
    layout.large = app->settings.large_tiles;
    if (desk && layout_shape_of((float)shown->w / density, (float)shown->h / density) != LAYOUT_DESK)
        layout_make_sheet(&layout, scale);
    if (layout_is_phone(&layout))
        layout_make_higher(&layout, high);
    if (narrow && layout_is_phone(&layout))
        layout.sheet = false; /* all of it is shown, smaller */
    if (place)
        layout_make_place(&layout, scale);
    SDL_FreeSurface(app->screen.around.picture);
    app->screen.around = (struct surroundings){.place = place};
    if (place)
        app->screen.around.room = room;
    app->screen.scale = scale;
    painter_resize(painter, &layout);
    app_dirty(app);
}

void window_measure(struct app *app)
{
    bound_size(app);
    const SDL_Surface *shown = shown_surface(app);
    measure(app, shown);
    if (shown)
        settle_pan(app, shown);
}

void window_reach(struct app *app, float bottom)
{
    if (layout_is_phone(&app->painter.layout))
        app->screen.reach = fmaxf(app->screen.reach, ceilf(bottom));
}

struct rect window_middle(struct app *app, float w, float h)
{
    enum { EDGE = 6 };
    const struct layout *layout = &app->painter.layout;
    if (!layout_is_phone(layout))
        return layout_middle(layout, 0, 0, w, h);
    float wide = fminf(w, layout->wide - 2 * EDGE), top = fmaxf((layout->high - h) / 2, EDGE);
    window_reach(app, (top + h + EDGE) * layout->u);
    return layout_rect(layout, (layout->wide - wide) / 2, top, wide, h);
}

bool window_heightens(struct app *app)
{
    if (app->screen.reach == app->screen.reached)
        return false;
    app->screen.reached = app->screen.reach;
    window_measure(app);
    return true;
}

bool app_screenshot(struct app *app, const char *path, struct error *error)
{
    int w = app->picture->w, h = app->picture->h;
    SDL_Surface *shot = SDL_CreateRGBSurfaceWithFormat(0, w, h, 24, SDL_PIXELFORMAT_RGB24);
    bool done;
    loop_draw(app, true);
    done = shot && SDL_BlitSurface(app->picture, NULL, shot, NULL) == 0 && IMG_SavePNG(shot, path) == 0;
    SDL_FreeSurface(shot);
    return done || error_say(error, tr("{1} can’t be written: {2}"), path, SDL_GetError());
}
