/*
 * scene_pause.c: the menu over the table or a result.
 *
 * The match is saved after every move, so leaving loses nothing. After undo and redo (undo.h) the table is
 * what comes, also where a result lay below.
 */
#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/menu/title.h"
#include "sdl/system/page.h"
#include "sdl/ui/undo.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

enum { ON_PHONE = 10, PAUSE_BUTTONS = ON_PHONE + 2 /* of a desk alone */ };

static void say_seed(const struct session *session, char *out, size_t size)
{
    snprintf(out, size, "%llu", (unsigned long long)session_deal_seed(session));
}

static struct scene *copy_seed(struct scene *scene, struct app *app)
{
    char words[32];
    say_seed(app->session, words, sizeof words);
    if (app_copy(app, words))
        app_notice(app, tr("Copied deal number {1}. Enter it in a new match to play the same tiles."), words);
    return scene;
}

/* The table knows what it has not shown yet, below a curtain too; at a result nothing is kept back, and two
 * at one screen read what both may know. */
static struct scene *open_log(struct scene *scene, struct app *app)
{
    for (struct scene *below = scene->under; below; below = below->under)
        if (strcmp(below->class->name, "table") == 0)
            return scene_table_log(below, app);
    return scene_log(app, scene, app->session, setup_only_person(session_setup(app->session)), 0);
}

static struct scene *open_rules(struct scene *scene, struct app *app)
{
    return scene_rules(app, scene, session_setup(app->session)->rules, 0);
}

static struct scene *open_settings(struct scene *scene, struct app *app)
{
    return scene_settings(app, scene);
}

static struct scene *change_opponents(struct scene *scene, struct app *app)
{
    return scene_change_opponents(app, scene);
}

static struct scene *go_to_title(struct scene *scene, struct app *app)
{
    (void)scene;
    return scene_title(app);
}

/* The panel of the mode over the title, where the match waits as it does after go_to_title. */
static struct scene *new_match(struct scene *scene, struct app *app)
{
    const struct ruleset *rules = session_setup(app->session)->rules;
    (void)scene;
    return scene_mode(app, scene_title(app), rules);
}

static void fill_buttons(const struct app *app, struct button buttons[PAUSE_BUTTONS])
{
    const char *redo = session_can_redo(app->session) ? NULL : tr("Nothing to redo");
    const char *title = app->company                    ? tr("Leave the table")
                        : app->beside                   ? tr("Leave practice")
                        : app->folder[0] && !app->taken ? tr("Save and go to title")
                                                        : tr("Go to title");
    const struct {
        const char *id, *label, *key_label;
        SDL_Keycode key;
        scene_action *does;
        const char *why_not;
    } all[PAUSE_BUTTONS] = {
        {"button:continue", tr("Continue"), tr("Esc"), SDLK_ESCAPE, scene_close, NULL},
        {"button:undo", tr("Undo"), "U", SDLK_u, undo_step, undo_refusal(app)},
        {"button:redo", tr("Redo"), "Y", SDLK_y, undo_redo, redo},
        {"button:restart", tr("Restart this deal"), "D", SDLK_d, undo_restart, undo_restart_refusal(app)},
        {"button:practice", tr("Practice"), "P", SDLK_p, undo_practice, undo_practice_refusal(app)},
        {"button:log", tr("Log"), "G", SDLK_g, open_log, NULL},
        {"button:opponents", tr("Change opponent"), "O", SDLK_o, change_opponents,
         change_opponents_refusal(app)},
        {"button:rules", tr("Rules"), "R", SDLK_r, open_rules, NULL},
        {"button:settings", tr("Settings"), "S", SDLK_s, open_settings, NULL},
        {"button:title", title, "T", SDLK_t, go_to_title, NULL},
        {"button:new", tr("New match"), "N", SDLK_n, new_match, app->company ? tr("After the match") : NULL},
        {"button:quit", tr("Quit"), NULL, 0, title_ask_quit, NULL}};
    struct button say = button_make("button:say", tr("Say something"), NULL, "E", SDLK_e);
    for (int i = 0; i < PAUSE_BUTTONS; i++) {
        buttons[i] = button_unless(button_make(all[i].id, all[i].label, NULL, all[i].key_label, all[i].key),
                                   all[i].why_not);
        buttons[i].does = all[i].does;
        buttons[i].quiet = all[i].does == undo_step || all[i].does == undo_redo;
    }
    buttons[0].look = BUTTON_PRIMARY;
    if (app->company) {
        say.does = app->company->say;
        buttons[6] = button_unless(
            say, setup_persons(session_setup(app->session)) ? NULL : tr("Nobody is playing in it"));
    }
}

