/*
 * table_comfort.c: see table_comfort.h.
 */
#include "sdl/table/table_comfort.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/app/audio.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/widgets.h"

enum toggle { TOGGLE_CLAIMS, TOGGLE_WIN, TOGGLE_RUNS, TOGGLE_ORDER, TOGGLE_SPEED, TOGGLES };

/* One toggle: what it is called and what it tells when it is off and on. */
static const struct {
    const char *id, *icon, *key_label, *name, *off, *on;
    SDL_Keycode key;
} toggles[TOGGLES] = {
    {"toggle:no-claims", "icons/no-claims", "X", "No claims",
     "Pass everything but a win by itself, until the round ends.",
     "Everything but a win is passed by itself, until the round ends.", SDLK_x},
    {"toggle:win-at-once", "icons/win-at-once", "A", "Win at once",
     "Declare a win by itself, until the round ends.", "A win is declared by itself, until the round ends.",
     SDLK_a},
    {"toggle:pass-runs", "icons/no-runs", "V", "Pass runs",
     "Pass tiles that would only make a run, until the round ends.",
     "Tiles that would only make a run are passed, until the round ends.", SDLK_v},
    {"toggle:order", "icons/order", "O", "Own order",
     "Sort nothing: tiles stay as they come, and you may arrange them.",
     "Tiles stay as they came. Drag one along the hand, or press Shift and an arrow.", SDLK_o},
    {"toggle:speed", NULL, "F", "Speed", "", "", SDLK_f},
};

static const char *const speed_icons[SPEED_COUNT] = {"icons/speed-slow", "icons/speed-normal",
                                                     "icons/speed-fast", "icons/speed-off"};
static const char *const speed_words[SPEED_COUNT] = {"slow", "normal", "fast", "off"};

static int speed_of(const struct app *app)
{
    return app->options.speed >= 0 ? app->options.speed : app->settings.speed;
}

/* What the mode can make use of. Where declaring is a risk, nothing is declared or passed for anyone. */
static bool is_offered(const struct table_scene *table, enum toggle which)
{
    const struct ruleset *rules = table->view.table.rules;

    if (which == TOGGLE_RUNS)
        return !rules->declares_risk && rules->claims & CLAIM_CHOW;
    return which == TOGGLE_ORDER || which == TOGGLE_SPEED || !rules->declares_risk;
}

static bool *flag_of(struct table_scene *table, enum toggle which)
{
    struct comfort *comfort = &table->comfort[table->near];

    switch (which) {
    case TOGGLE_CLAIMS:
        return &comfort->no_claims;
    case TOGGLE_WIN:
        return &comfort->win_at_once;
    case TOGGLE_RUNS:
        return &comfort->pass_runs;
    default:
        return NULL;
    }
}

static bool is_on(struct table_scene *table, const struct app *app, enum toggle which)
{
    const bool *flag = flag_of(table, which);

    return flag ? *flag : which == TOGGLE_ORDER && !app->settings.sort_hand;
}

/* --- what is done by itself ------------------------------------------------------------------------ */

static bool only_runs(const struct view *view)
{
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind != MOVE_CHOW && view->moves[i].kind != MOVE_PASS)
            return false;
    return view_find(view, MOVE_CHOW) != NULL;
}

bool table_comfort_move(const struct table_scene *table, struct move *move)
{
    const struct view *view = &table->view;
    const struct comfort *comfort = &table->comfort[table->near];
    const struct move *win = view_find(view, MOVE_WIN), *pass = view_find(view, MOVE_PASS);
    const struct move *does = NULL;

    if (table->still || table->bare || view->table.rules->declares_risk || view->seat == SEAT_NONE)
        return false;
    if (win && comfort->win_at_once)
        does = win;
    else if (!win && pass && view->table.phase == PHASE_CLAIM)
        does = comfort->no_claims || (comfort->pass_runs && only_runs(view)) ? pass : NULL;
    if (does)
        *move = *does;
    return does != NULL;
}

bool table_comfort_prompt(const struct table_scene *table, char *out, size_t size)
{
    const struct offer *offer = &table->view.table.offer;

    if (!table->automatic || anim_is_busy(&table->anim))
        return false;
    if (table->own_move.kind == MOVE_WIN)
        snprintf(out, size, "Win at once");
    else if (table->own_move.kind == MOVE_PASS)
        snprintf(out, size, "%s: %s goes by",
                 table->comfort[table->near].no_claims ? "No claims" : "Pass runs", tile_name(offer->tile));
    else
        return false;
    return true;
}

void table_comfort_reset(struct table_scene *table)
{
    memset(table->comfort, 0, sizeof table->comfort);
}

