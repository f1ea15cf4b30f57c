/*
 * scene_pause.c: the menu over the table or a result.
 *
 * The match is saved after every move, so leaving loses nothing. After undo and redo (undo.h) the table is
 * what comes, also where a result lay below.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/theme.h"
#include "sdl/ui/undo.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

enum { PAUSE_BUTTONS = 10, PAUSE_HEIGHT = 628 };

/* A button with its key, or with the reason why it is off. */
static struct button make_button(const char *id, const char *label, SDL_Keycode key, const char *key_label,
                                 const char *why_not)
{
    struct button button = {.id = id,
                            .label = label,
                            .sub = why_not,
                            .key = key,
                            .key_label = why_not ? NULL : key_label,
                            .look = why_not ? BUTTON_OFF : BUTTON_SECONDARY};
    return button;
}

static void fill_buttons(const struct app *app, struct button buttons[PAUSE_BUTTONS])
{
    const char *redo = session_can_redo(app->session) ? NULL : tr("Nothing to redo");
    const char *title = app->beside                     ? tr("Leave practice")
                        : app->folder[0] && !app->taken ? tr("Save and go to title")
                                                        : tr("Go to title");
    buttons[0] = make_button("button:continue", tr("Continue"), SDLK_ESCAPE, tr("Esc"), NULL);
    buttons[0].look = BUTTON_PRIMARY;
    buttons[1] = make_button("button:undo", tr("Undo"), SDLK_u, "U", undo_refusal(app));
    buttons[2] = make_button("button:redo", tr("Redo"), SDLK_y, "Y", redo);
    buttons[3] =
        make_button("button:restart", tr("Restart this deal"), SDLK_d, "D", undo_restart_refusal(app));
    buttons[4] = make_button("button:practice", tr("Practice"), SDLK_p, "P", undo_practice_refusal(app));
    buttons[5] = make_button("button:log", tr("Log"), SDLK_g, "G", NULL);
    buttons[6] =
        make_button("button:opponents", tr("Change opponent"), SDLK_o, "O", change_opponents_refusal(app));
    buttons[7] = make_button("button:rules", tr("Rules"), SDLK_r, "R", NULL);
    buttons[8] = make_button("button:settings", tr("Settings"), SDLK_s, "S", NULL);
    buttons[9] = make_button("button:title", title, SDLK_t, "T", NULL);
}

/* One below the other, but undo and redo, practice and log, rules and settings side by side. */
static void draw_buttons(struct app *app, struct rect panel, float top)
{
    float u = app->painter.layout.u, pad = roundf(28 * u), gap = roundf(10 * u), high = roundf(54 * u),
          y = top;
    struct rect whole = rect_make(panel.x + pad, 0, panel.w - 2 * pad, high);
    struct button buttons[PAUSE_BUTTONS];
    fill_buttons(app, buttons);
    for (int i = 0; i < PAUSE_BUTTONS; i++) {
        bool left = i == 1 || i == 4 || i == 7, right = i == 2 || i == 5 || i == 8;
        struct rect rect = left || right ? rect_column(whole, right, 2, gap) : whole;
        rect.y = y;
        widget_button(app, rect, &buttons[i]);
        if (!left)
            y += high + gap;
    }
}

static void say_seed(const struct app *app, char *out, size_t size)
{
    snprintf(out, size, "%llu", (unsigned long long)session_deal_seed(app->session));
}

/* The number of the deal, with a button that copies it. */
static void draw_deal(struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, side = roundf(fmaxf(32 * u, 26)),
          y = panel.y + panel.h - roundf(24 * u) - side;
    char words[64], number[32];
    say_seed(app, number, sizeof number);
    tr_say(words, sizeof words, tr("Deal number {1}"), number);
    struct type type = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    type_draw_fit(painter, type, panel.x + 30 * u, y + side / 2 + type_cap_height(painter, type) / 2,
                  panel.w - 70 * u - side, words);
    widget_icon_button(app, rect_make(panel.x + panel.w - roundf(28 * u) - side, y, side, side),
                       "button:copy", "icons/copy", SDLK_c);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    static struct view view; /* large */
    char words[100], progress[40];
    struct rect panel = layout_middle(l, 0, 0, 460, PAUSE_HEIGHT);
    float u = l->u;
    struct box_style body = {.radius = 16,
                             .top = COLOUR_ALPHA(COLOUR_OVERLAY_HIGH, 250),
                             .bottom = COLOUR_ALPHA(COLOUR_OVERLAY_LOW, 250),
                             .stroke = COLOUR_ALPHA(COLOUR_BRASS, 150),
                             .stroke_width = 1.4f,
                             .shadow = COLOUR_SHADOW};
    (void)scene;
    session_view(app->session, SEAT_NONE, &view);
    const struct ruleset *rules = view.table.rules;
    words_progress(&view.table, progress, sizeof progress);
    tr_say(words, sizeof words,
           session_setup(app->session)->practice ? tr("{1}. {2}. Practice") : tr("{1}. {2}"), tr(rules->name),
           progress);
    draw_veil(painter, COLOUR_ALPHA(COLOUR_SHADOW, 156));
    draw_box(painter, panel, &body);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_PANEL, COLOUR_IVORY, TYPE_LEFT), panel.x + 28 * u,
              panel.y + 56 * u, tr("Pause"));
    type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), panel.x + 30 * u,
              panel.y + 82 * u, words);
    draw_buttons(app, panel, panel.y + roundf(104 * u));
    draw_deal(app, panel);
}

static void copy_seed(struct app *app)
{
    char words[32];
    say_seed(app, words, sizeof words);
    if (app_copy(app, words))
        app_notice(app, tr("Copied deal number {1}. Enter it in a new match to play the same tiles."), words);
}

/* The table knows what it has not shown yet, below a curtain too; at a result nothing is kept back, and two
 * at one screen read what both may know. */
static struct scene *open_log(struct scene *scene, struct app *app)
{
    for (struct scene *below = scene->under; below; below = below->under)
        if (strcmp(below->class->name, "table") == 0)
            return below->class->activate(below, app, "button:log");
    return scene_log(app, scene, app->session, setup_only_person(session_setup(app->session)), 0);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    if (strcmp(id, "button:undo") != 0 && strcmp(id, "button:redo") != 0)
        audio_play(app, SOUND_BUTTON);
    if (strcmp(id, "button:continue") == 0)
        return scene->under;
    if (strcmp(id, "button:undo") == 0)
        return undo_step(scene, app);
    if (strcmp(id, "button:redo") == 0)
        return undo_redo(scene, app);
    if (strcmp(id, "button:restart") == 0)
        return undo_restart(scene, app);
    if (strcmp(id, "button:practice") == 0)
        return undo_practice(scene, app);
    if (strcmp(id, "button:log") == 0)
        return open_log(scene, app);
    if (strcmp(id, "button:rules") == 0)
        return scene_rules(app, scene, session_setup(app->session)->rules, 0);
    if (strcmp(id, "button:settings") == 0)
        return scene_settings(app, scene);
    if (strcmp(id, "button:opponents") == 0)
        return scene_change_opponents(app, scene);
    if (strcmp(id, "button:copy") == 0)
        copy_seed(app);
    return strcmp(id, "button:title") == 0 ? scene_title(app) : scene;
}

static const struct scene_class pause_class = {.name = "pause", .draw = draw, .activate = activate};

struct scene *scene_pause(struct app *app, struct scene *under)
{
    CHECK(under && app->session);
    return SCENE_NEW(struct scene, &pause_class, under);
}
