/*
 * table_auto_play.c: what the table does automatically for a player, and the strip of toggles for it; see
 * scene_table.h.
 */
#include <math.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/speaker.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/tip.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/spoken_widgets.h"
#include "sdl/ui/widgets.h"

enum toggle { TOGGLE_CLAIMS, TOGGLE_WIN, TOGGLE_RUNS, TOGGLE_DANGER, TOGGLE_ORDER, TOGGLE_SPEED, TOGGLES };

/* The icons of a first match have a column each, with their names in it, and stand higher: units. */
static const float COLUMNS_WIDE = 264, COLUMN_MOST = 56, NAMED_UP = 7;

/* One toggle: its name, and what its tip says when it is off and on. */
static const struct {
    const char *id, *icon, *key_label, *name, *off, *on;
    SDL_Keycode key;
} toggles[TOGGLES] = {
    {"toggle:no-claims", "icons/no-claims", "X", N_("No claims"),
     N_("Pass everything except a win automatically, until the round ends."),
     N_("Everything except a win is passed automatically until the round ends."), SDLK_x},
    {"toggle:win-at-once", "icons/win-at-once", "A", N_("Win automatically"),
     N_("Declare a win automatically, until the round ends."),
     N_("A win is declared automatically until the round ends."), SDLK_a},
    {"toggle:pass-runs", "icons/no-runs", "V", N_("Pass runs"),
     N_("Pass tiles that would only make a run, until the round ends."),
     N_("Tiles that would only make a run are passed automatically until the round ends."), SDLK_v},
    {"toggle:danger", "icons/danger", "B", N_("Danger"),
     N_("In practice: show on each tile how often it would deal in, and what that costs."),
     N_("At the foot of a tile: how often it would deal in. At its head: the points that costs."), SDLK_b},
    {"toggle:order", "icons/order", "O", N_("My order"),
     N_("Don’t sort: tiles stay as they come, and you can rearrange them."),
     N_("Tiles stay as they come. Drag one along the hand, or press Shift and an arrow."), SDLK_o},
    {"toggle:speed", NULL, "F", N_("Speed"), "", "", SDLK_f},
};

static const char *const speed_icons[SPEED_COUNT] = {"icons/speed-slow", "icons/speed-normal",
                                                     "icons/speed-fast", "icons/speed-off"};
static const char *const speed_words[SPEED_COUNT] = {N_("slow"), N_("normal"), N_("fast"), N_("instant")};

/* What the mode can make use of. Where declaring is a risk, nothing is declared or passed for anyone. */
static bool is_offered(const struct table_scene *table, enum toggle which)
{
    const struct ruleset *rules = table->view.table.rules;

    if (which == TOGGLE_RUNS)
        return !rules->declares_risk && rules->claims & CLAIM_CHOW;
    return which >= TOGGLE_DANGER || !rules->declares_risk;
}

static bool *flag_of(struct table_scene *table, enum toggle which)
{
    struct auto_play *auto_play = &table->auto_play[table->near];

    switch (which) {
    case TOGGLE_CLAIMS:
        return &auto_play->no_claims;
    case TOGGLE_WIN:
        return &auto_play->win_at_once;
    case TOGGLE_RUNS:
        return &auto_play->pass_runs;
    default:
        return NULL;
    }
}

static bool is_on(struct table_scene *table, const struct settings *settings, enum toggle which)
{
    const bool *flag = flag_of(table, which);

    if (which == TOGGLE_DANGER)
        return settings->show_danger && table_danger_is_allowed(table);
    return flag ? *flag : which == TOGGLE_ORDER && !settings->sort_hand;
}

/* --- automatic moves ------------------------------------------------------------------------------- */

static bool only_runs(const struct view *view)
{
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind != MOVE_CHOW && view->moves[i].kind != MOVE_PASS)
            return false;
    return view_find(view, MOVE_CHOW) != NULL;
}

bool table_auto_play_move(const struct table_scene *table, struct move *move)
{
    const struct view *view = &table->view;
    const struct auto_play *auto_play = &table->auto_play[table->near];
    const struct move *win = view_find(view, MOVE_WIN), *pass = view_find(view, MOVE_PASS);
    const struct move *does = NULL;

    if (table->use != TABLE_PLAYED || view->table.rules->declares_risk || view->seat == SEAT_NONE ||
        table_plan_marks_now(table))
        return false;
    if (win && auto_play->win_at_once)
        does = win;
    else if (!win && pass && view->table.phase == PHASE_CLAIM)
        does = auto_play->no_claims || (auto_play->pass_runs && only_runs(view)) ? pass : NULL;
    if (does)
        *move = *does;
    return does != NULL;
}

bool table_auto_play_decides(const struct table_scene *table, int seat)
{
    return table->auto_play[seat].no_claims && table->auto_play[seat].win_at_once;
}

