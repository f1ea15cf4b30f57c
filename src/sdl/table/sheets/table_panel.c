/*
 * table_panel.c: see table_panel.h.
 */
#include "sdl/table/sheets/table_panel.h"

#include <math.h>
#include <stdlib.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/art/theme.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"

enum { HEAD = 76, FOOT = 22, MARGIN = 36 };

static struct table_panel *of(struct scene *scene)
{
    return (struct table_panel *)scene;
}

void table_panel_init(struct table_panel *panel, const struct scene_class *class, struct scene *under,
                      const struct session *session, int viewer, int pending)
{
    CHECK(panel && under && session);
    panel->scene.class = class;
    panel->scene.under = under;
    panel->session = session;
    panel->viewer = viewer;
    panel->pending = pending;
    panel->at_end = true;
    words_init(&panel->words, session_setup(session));
}

void table_panel_leave(struct scene *scene, struct app *app)
{
    (void)app;
    free(of(scene)->rows);
    free(scene);
}

static struct scene *close(struct scene *scene, struct app *app)
{
    audio_play(app, SOUND_BUTTON);
    return scene->under;
}

static struct scene *show_other(struct scene *scene, struct app *app)
{
    const struct table_panel *panel = of(scene);

    audio_play(app, SOUND_BUTTON);
    return panel->other_scene(app, scene->under, panel->session, panel->viewer, panel->pending);
}

static struct scene *copy_rows(struct scene *scene, struct app *app)
{
    audio_play(app, SOUND_BUTTON);
    of(scene)->copy(of(scene), app);
    return scene;
}

void table_panel_draw(struct app *app, struct table_panel *panel, float foot)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    float u = l->u, high = fminf(l->high - 2 * MARGIN, HEAD + panel->content + foot + FOOT);
    struct box_style body = {.radius = 16,
                             .top = COLOUR_ALPHA(COLOUR_OVERLAY_HIGH, 250),
                             .bottom = COLOUR_ALPHA(COLOUR_OVERLAY_LOW, 250),
                             .stroke = COLOUR_ALPHA(COLOUR_IVORY, 60),
                             .stroke_width = 1.2f,
                             .shadow = COLOUR_SHADOW};
    struct rect rect = layout_middle(l, 0, 0, panel->wide, high);

    panel->rect = rect;
    panel->body = rect_make(rect.x + roundf(28 * u), rect.y + roundf(HEAD * u), rect.w - roundf(48 * u),
                            rect.h - roundf((HEAD + FOOT + foot) * u));
    draw_veil(painter, COLOUR_ALPHA(COLOUR_SHADOW, 156));
    draw_box(painter, rect, &body);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_PANEL, COLOUR_IVORY, TYPE_LEFT), rect.x + 28 * u,
              rect.y + 52 * u, panel->title);
    float side = roundf(38 * u), top = rect.y + roundf(20 * u), right = rect.x + rect.w - roundf(24 * u);
    widget_icon_button(app, rect_make(right - side, top, side, side), "button:close", "icons/close",
                       SDLK_ESCAPE);
    target_does(app, close);
    struct button other = {.id = panel->other_id,
                           .label = panel->other,
                           .key = panel->other_key,
                           .key_label = panel->other_cap,
                           .look = BUTTON_SECONDARY,
                           .does = show_other};
    float wide = roundf(fmaxf(190 * u, widget_button_width(painter, &other)));
    struct rect place =
        rect_make(right - side - roundf(12 * u) - wide, top - roundf(3 * u), wide, roundf(44 * u));
    widget_button(app, place, &other);
    struct button copy = {.id = "button:copy",
                          .label = tr("Copy"),
                          .key = SDLK_c,
                          .key_label = "C",
                          .look = BUTTON_SECONDARY,
                          .does = copy_rows};
    place.w = roundf(fmaxf(122 * u, widget_button_width(painter, &copy)));
    place.x -= place.w + roundf(10 * u);
    if (panel->copy)
        widget_button(app, place, &copy);
    draw_line(painter, rect.x + 28 * u, panel->body.y - 6 * u, rect.x + rect.w - 24 * u,
              panel->body.y - 6 * u, 1, COLOUR_RULE);
}

float table_panel_begin_rows(struct painter *painter, struct table_panel *panel, float high)
{
    panel->scroll.content = high;
    if (panel->at_end)
        panel->scroll.at = fmaxf(panel->scroll.content - panel->body.h, 0);
    panel->at_end = false;
    return panel->body.y - scroll_begin(painter, panel->body, &panel->scroll);
}

void table_panel_end_rows(struct app *app, struct table_panel *panel)
{
    scroll_end(&app->painter, panel->body, &panel->scroll);
    scroll_target(app, "rows", panel->body, &panel->scroll);
}

struct scene *table_panel_drag(struct scene *scene, struct app *app, const char *id, float x, float y,
                               bool drop)
{
    (void)id;
    (void)x;
    (void)y;
    (void)drop;
    scroll_drag(app, &of(scene)->scroll, of(scene)->body);
    return scene;
}

/* How far a key scrolls; false if it is none of those that do. */
static bool scroll_by(const struct table_panel *panel, SDL_Keycode code, float row, float *by)
{
    float page = panel->body.h - row;

    switch (code) {
    case SDLK_UP:
        *by = -row;
        return true;
    case SDLK_DOWN:
        *by = row;
        return true;
    case SDLK_PAGEUP:
        *by = -page;
        return true;
    case SDLK_PAGEDOWN:
        *by = page;
        return true;
    case SDLK_HOME:
        *by = -panel->scroll.content;
        return true;
    case SDLK_END:
        *by = panel->scroll.content;
        return true;
    default:
        return false;
    }
}

struct scene *table_panel_key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct table_panel *panel = of(scene);
    float by;

    if (key->code == SDLK_ESCAPE || key->code == panel->key)
        return scene->under;
    if (!scroll_by(panel, key->code, panel->row * app->painter.layout.u, &by))
        return NULL;
    panel->scroll.at = fmaxf(0, fminf(panel->scroll.at + by, panel->scroll.content - panel->body.h));
    app_dirty(app);
    return scene;
}

void table_panel_wheel(struct scene *scene, struct app *app, float lines)
{
    scroll_wheel(app, &of(scene)->scroll, of(scene)->body, lines);
}

struct scene *table_panel_click(struct scene *scene, struct app *app, float x, float y)
{
    (void)app;
    return rect_contains(of(scene)->rect, x, y) ? scene : scene->under;
}