bool table_comfort_press(struct table_scene *table, struct app *app, const char *id)
{
    for (int i = 0; i < TOGGLES; i++) {
        if (strcmp(id, toggles[i].id) != 0 || !is_offered(table, (enum toggle)i))
            continue;
        bool *flag = flag_of(table, (enum toggle)i);
        if (flag)
            *flag = !*flag;
        if (i == TOGGLE_SPEED) {
            app->settings.speed = (speed_of(app) + 1) % SPEED_COUNT;
            app->options.speed = -1; /* the choice made here holds from now on */
        }
        if (i == TOGGLE_ORDER) {
            app->settings.sort_hand = !app->settings.sort_hand;
            table->orders[table->near].count = 0;
        }
        if (i >= TOGGLE_ORDER)
            app_settings_changed(app);
        audio_play(app, SOUND_BUTTON);
        table_take_anew(table, app);
        return true;
    }
    return false;
}

/* --- the strip ------------------------------------------------------------------------------------- */

static struct rect place_of(const struct table_scene *table, const struct app *app, int index)
{
    struct rect strip = table->layout.toggles;

    return table_pixels(app, rect_make(strip.x + (float)index * (strip.h + 10), strip.y, strip.h, strip.h));
}

/* The check on the corner tells what is on without its colour. */
static void draw_check(struct app *app, struct rect rect)
{
    float r = roundf(rect.w * .2f), x = rect.x + rect.w - r * .5f, y = rect.y + r * .5f;

    draw_disc(app, x, y, r + 1.2f * app->layout.u, 0, COLOUR_NIGHT_EDGE);
    draw_disc(app, x, y, r, 0, COLOUR_IVORY);
    draw_svg(app, "icons/check", rect_make(x - r * .75f, y - r * .75f, r * 1.5f, r * 1.5f),
             COLOUR_BRASS_TEXT);
}

static void draw_toggle(struct app *app, struct rect rect, const char *id, const char *icon, bool on)
{
    bool hot = input_is_hot(app, id), pressed = input_is_pressed(app, id);
    float pad = roundf(rect.w * .2f);
    struct box_style off = {.radius = 9,
                            .top = hot ? 0x17403ee0u : 0x07201fb3u,
                            .bottom = hot && !pressed ? 0x10302fe0u : 0x07201fb3u,
                            .stroke = hot ? COLOUR_ALPHA(COLOUR_BRASS, 220) : 0xffffff33u,
                            .stroke_width = hot ? 1.6f : 1};
    struct box_style lit = {.radius = 9,
                            .top = hot ? 0xfff0c0ffu : COLOUR_BRASS_HIGH,
                            .middle = hot ? COLOUR_BRASS_HIGH : COLOUR_BRASS_MID,
                            .bottom = COLOUR_BRASS_LOW,
                            .stroke = COLOUR_BRASS_EDGE,
                            .stroke_width = 1};

    draw_box(app, rect, on ? &lit : &off);
    draw_svg(app, icon, rect_inset(rect, pad, pad),
             on    ? COLOUR_BRASS_TEXT
             : hot ? COLOUR_PROMPT
                   : COLOUR_IVORY);
    if (on)
        draw_check(app, rect);
}

void table_comfort_draw(struct table_scene *table, struct app *app)
{
    bool closed = table->curtained || table->view.seat == SEAT_NONE;
    int place = 0;

    if (table->bare)
        return;
    for (int i = 0; i < TOGGLES; i++) {
        if (!is_offered(table, (enum toggle)i))
            continue;
        struct rect rect = place_of(table, app, place++);
        float before = app->alpha;
        app->alpha *= closed ? .45f : 1; /* whoever is covered shows nothing of what they have set */
        draw_toggle(app, rect, toggles[i].id,
                    i == TOGGLE_SPEED ? speed_icons[speed_of(app)] : toggles[i].icon,
                    is_on(table, app, (enum toggle)i) && !closed);
        app->alpha = before;
        target_add(app, toggles[i].id, rect, closed ? TARGET_OFF : 0u, toggles[i].key);
        if (!closed)
            widget_ring(app, toggles[i].id, rect, 9);
    }
}

void table_tip(struct app *app, struct rect anchor, const char *name, const char *key, const char *text)
{
    const struct layout *l = &app->layout;
    float u = l->u, pad = roundf(14 * u), wide = roundf(276 * u), edge = 12 * u;
    struct type head = type_make(TYPE_SERIF, 18, COLOUR_IVORY, TYPE_LEFT);
    struct type body = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float leading = type_leading(app, body, 19);
    int lines = type_count_lines(app, body, wide - 2 * pad, text);
    float high = roundf(36 * u + (float)lines * leading + 12 * u);
    bool right = anchor.x > l->wide * u / 2; /* there the buttons of the right column stay free */
    float x = right ? anchor.x + anchor.w - wide : anchor.x;
    struct rect box = rect_make(roundf(SDL_clamp(x, edge, l->wide * u - edge - wide)),
                                roundf(anchor.y + anchor.h + 8 * u), wide, high);
    struct box_style style = {.radius = 10,
                              .top = 0x0d3231fau,
                              .bottom = 0x082223fau,
                              .stroke = COLOUR_ALPHA(COLOUR_BRASS, 170),
                              .stroke_width = 1.2f,
                              .shadow = COLOUR_SHADOW};

    if (box.y + box.h > l->high * u - edge)
        box.y = roundf(anchor.y - 8 * u - high);
    draw_box(app, box, &style);
    float cap = draw_key_cap(app, box.x + box.w - pad, box.y + 21 * u, key, false);
    type_draw_fit(app, head, box.x + pad, box.y + 27 * u, box.w - 2 * pad - cap - 8 * u, name);
    type_draw_wrapped(app, body, box.x + pad, box.y + 36 * u + leading * .75f, box.w - 2 * pad, 19, lines,
                      text);
}

