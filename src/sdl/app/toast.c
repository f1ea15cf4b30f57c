/*
 * toast.c: sentences shown at the top of the window (toast.h).
 */
#include "sdl/app/toast.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/loop.h"
#include "sdl/app/window.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"

enum { WAITING = 5, SENTENCE = 360 };

static const char close_id[] = "button:close-warning";

struct toast {
    int count;
    struct {
        char sentence[SENTENCE];
        bool stays;
    } list[WAITING];
    double until; /* real time, for the notice that is shown; 0: none yet */
    double rest;  /* likewise, till when a warning is seen between two notices; 0: none is */
};

static const float fade = 0.25f, least = 3.5f, per_character = 0.05f;

void toast_init(struct app *app)
{
    app->toast = calloc(1, sizeof *app->toast);
    CHECK_MEMORY(app->toast);
}

void toast_deinit(struct app *app)
{
    free(app->toast);
    app->toast = NULL;
}

static void drop(struct toast *toast, int which)
{
    toast->count--;
    memmove(&toast->list[which], &toast->list[which + 1],
            sizeof toast->list[0] * (size_t)(toast->count - which));
}

/* The place of the first warning or notice; -1: there is none. */
static int first(const struct toast *toast, bool stays)
{
    for (int i = 0; i < toast->count; i++)
        if (toast->list[i].stays == stays)
            return i;
    return -1;
}

/* The one to be seen: the first notice, or the first warning if there is none, or between two. */
static int shown(const struct toast *toast)
{
    int notice = first(toast, false), warning = first(toast, true);
    return notice < 0 || (toast->rest > 0 && warning >= 0) ? warning : notice;
}

/* For a warning a notice goes that is not seen yet, or the only one. */
static void make_room(struct toast *toast)
{
    int last = toast->count - 1;
    while (last >= 0 && toast->list[last].stays)
        last--;
    if (last < 0)
        return;
    if (last == first(toast, false))
        toast->until = 0;
    drop(toast, last);
}

void toast_overtake(struct app *app)
{
    struct toast *toast = app->toast;
    if (!toast || toast->until == 0)
        return;
    drop(toast, first(toast, false));
    toast->until = 0;
    app_dirty(app);
}

void toast_add(struct app *app, const char *sentence, bool stays)
{
    struct toast *toast = app->toast;
    for (int i = 0; i < toast->count; i++)
        if (strncmp(toast->list[i].sentence, sentence, SENTENCE - 1) == 0)
            return;
    if (stays)
        toast_overtake(app);
    if (stays && toast->count == WAITING)
        make_room(toast);
    if (toast->count == WAITING)
        return;
    toast->list[toast->count].stays = stays;
    SDL_strlcpy(toast->list[toast->count++].sentence, sentence, SENTENCE);
}

void toast_clear(struct app *app)
{
    struct toast *toast = app->toast;
    for (int i = toast->count - 1; i >= 0; i--)
        if (!toast->list[i].stays)
            drop(toast, i);
    toast->until = toast->rest = 0;
}

void toast_withdraw(struct app *app, const char *sentence)
{
    struct toast *toast = app->toast;
    for (int i = toast->count - 1; i >= 0; i--)
        if (toast->list[i].stays && strncmp(toast->list[i].sentence, sentence, SENTENCE - 1) == 0)
            drop(toast, i);
    app_dirty(app);
}

void toast_update(struct app *app)
{
    struct toast *toast = app->toast;
    double now = loop_seconds();
    if (toast->rest > 0) {
        if (now < toast->rest) {
            app_wake(app, (float)(toast->rest - now));
            return;
        }
        toast->rest = 0;
        app_dirty(app);
    }
    if (toast->until == 0)
        return;
    if (now >= toast->until) {
        drop(toast, shown(toast));
        toast->until = 0;
        toast->rest = first(toast, true) >= 0 ? now + (double)least : 0;
        app_dirty(app);
    } else if (now > toast->until - (double)fade) {
        app_animate(app);
    } else {
        app_wake(app, (float)(toast->until - now) - fade);
    }
}

