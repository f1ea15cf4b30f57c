/*
 * scene_keys.c: which key does what, and another key for it.
 *
 * Each row is an action. Choosing one waits for the next key, whatever that does elsewhere. If another action
 * has the key, the two can swap theirs.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"

struct choosing {
    struct scene scene;
    enum keys_section section;
    int waits;          /* the action whose key is asked for, or -1 */
    SDL_Keycode wanted; /* that was pressed, while a question is on the screen */
    struct scroll scroll;
    struct rect rows; /* as drawn last */
};

enum { ROW = 46 /* units */ };

SCENE_OF(struct choosing)

static void name_of(int action, char *out, size_t size)
{
    const char *name = tr(keys_actions[action].name);
    SDL_Keycode key = keys_actions[action].key;
    if (key >= SDLK_1 && key <= SDLK_9)
        tr_say(out, size, name, (int)(key - SDLK_0));
    else
        snprintf(out, size, "%s", name);
}

/* --- what is done ------------------------------------------------------------------------------- */

static void keep(struct app *app)
{
    keys_write(&app->keys, &app->settings);
    app_settings_changed(app);
}

static struct scene *answer(struct scene *under, struct app *app, bool yes)
{
    struct choosing *choosing = of(under);
    if (yes) {
        keys_swap(&app->keys, choosing->waits, choosing->wanted);
        keep(app);
    }
    choosing->waits = -1;
    return under;
}

/* Another action has the key: asks whether the two swap. */
static struct scene *ask(struct choosing *choosing, struct app *app, int other)
{
    struct question question = {
        .title = tr("This key is taken"), .yes = tr("Swap"), .no = tr("Leave it"), .answer = answer};
    char key[KEYS_WORDS], left[KEYS_WORDS], own[80], theirs[80];
    name_of(choosing->waits, own, sizeof own);
    name_of(other, theirs, sizeof theirs);
    keys_say(choosing->wanted, key);
    keys_say(app->keys.now[choosing->waits], left);
    tr_say(question.text, sizeof question.text,
           tr("{1} is already used for “{2}”. Use it for “{3}” and give “{2}” {4}?"), key, theirs, own, left);
    return scene_question(app, &choosing->scene, &question);
}

/* The other action can't get this one's fixed key in exchange. */
static void tell_taken(struct app *app, int other)
{
    char name[80];
    name_of(other, name, sizeof name);
    app_notice(app, tr("“{1}” uses this key. Give that action another key first."), name);
}

static bool takes_keys(struct scene *scene, struct app *app, SDL_Keycode pressed)
{
    struct choosing *choosing = of(scene);
    SDL_Keycode bare = pressed & ~KEYS_HELD;
    bool alone = bare == SDLK_LSHIFT || bare == SDLK_RSHIFT || bare == SDLK_LCTRL || bare == SDLK_RCTRL ||
                 bare == SDLK_LALT || bare == SDLK_RALT || bare == SDLK_LGUI || bare == SDLK_RGUI;
    if (choosing->waits < 0)
        return false;
    app_dirty(app);
    if (alone)
        return true; /* something follows */
    int other = keys_conflict(&app->keys, choosing->waits, pressed);
    choosing->wanted = pressed;
    if (keys_is_fixed(bare)) {
        if (bare != SDLK_ESCAPE)
            app_notice(app, tr("This key can’t be changed. Press another, or Esc to cancel."));
        else
            choosing->waits = -1;
    } else if (other >= 0 && keys_is_fixed(app->keys.now[choosing->waits])) {
        tell_taken(app, other);
    } else if (other >= 0) {
        app_go(app, ask(choosing, app, other));
    } else {
        app->keys.now[choosing->waits] = pressed;
        choosing->waits = -1;
        keep(app);
        audio_play(app, SOUND_BUTTON);
    }
    return true;
}

static struct scene *stop_waiting(struct scene *scene, struct app *app)
{
    (void)app;
    of(scene)->waits = -1;
    return scene;
}

