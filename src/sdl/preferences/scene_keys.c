/*
 * scene_keys.c: which key does what, and another key for it.
 *
 * A row an action. Choosing one waits for the next key that is pressed, whatever it does elsewhere. Where
 * another action has it already, the two may change their keys.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"

struct choosing {
    struct scene scene;
    enum keys_section section;
    int waits;          /* the action whose key is asked for, or -1 */
    SDL_Keycode wanted; /* that was pressed, while a question is on the screen */
    struct scroll scroll;
};

enum { ROW = 46 /* units */, LIST = 232 };

SCENE_OF(struct choosing)

/* --- drawing ---------------------------------------------------------------------------------------------
 */

struct places {
    struct rect list, body, rows;
};

static struct places places_of(const struct layout *l)
{
    float x = l->margin + 16, high = l->high - 120 - 40, u = l->u;
    struct places out = {.list = layout_rect(l, x, 120, LIST, high),
                         .body = layout_rect(l, x + LIST + 20, 120, l->wide - 2 * x - LIST - 20, high)};
    out.rows = rect_make(out.body.x, roundf(out.body.y + 54 * u), out.body.w, roundf(out.body.h - 64 * u));
    return out;
}

static void name_of(int action, char *out, size_t size)
{
    const char *name = tr(keys_actions[action].name);
    SDL_Keycode key = keys_actions[action].key;
    if (key >= SDLK_1 && key <= SDLK_9)
        tr_say(out, size, name, (int)(key - SDLK_0));
    else
        snprintf(out, size, "%s", name);
}

/* The key at the right of a row, with the way back to the one it had from the beginning. */
static void draw_key(struct app *app, const struct choosing *choosing, int action, struct rect row)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, right = row.x + row.w - 62 * u, middle = row.y + row.h / 2;
    struct type asks = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_PROMPT, TYPE_RIGHT);
    char key[KEYS_WORDS], id[INPUT_ID];
    if (choosing->waits == action) {
        type_draw(painter, asks, right, middle + type_cap_height(painter, asks) / 2, tr("Press a key"));
        return;
    }
    keys_say(app->keys.now[action], key);
    struct caps caps = painter->caps;
    painter->caps.ask = NULL; /* the key itself, whatever is used just now */
    draw_key_cap(painter, right, middle, key, false);
    painter->caps = caps;
    if (app->keys.now[action] == keys_actions[action].key)
        return;
    float side = roundf(30 * u);
    snprintf(id, sizeof id, "reset:%s", keys_actions[action].id);
    widget_icon_button(app, rect_make(row.x + row.w - 24 * u - side, roundf(middle - side / 2), side, side),
                       id, "icons/undo", 0);
}

/* "Kong: K", for who hears it. */
static void name_row(struct app *app, int action, const char *name)
{
    char key[KEYS_WORDS], words[SPEAKER_SENTENCE];
    keys_say(app->keys.now[action], key);
    tr_say(words, sizeof words, tr("{1}: {2}"), name, key);
    target_name(app, words);
}

static void draw_row(struct app *app, const struct choosing *choosing, int action, struct rect row)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u;
    char id[INPUT_ID], name[80];
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT);
    snprintf(id, sizeof id, "key:%s", keys_actions[action].id);
    struct rect target = rect_make(row.x + roundf(10 * u), row.y + 1, row.w - roundf(64 * u), row.h - 2);
    struct box_style lit = {
        .radius = 8, .top = COLOUR_ALPHA(COLOUR_WHITE, 13), .bottom = COLOUR_ALPHA(COLOUR_WHITE, 13)};
    if (choosing->waits == action)
        draw_box(painter, target, &lit);
    if (input_is_hot(app, id))
        draw_box(painter, target, &lit);
    name_of(action, name, sizeof name);
    type_draw_fit(painter, type, row.x + 26 * u, row.y + row.h / 2 + type_cap_height(painter, type) / 2,
                  row.w * 0.6f, name);
    target_add(app, id, target, 0, 0);
    name_row(app, action, name);
    widget_ring(app, id, target, 8);
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
    struct painter *painter = &app->painter;
    struct places places = places_of(&painter->layout);
    float u = painter->layout.u;
    backdrop_draw_dim(painter, 34);
    widget_screen_head(app, tr("Keys"), tr("Arrows, Enter, Esc and Tab can’t be changed."));
    draw_panel(painter, places.list);
    for (int i = 0; i < KEYS_SECTIONS; i++) {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "page:%d", i + 1);
        widget_page_row(app,
                        rect_make(places.list.x, places.list.y + roundf(9 * u + 46 * u * (float)i),
                                  places.list.w, roundf(46 * u)),
                        id, tr(keys_section_name((enum keys_section)i)), i == (int)choosing->section);
    }
    struct button all = {.id = "button:reset",
                         .label = tr("Reset all"),
                         .look = app->settings.keys[0].action[0] ? BUTTON_SECONDARY : BUTTON_OFF,
                         .centred = true};
    widget_button(app,
                  rect_make(places.list.x + roundf(10 * u), places.list.y + places.list.h - roundf(58 * u),
                            places.list.w - roundf(20 * u), roundf(48 * u)),
                  &all);
    widget_panel(painter, places.body, tr(keys_section_name(choosing->section)));
    draw_rows(app, choosing, places.rows);
}