static bool is_pointed_at(const struct app *app, const char *id)
{
    return input_is_hot(app, id) || input_is_focused(app, id);
}

void table_comfort_draw_tip(struct table_scene *table, struct app *app)
{
    int place = 0;
    char name[40];

    if (table->bare)
        return;
    for (int i = 0; i < TOGGLES; i++) {
        if (!is_offered(table, (enum toggle)i))
            continue;
        struct rect rect = place_of(table, app, place++);
        bool on = is_on(table, app, (enum toggle)i), speed = i == TOGGLE_SPEED;
        if (!is_pointed_at(app, toggles[i].id))
            continue;
        snprintf(name, sizeof name, "%s: %s", toggles[i].name,
                 speed ? speed_words[speed_of(app)]
                 : on  ? "on"
                       : "off");
        table_tip(app, rect, name, toggles[i].key_label,
                  speed ? "How fast tiles move and others play. Each click is the next: slow, normal, "
                          "fast, off."
                  : on  ? toggles[i].on
                        : toggles[i].off);
    }
    const struct target *hint = target_find(app, "button:hint");
    if (hint && is_pointed_at(app, hint->id))
        table_tip(app, hint->rect, "Hint", "H", "What the strongest opponent would do here, and why.");
}

/* --- the order of the own tiles -------------------------------------------------------------------- */

static bool is_arranged(const struct table_scene *table, const struct app *app)
{
    return !app->settings.sort_hand && table->view.seat != SEAT_NONE && !table->bare;
}

void table_order_follow(struct table_scene *table, struct app *app)
{
    bool arranged = is_arranged(table, app);
    uint8_t tiles[HAND_MOST];
    bool apart;

    table->layout.order = table->anim.layout.order = arranged ? &table->orders[table->near] : NULL;
    if (!arranged || anim_is_busy(&table->anim) || table->view.own.hand.size == 0)
        return;
    int count = picture_hand(&table->layout, &table->view, tiles, &apart);
    hand_order_set(&table->orders[table->near], tiles, count);
}

/* How many of the own tiles can be moved: the one drawn stands apart. */
static int movable(const struct table_scene *table)
{
    uint8_t tiles[HAND_MOST];
    bool apart;

    if (table->view.seat == SEAT_NONE)
        return 0;
    return picture_hand(&table->layout, &table->view, tiles, &apart) - apart;
}

bool table_order_can_move(const struct table_scene *table, int place)
{
    return place >= 0 && place < movable(table);
}

int table_order_place(const struct table_scene *table, const struct app *app, float x)
{
    int count = movable(table);
    float first = table_layout_hand(&table->layout, 0, false).x, u = app->layout.u;
    float pitch = count > 1 ? table_layout_hand(&table->layout, 1, false).x - first : 1;
    int place = (int)floorf((x / u - first) / pitch);

    if (!is_arranged(table, app) || count == 0)
        return -1;
    return SDL_clamp(place, 0, count - 1);
}

bool table_order_move(struct table_scene *table, struct app *app, int from, int to)
{
    if (!is_arranged(table, app) || from < 0 || to < 0 || from >= movable(table) || to >= movable(table))
        return false;
    hand_order_move(&table->orders[table->near], from, to);
    audio_play(app, SOUND_TILE);
    anim_show(&table->anim, &table->view, table->near);
    app_animate(app);
    return true;
}

bool table_order_key(struct table_scene *table, struct app *app, const struct scene_key *key)
{
    int step = key->code == SDLK_RIGHT ? 1 : key->code == SDLK_LEFT ? -1 : 0;
    const char *focus = app->input.focus, *colon = strrchr(focus, ':');
    char id[INPUT_ID];

    if (!step || !(key->modifiers & KMOD_SHIFT) || strncmp(focus, "hand:", 5) != 0 || !colon)
        return false;
    int place = SDL_atoi(colon + 1);
    if (table_order_move(table, app, place, place + step)) {
        snprintf(id, sizeof id, "%.*s:%d", (int)(colon - focus), focus, place + step);
        input_focus(app, id);
    }
    return true;
}

void table_order_draw(struct table_scene *table, struct app *app)
{
    if (table->drag_place < 0 || table->insert < 0 || table->insert == table->drag_place)
        return;
    struct rect tile = table_layout_hand(&table->layout, table->insert, false);
    float x = table->insert > table->drag_place ? tile.x + tile.w : tile.x;
    float u = app->layout.u;

    draw_line(app, roundf(x * u), tile.y * u, roundf(x * u), (tile.y + tile.h) * u, 4, COLOUR_BRASS_HIGH);
}