static struct scene *close(struct scene *scene, struct app *app)
{
    return of(scene)->waits >= 0 ? stop_waiting(scene, app) : scene->under;
}

static struct scene *wait_for(struct scene *scene, struct app *app, int action)
{
    (void)app;
    of(scene)->waits = action;
    return scene;
}

static struct scene *reset(struct scene *scene, struct app *app, int action)
{
    keys_swap(&app->keys, action, keys_actions[action].key);
    keep(app);
    return stop_waiting(scene, app);
}

static struct scene *reset_all(struct scene *scene, struct app *app)
{
    keys_defaults(&app->keys);
    keep(app);
    return stop_waiting(scene, app);
}

static struct scene *show_section(struct scene *scene, struct app *app, int section)
{
    of(scene)->section = (enum keys_section)section;
    of(scene)->scroll.at = 0;
    return stop_waiting(scene, app);
}

/* --- drawing ------------------------------------------------------------------------------------ */

/* The key at the right of a row, with the way back to the one it had from the beginning. */
static void draw_key(struct app *app, const struct choosing *choosing, int action, struct pen row)
{
    struct painter *painter = row.painter;
    char key[KEYS_WORDS], id[INPUT_ID];
    pen_right(&row, 24);
    struct pen back = pen_in(painter, pen_right(&row, 30));
    pen_right(&row, 8);
    float right = row.room.x + row.room.w, middle = row.room.y + row.room.h / 2;
    if (choosing->waits == action) {
        text_draw(painter, TEXT_MARK | TEXT_LIT | TEXT_RIGHT, row.room, tr("Press a key"));
        return;
    }
    keys_say(app->keys.now[action], key);
    struct caps caps = painter->caps;
    painter->caps.ask = NULL; /* the key itself, whatever is used just now */
    draw_key_cap(painter, right, middle, key, false);
    painter->caps = caps;
    if (app->keys.now[action] == keys_actions[action].key)
        return;
    snprintf(id, sizeof id, "reset:%s", keys_actions[action].id);
    pen_pad(&back, 0, (back.room.h - back.room.w) / 2 / back.u);
    widget_icon_button(app, back.room, id, "icons/undo", 0);
    target_does_at(app, reset, action);
}

static void draw_row(struct app *app, const struct choosing *choosing, int action, struct rect rect)
{
    struct painter *painter = &app->painter;
    struct pen row = pen_in(painter, rect), left = row;
    char id[INPUT_ID], name[80], key[KEYS_WORDS];
    int lit = (choosing->waits == action);
    snprintf(id, sizeof id, "key:%s", keys_actions[action].id);
    pen_left(&left, 10);
    pen_right(&left, 54);
    struct rect target = rect_inset(left.room, 0, 1);
    lit += input_is_hot(app, id);
    if (lit)
        draw_wash(painter, target, 8, COLOUR_ALPHA(COLOUR_WHITE, 13 * lit));
    name_of(action, name, sizeof name);
    pen_left(&left, 16);
    left.room.w = rect.w * .6f;
    text_draw(painter, TEXT_LINE, left.room, name);
    widget_target(app, id, target, 0, 0, 8);
    target_does_at(app, wait_for, action);
    keys_say(app->keys.now[action], key);
    target_name(app, TR_SAID(tr("{1}: {2}"), name, key)); /* for who hears it */
    draw_key(app, choosing, action, row);
}

/* Rows that the focus goes to are brought into sight. */
static void follow_focus(struct choosing *choosing, int place, struct rect rows, float high)
{
    float top = high * (float)place;
    if (top < choosing->scroll.at)
        choosing->scroll.at = top;
    if (top + high > choosing->scroll.at + rows.h)
        choosing->scroll.at = top + high - rows.h;
}