/* --- what is done ----------------------------------------------------------------------------------------
 */

static void keep(struct app *app)
{
    keys_write(&app->keys, &app->settings);
    app_settings_changed(app);
    audio_play(app, SOUND_BUTTON);
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

/* Somebody else has the key: they may change places. */
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

/* One of the fixed keys is no exchange for it. */
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
    }
    return true;
}

static void reset(struct app *app, int action)
{
    keys_swap(&app->keys, action, keys_actions[action].key);
    keep(app);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct choosing *choosing = of(scene);
    bool waited = choosing->waits >= 0;
    choosing->waits = -1;
    audio_play(app, SOUND_BUTTON);
    if (strcmp(id, "button:back") == 0)
        return waited ? scene : scene->under;
    if (strcmp(id, "button:reset") == 0) {
        keys_defaults(&app->keys);
        keep(app);
    } else if (target_after(id, "page")) {
        choosing->section = (enum keys_section)(target_number(id, "page") - 1);
        choosing->scroll.at = 0;
    } else if (target_after(id, "reset")) {
        reset(app, keys_find(target_after(id, "reset")));
    } else if (target_after(id, "key")) {
        choosing->waits = keys_find(target_after(id, "key"));
    }
    app_dirty(app);
    return scene;
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
    if (turn) {
        choosing->section =
            (enum keys_section)(((int)choosing->section + turn + KEYS_SECTIONS) % KEYS_SECTIONS);
        choosing->scroll.at = 0;
        choosing->waits = -1; /* what waited is out of sight */
        return scene;
    }
    if (!step || !app->input.focus_visible || at < 0 || at >= keys_count() ||
        keys_actions[at].section != choosing->section)
        return NULL;
    follow_focus(choosing, place_of(at), places_of(&app->painter.layout).rows,
                 roundf(ROW * app->painter.layout.u));
    snprintf(app->input.focus, sizeof app->input.focus, "key:%s", keys_actions[at].id);
    return scene;
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    scroll_wheel(app, &of(scene)->scroll, places_of(&app->painter.layout).rows, lines);
}

static struct scene *drag(struct scene *scene, struct app *app, const char *id, float x, float y, bool drop)
{
    (void)id, (void)x, (void)y, (void)drop;
    scroll_drag(app, &of(scene)->scroll, places_of(&app->painter.layout).rows);
    return scene;
}

static const struct scene_class keys_class = {.name = "keys",
                                              .draw = draw,
                                              .activate = activate,
                                              .key = key,
                                              .takes_keys = takes_keys,
                                              .drag = drag,
                                              .wheel = wheel};

struct scene *scene_keys(struct app *app, struct scene *under)
{
    struct choosing *choosing = SCENE_NEW(struct choosing, &keys_class, under);
    CHECK(under);
    (void)app;
    choosing->waits = -1;
    return &choosing->scene;
}

struct scene *scene_keys_by_name(struct app *app, struct scene *under, const char *name)
{
    struct scene *scene = scene_keys(app, under);
    if (strcmp(name, "keys"))
        of(scene)->section = KEYS_TABLE;
    if (strcmp(name, "keys-asked") == 0)
        of(scene)->waits = keys_find("kong");
    return scene;
}