bool table_auto_play_prompt(const struct table_scene *table, char *out, size_t size)
{
    const struct offer *offer = &table->view.table.offer;

    if (table->state != TABLE_AUTOMATIC || table->guide || anim_is_busy(&table->anim))
        return false; /* what a guide does for a learner is no toggle's */
    if (table->own_move.kind == MOVE_WIN)
        tr_say(out, size, tr("Win automatically"));
    else if (table->own_move.kind == MOVE_PASS)
        tr_say(out, size,
               table->auto_play[table->near].no_claims ? tr("No claims: {1} passed")
                                                       : tr("Pass runs: {1} passed"),
               words_tile(offer->tile));
    else
        return false;
    return true;
}

void table_auto_play_reset(struct table_scene *table)
{
    memset(table->auto_play, 0, sizeof table->auto_play);
}

/* "No claims: on" */
static void say_toggle(struct table_scene *table, const struct app *app, enum toggle which, char *out,
                       size_t size)
{
    tr_say(out, size, tr("{1}: {2}"), tr(toggles[which].name),
           which == TOGGLE_SPEED                 ? tr(speed_words[app_speed(app)])
           : is_on(table, &app->settings, which) ? tr("on")
                                                 : tr("off"));
}

/* By ear, where its key was pressed: what has the focus says it by its name. */
static void speak_toggle(struct table_scene *table, struct app *app, enum toggle which)
{
    char words[SPEAKER_SENTENCE];

    say_toggle(table, app, which, words, sizeof words);
    if (!input_is_hot(app, toggles[which].id) && !input_is_focused(app, toggles[which].id))
        speaker_say(app, words);
}

/* Turns a setting of all matches. */
static void turn_setting(struct table_scene *table, struct app *app, enum toggle which)
{
    if (which == TOGGLE_DANGER)
        app->settings.show_danger = !app->settings.show_danger;
    if (which == TOGGLE_SPEED) {
        app->settings.speed = (app_speed(app) + 1) % SPEED_COUNT;
        app->command_line.speed = -1; /* the choice made here holds from now on */
    }
    if (which == TOGGLE_ORDER) {
        app->settings.sort_hand = !app->settings.sort_hand;
        table->orders[table->near].count = 0;
    }
    app_settings_changed(app);
}

static struct scene *press(struct scene *scene, struct app *app, int index)
{
    struct table_scene *table = (struct table_scene *)scene;
    enum toggle which = (enum toggle)index;
    bool *flag = flag_of(table, which);

    if (which == TOGGLE_DANGER && !table_danger_is_allowed(table)) {
        audio_play(app, SOUND_REFUSE);
        app_notice(app, tr("Danger is shown only in practice matches."));
        return scene;
    }
    if (flag)
        *flag = !*flag;
    else
        turn_setting(table, app, which);
    audio_play(app, SOUND_BUTTON);
    table_scene_refresh(table, app, PICTURE_GOES_ON);
    speak_toggle(table, app, which);
    return scene;
}

/* --- the strip ------------------------------------------------------------------------------------- */

/* True if the icons have their names below them: in a player's first match, but in Stage B, where there is no
 * room. */
static bool is_named(const struct table_scene *table)
{
    return table->is_first && table->layout.slots.w <= 0;
}

/* Returns how far an icon is from the next one, in units. */
static float step_of(const struct table_scene *table)
{
    int count = 0;

    for (int i = 0; i < TOGGLES; i++)
        count += is_offered(table, (enum toggle)i);
    return is_named(table) ? fminf(COLUMNS_WIDE / (float)count, COLUMN_MOST) : table->layout.toggles.h + 10;
}

static struct rect place_of(const struct table_scene *table, const struct painter *painter, int index)
{
    struct rect strip = table->layout.toggles;
    bool named = is_named(table);
    float step = step_of(table), x = strip.x + (float)index * step + (named ? (step - strip.h) / 2 : 0);

    return table_scene_pixels(painter, rect_make(x, strip.y - (named ? NAMED_UP : 0), strip.h, strip.h));
}

/* Its name in words that are short enough for a column. */
static const char *brief_of(enum toggle which)
{
    switch (which) {
    case TOGGLE_CLAIMS:
        return tr_in("icon", "No claims");
    case TOGGLE_WIN:
        return tr_in("icon", "Auto win");
    case TOGGLE_RUNS:
        return tr_in("icon", "No runs");
    case TOGGLE_DANGER:
        return tr_in("icon", "Danger");
    case TOGGLE_ORDER:
        return tr_in("icon", "My order");
    default:
        return tr_in("icon", "Speed");
    }
}

/* Draws the name below its icon, as large as at an interface scale of 100 %: something is below it. */
static void draw_brief(const struct table_scene *table, struct painter *painter, enum toggle which,
                       struct rect place)
{
    const struct layout before = painter->layout;
    struct type type = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_IVORY, TYPE_CENTRE);
    float u = before.u;

    while (layout_lower(&painter->layout))
        ;
    float first = fmaxf(14 * u, type_cap_height(painter, type) + 4 * u);
    type_draw_wrapped(painter, type, place.x + place.w / 2, place.y + place.h + first,
                      (step_of(table) - 1) * u, 16, 2, brief_of(which));
    painter->layout = before;
}