static void draw_rows(struct app *app, struct choosing *choosing, struct rect rows)
{
    struct painter *painter = &app->painter;
    float high = roundf(ROW * painter->layout.u), y;
    int place = 0;
    scroll_target(app, "rows", rows, &choosing->scroll);
    y = rows.y - scroll_begin(painter, rows, &choosing->scroll);
    for (int i = 0; i < keys_count(); i++) {
        if (keys_actions[i].section != choosing->section)
            continue;
        struct rect row = rect_make(rows.x, y + high * (float)place++, rows.w - 12, high);
        if (row.y >= rows.y - 1 && row.y + row.h <= rows.y + rows.h + 1)
            draw_row(app, choosing, i, row);
    }
    choosing->scroll.content = high * (float)place;
    scroll_end(painter, rows, &choosing->scroll);
}

static void draw(struct scene *scene, struct app *app)
{
    struct choosing *choosing = of(scene);
    const char *names[KEYS_SECTIONS];
    struct pen pen =
        widget_screen(app, 34, tr("Keys"), tr("Arrows, Enter, Esc and Tab can’t be changed."), 120);
    target_does(app, close);
    struct button all = button_to("button:reset", tr("Reset all"), NULL, 0, reset_all);
    all.look = app->settings.keys[0].action[0] ? BUTTON_SECONDARY : BUTTON_OFF;
    all.centred = true;
    for (int i = 0; i < KEYS_SECTIONS; i++)
        names[i] = tr(keys_section_name((enum keys_section)i));
    pen_bottom(&pen, 40);
    struct pen list = widget_pages(app, &pen, names, KEYS_SECTIONS, (int)choosing->section);
    target_does_each(app, "page", show_section, -1);
    pen_pad(&list, 10, 10);
    widget_button(app, pen_bottom(&list, 48), &all);
    pen = widget_panel(pen.painter, pen.room, names[choosing->section]);
    pen_top(&pen, 6);
    pen_bottom(&pen, 10);
    choosing->rows = pen.room;
    draw_rows(app, choosing, pen.room);
}

/* The place of an action among those of its section. */
static int place_of(int action)
{
    int place = 0;
    for (int i = 0; i < action; i++)
        place += keys_actions[i].section == keys_actions[action].section;
    return place;
}

/* Up and down go from row to row, also to those that are out of sight; page by page the list turns. */
static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct choosing *choosing = of(scene);
    int step = key->code == SDLK_DOWN ? 1 : key->code == SDLK_UP ? -1 : 0;
    int turn = key->code == SDLK_PAGEDOWN ? 1 : key->code == SDLK_PAGEUP ? -1 : 0;
    const char *action = target_after(app->input.focus, "key");
    int at = action ? keys_find(action) + step : -1;
    if (key->code == SDLK_ESCAPE && choosing->waits >= 0) {
        choosing->waits = -1;
        return scene;
    }
    if (turn)
        return show_section(scene, app, ((int)choosing->section + turn + KEYS_SECTIONS) % KEYS_SECTIONS);
    if (!step || !app->input.focus_visible || at < 0 || at >= keys_count() ||
        keys_actions[at].section != choosing->section)
        return NULL;
    follow_focus(choosing, place_of(at), choosing->rows, roundf(ROW * app->painter.layout.u));
    snprintf(app->input.focus, sizeof app->input.focus, "key:%s", keys_actions[at].id);
    return scene;
}

SCROLL_WHEEL(scroll, rows)

SCROLL_DRAG(scroll, rows)

static const struct scene_class keys_class = {.name = "keys",
                                              .clicks = true,
                                              .draw = draw,
                                              .key = key,
                                              .takes_keys = takes_keys,
                                              .drag = drag,
                                              .wheel = wheel};

struct scene *scene_keys(struct scene *under, struct app *app)
{
    struct choosing *choosing = SCENE_NEW(struct choosing, &keys_class, under);
    CHECK(under);
    (void)app;
    choosing->waits = -1;
    return &choosing->scene;
}

struct scene *scene_keys_by_name(struct app *app, struct scene *under, const char *name)
{
    struct scene *scene = scene_keys(under, app);
    if (strcmp(name, "keys"))
        of(scene)->section = KEYS_TABLE;
    if (strcmp(name, "keys-asked") == 0)
        of(scene)->waits = keys_find("kong");
    return scene;
}
