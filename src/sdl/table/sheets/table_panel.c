/*
 * table_panel.c: see table_panel.h.
 */
#include "sdl/table/sheets/table_panel.h"

#include <math.h>
#include <stdlib.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"

enum { HEAD = 76, FOOT = 22, MARGIN = 36 };

SCENE_OF(struct table_panel)

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

/* Returns how high the title is with the buttons beside it, or on a phone below it. */
static float head_high(const struct layout *layout)
{
    return layout_is_phone(layout) ? HEAD + 50 : HEAD;
}

void table_panel_draw(struct app *app, struct table_panel *panel, float foot)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    bool phone = layout_is_phone(l);
    float u = l->u, top = head_high(l),
          high = fminf(l->high - 2 * MARGIN, top + panel->content + foot + FOOT);
    struct rect rect = panel->rect = layout_middle(l, 0, 0, panel->wide, high);
    struct pen pen = widget_overlay(app, rect, panel->title, true), head = pen_in(painter, rect);

    target_does(app, close);
    panel->body = rect_make(rect.x + roundf(28 * u), rect.y + roundf(top * u), rect.w - roundf(48 * u),
                            rect.h - roundf((top + FOOT + foot) * u));
    struct button other =
        button_to(panel->other_id, panel->other, panel->other_cap, panel->other_key, show_other);
    struct button copy = button_to("button:copy", tr("Copy"), "C", SDLK_c, copy_rows);
    pen_top(&head, phone ? 70 : 19);
    pen_right(&head, phone ? 24 : 74); /* the button that closes it */
    head.room = pen_top(&head, 44);
    widget_button(app, pen_right(&head, fmaxf(190, widget_button_width(painter, &other) / u)), &other);
    pen_right(&head, 10);
    if (panel->copy)
        widget_button(app, pen_right(&head, fmaxf(122, widget_button_width(painter, &copy) / u)), &copy);
    pen_top(&pen, top - 6 - 58);
    pen_rule(&pen);
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