/* The check on the corner shows that it is on to players who don't see the color. */
static void draw_check(struct painter *painter, struct rect rect)
{
    float r = roundf(rect.w * .2f), x = rect.x + rect.w - r * .5f, y = rect.y + r * .5f;

    draw_disc(painter, x, y, r + 1.2f * painter->layout.u, 0, COLOUR_SUNK);
    draw_disc(painter, x, y, r, 0, COLOUR_IVORY);
    draw_svg(painter, "icons/check", rect_make(x - r * .75f, y - r * .75f, r * 1.5f, r * 1.5f),
             COLOUR_BRASS_TEXT);
}

static void draw_toggle(struct app *app, struct rect rect, const char *id, const char *icon, bool on)
{
    struct painter *painter = &app->painter;
    bool hot = input_is_hot(app, id), pressed = input_is_pressed(app, id);
    float pad = roundf(rect.w * .2f);
    struct box_style off = {.radius = 9,
                            .top = hot ? COLOUR_ALPHA(COLOUR_HOT_HIGH, 224) : COLOUR_ALPHA(COLOUR_PANEL, 179),
                            .bottom = hot && !pressed ? COLOUR_ALPHA(COLOUR_HOT_LOW, 224)
                                                      : COLOUR_ALPHA(COLOUR_PANEL, 179),
                            .stroke = hot ? COLOUR_ALPHA(COLOUR_BRASS, 220) : COLOUR_ALPHA(COLOUR_WHITE, 51),
                            .stroke_width = hot ? 1.6f : 1};
    struct box_style lit = {.radius = 9,
                            .top = hot ? COLOUR_BRASS_HOT : COLOUR_BRASS_HIGH,
                            .middle = hot ? COLOUR_BRASS_HIGH : COLOUR_BRASS_MID,
                            .bottom = COLOUR_BRASS_LOW,
                            .stroke = COLOUR_BRASS_EDGE,
                            .stroke_width = 1};

    draw_box(painter, rect, on ? &lit : &off);
    draw_svg(painter, icon, rect_inset(rect, pad, pad),
             on    ? COLOUR_BRASS_TEXT
             : hot ? COLOUR_PROMPT
                   : COLOUR_IVORY);
    if (on)
        draw_check(painter, rect);
}

/* What the tip says of it. */
static void name_toggle(struct table_scene *table, struct app *app, enum toggle which)
{
    bool on = is_on(table, &app->settings, which);
    if (which == TOGGLE_SPEED)
        spoken_choice(app, tr(toggles[which].name), NULL, tr(speed_words[app_speed(app)]), false);
    else
        spoken_toggle(app, tr(toggles[which].name), on ? tr(toggles[which].on) : tr(toggles[which].off), on);
}

void table_auto_play_draw(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    bool closed = table_scene_is_curtained(table) || table->view.seat == SEAT_NONE;
    int place = 0;

    if (table_scene_is_bare(table) || table_scene_looks_on(table) || table->layout.toggles.w <= 0)
        return;
    for (int i = 0; i < TOGGLES; i++) {
        if (!is_offered(table, (enum toggle)i))
            continue;
        struct rect rect = place_of(table, painter, place++);
        float before = painter->alpha;
        bool barred = i == TOGGLE_DANGER && !table_danger_is_allowed(table);
        painter->alpha *= closed || barred ? .45f : 1; /* behind the curtain nobody sees what is set */
        draw_toggle(app, rect, toggles[i].id,
                    i == TOGGLE_SPEED ? speed_icons[app_speed(app)] : toggles[i].icon,
                    is_on(table, &app->settings, (enum toggle)i) && !closed);
        if (is_named(table))
            draw_brief(table, painter, (enum toggle)i, rect);
        painter->alpha = before;
        target_add(app, toggles[i].id, rect, TARGET_ASIDE | (closed ? TARGET_OFF : 0u), toggles[i].key);
        target_does_at(app, press, i);
        name_toggle(table, app, (enum toggle)i);
        if (!closed)
            widget_ring(app, toggles[i].id, rect, 9);
    }
}

void table_auto_play_draw_tip(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    char name[40];

    for (int i = 0; i < TOGGLES; i++) {
        const struct target *target = target_find(app, toggles[i].id);
        bool on = is_on(table, &app->settings, (enum toggle)i), speed = i == TOGGLE_SPEED;
        if (!target || !input_tells(app, target->id))
            continue;
        say_toggle(table, app, (enum toggle)i, name, sizeof name);
        tip_draw(
            painter, target->rect, name, toggles[i].key_label,
            speed ? tr("How fast tiles move and others play. Click to change: slow, normal, fast, instant.")
            : on  ? tr(toggles[i].on)
                  : tr(toggles[i].off));
    }
    const struct target *hint = target_find(app, "button:hint");
    if (hint && input_tells(app, hint->id))
        tip_draw(painter, hint->rect, tr("Hint"), "H",
                 tr("What the strongest opponent would do here, and why."));
}