/* Returns how high a row of two is, in units: for a reason on two lines where one is too short. */
static float pair_high(const struct pen *pen, const struct button pair[2])
{
    float room = place_inset(pen->painter, pen_column(pen, 0, 2, 10), 10, 0).w;
    for (int i = 0; i < 2; i++)
        if (pair[i].sub && !type_has_room(pen->painter, text_type(TEXT_NOTE), room, 1, pair[i].sub))
            return 72;
    return 54;
}

/* One below the other: each has a row ("-") or half of one ("<", ">"). A page is closed, not left. */
static void draw_buttons(struct app *app, struct pen *pen)
{
    struct button buttons[PAUSE_BUTTONS];
    struct pen row = *pen;
    bool phone = layout_is_phone(&app->painter.layout);
    const char *shape = phone ? "-<>-<>-<>-" : PAGE_HERE ? "-<><><><>--" : "-<><><><>-<>";
    fill_buttons(app, buttons);
    for (int i = 0; shape[i]; i++) {
        bool left = shape[i] == '<', right = shape[i] == '>';
        if (!right) {
            row.room = pen_top(pen, phone ? 48 : left ? pair_high(pen, &buttons[i]) : 54);
            pen_top(pen, phone ? 6 : 10);
        }
        widget_button(app, left || right ? pen_column(&row, right, 2, 10) : row.room, &buttons[i]);
    }
}

/* On a phone that lies flat: side by side in three columns. */
static void draw_grid(struct app *app, const struct pen *pen)
{
    enum { COLUMNS = 3, ROWS = (ON_PHONE + COLUMNS - 1) / COLUMNS };
    struct button buttons[PAUSE_BUTTONS];
    fill_buttons(app, buttons);
    for (int i = 0; i < ON_PHONE; i++) {
        struct pen column = pen_in(pen->painter, pen_column(pen, i % COLUMNS, COLUMNS, 8));
        widget_button(app, pen_row(&column, i / COLUMNS, ROWS, 6), &buttons[i]);
    }
}

/* The number of the deal, with a button that copies it. */
static void draw_deal(struct app *app, struct pen row)
{
    char number[32];
    say_seed(app->session, number, sizeof number);
    widget_icon_button(app, pen_right(&row, 32), "button:copy", "icons/copy", SDLK_c);
    target_does(app, copy_seed);
    pen_right(&row, 10);
    text_draw(row.painter, TEXT_NOTE, row.room, TR_SAID(tr("Deal number {1}"), number));
}

static void draw(struct scene *scene, struct app *app)
{
    static struct view view; /* large */
    char progress[40];
    bool phone = layout_is_phone(&app->painter.layout);
    float wide = app->painter.layout.shape == LAYOUT_FLAT ? 820 : phone ? 460 : 560;
    struct pen pen = widget_overlay(app, layout_middle(&app->painter.layout, 0, 0, wide, phone ? 628 : 648),
                                    tr("Pause"), false);
    (void)scene;
    if (app->painter.layout.shape == LAYOUT_FLAT) {
        pen_top(&pen, 8);
        draw_grid(app, &pen);
        return;
    }
    session_view(app->session, SEAT_NONE, &view);
    words_progress(&view.table, progress, sizeof progress);
    text_draw(pen.painter, TEXT_NOTE, pen_top(&pen, 30),
              TR_SAID(session_setup(app->session)->practice ? tr("{1}. {2}. Practice") : tr("{1}. {2}"),
                      tr(view.table.rules->name), progress));
    pen_top(&pen, 14);
    draw_buttons(app, &pen);
    if (!session_is_heard(app->session)) /* the host alone knows it before the match is over */
        draw_deal(app, pen_in(pen.painter, pen_bottom(&pen, 32)));
}

static const struct scene_class pause_class = {.name = "pause", .phone = true, .clicks = true, .draw = draw};

struct scene *scene_pause(struct app *app, struct scene *under)
{
    CHECK(under && app->session);
    return SCENE_NEW(struct scene, &pause_class, under);
}