static struct scene *close_warning(struct scene *scene, struct app *app)
{
    drop(app->toast, shown(app->toast));
    app->toast->rest = 0;
    return scene;
}

/* The whole of a warning closes it, so that it can be hit; its cross says so. */
static void draw_cross(struct app *app, struct rect box)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, side = 18 * u;
    bool hot = input_is_hot(app, close_id);
    struct rect cross = {box.x + box.w - side - 12 * u, box.y + (box.h - side) / 2, side, side};
    target_add(app, close_id, box, TARGET_QUIET, 0);
    target_does(app, close_warning);
    target_name(app, tr("Close the warning"));
    draw_svg(painter, "icons/close", cross, hot ? COLOUR_WHITE : COLOUR_BRASS);
    if (input_is_focused(app, close_id)) {
        app->input.ring = box;
        app->input.ring_radius = 12;
    }
}

/* What fades with time, and is seen to its end. */
static void begin_notice(struct app *app, const char *sentence)
{
    struct toast *toast = app->toast;
    if (toast->until == 0) {
        toast->until = loop_seconds() + (double)(least + per_character * (float)strlen(sentence));
        app_wake(app, 0);
    }
    if (!app_reduced(app))
        app->painter.alpha = SDL_clamp((float)(toast->until - loop_seconds()) / fade, 0, 1);
}

/* What the player sees of the picture, which on a phone may be larger than the screen. */
static struct rect seen_part(const struct app *app)
{
    const struct layout *layout = &app->painter.layout;
    return layout->sheet ? window_shown(app) : rect_make(0, 0, (float)layout->width, (float)layout->height);
}

/* True if notices are at the foot of the window: on a screen with a head. */
static bool stands_low(const struct app *app)
{
    return app->top->class->headed;
}

bool toast_is_low(const struct app *app)
{
    return app->toast && first(app->toast, false) >= 0 && stands_low(app);
}

void toast_draw(struct app *app)
{
    struct painter *painter = &app->painter;
    struct toast *toast = app->toast;
    struct rect room = seen_part(app);
    float u = painter->layout.u, h;
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_CENTRE);
    struct box_style style = {.radius = 12,
                              .top = COLOUR_ALPHA(COLOUR_CARD, 245),
                              .bottom = COLOUR_ALPHA(COLOUR_PANEL, 245),
                              .stroke = COLOUR_ALPHA(COLOUR_BRASS, 150),
                              .stroke_width = 1.2f,
                              .shadow = COLOUR_SHADOW};
    if (toast->count == 0)
        return;
    const char *sentence = toast->list[shown(toast)].sentence;
    bool stays = toast->list[shown(toast)].stays;
    if (stays)
        style.stroke = input_is_hot(app, close_id) ? COLOUR_BRASS : COLOUR_WARNING;
    else
        begin_notice(app, sentence);
    float leading = type_leading(painter, type, 21), side = (stays ? 40 : 22) * u;
    float most = fminf(620 * u * painter->layout.grown, room.w - 2 * (side + 8 * u));
    float width = fminf(type_width(painter, type, sentence), most);
    int lines = type_count_lines(painter, type, width + 1, sentence);
    h = roundf(24 * u + leading * (float)lines);
    float y = room.y + (stands_low(app) ? room.h - h - 14 * u : 24 * u);
    struct rect box =
        rect_make(roundf(room.x + (room.w - width) / 2 - side), roundf(y), roundf(width + 2 * side), h);
    draw_box(painter, box, &style);
    type_draw_wrapped(painter, type, box.x + box.w / 2, roundf(box.y + 12 * u + leading * 0.74f), width + 1,
                      21, lines, sentence);
    if (stays)
        draw_cross(app, box);
    painter->alpha = 1;
}
