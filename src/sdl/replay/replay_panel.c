/*
 * replay_panel.c: the controls of a replay, in the places of the table's actions, and what can be done with
 * its record: play on from here, copy it, save it (replay.h).
 */
#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/art/tip.h"
#include "sdl/replay/exports.h"
#include "sdl/replay/replay.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/pick.h"
#include "sdl/ui/widgets.h"
#include "session/archive/choices.h"
#include "session/archive/mjai.h"

SCENE_OF(struct replay)

/* --- the controls --------------------------------------------------------------------------------------- */

/* In units. */
enum { BAR_BELOW = 6 /* the buttons */, LEAP = 29 /* wide is a button beside the name of a leap */ };

enum control {
    CONTROL_PREVIOUS_ROUND,
    CONTROL_PREVIOUS_DECISION,
    CONTROL_PREVIOUS,
    CONTROL_PLAY,
    CONTROL_NEXT,
    CONTROL_NEXT_DECISION,
    CONTROL_NEXT_ROUND,
    CONTROL_SPEED,
    CONTROLS
};

/* The key is answered by the scene where the widget has none: arrows do not press targets. */
static const struct {
    const char *id, *icon;
    SDL_Keycode key;
    scene_action *does;
    scene_list_action *goes;
    int by;
    const char *name, *key_label, *tip;
} controls[CONTROLS] = {
    {"button:previous-round", "icons/previous", 0, NULL, replay_round, -1, N_("Previous round"), "↑",
     N_("To the deal of the previous round")},
    {"button:previous-decision", "icons/decision-back", 0, NULL, replay_decision, -1, N_("Previous decision"),
     N_("Page Up"), N_("To the previous decision of the player below")},
    {"button:previous", "icons/chevron-left", 0, NULL, replay_step, -1, N_("Previous step"), "←",
     N_("One move back")},
    {"button:play", "icons/play", SDLK_SPACE, replay_play, NULL, 0, N_("Play"), N_("Space"),
     N_("Plays automatically; press again to stop")},
    {"button:next", "icons/chevron-right", 0, NULL, replay_step, 1, N_("Next step"), "→", N_("One move on")},
    {"button:next-decision", "icons/decision-next", 0, NULL, replay_decision, 1, N_("Next decision"),
     N_("Page Down"), N_("To the next decision of the player below")},
    {"button:next-round", "icons/next", 0, NULL, replay_round, 1, N_("Next round"), "↓",
     N_("To the next deal")},
    {"button:speed", "icons/speed-slow", SDLK_s, replay_change_speed, NULL, 0, N_("Speed"), "S",
     N_("Playback speed")},
};

/* Where everything is, in units. */
struct panel {
    struct rect controls[CONTROLS];
    struct rect leaps[2]; /* between the buttons of a leap, for its name */
    struct rect bar, words, view, ask, actions, close;
    bool narrow; /* no room for words on the small buttons */
};

/* In Stage B the tally takes two of the places: everything is smaller in the rest. */
static struct panel make_narrow(struct rect tally)
{
    struct panel panel = {.narrow = true};
    float y = tally.y + tally.h + 7, x = tally.x, w = tally.w;
    for (int i = 0; i < CONTROLS; i++)
        panel.controls[i] = rect_column(rect_make(x, y, w, 34), i, CONTROLS, 3);
    panel.bar = rect_make(x, y + 34 + BAR_BELOW, w, 14);
    panel.words = rect_make(x, y + 62, w, 22);
    panel.view = rect_make(x, y + 84, w - 3 * 51 - 3, 48);
    panel.ask = rect_make(x + w - 3 * 48 - 6, y + 84, 48, 48);
    panel.actions = rect_make(x + w - 2 * 48 - 3, y + 84, 48, 48);
    panel.close = rect_make(x + w - 48, y + 84, 48, 48);
    return panel;
}

static struct panel make_wide(const struct table_layout *l)
{
    static const enum control steps[] = {CONTROL_PREVIOUS, CONTROL_PLAY, CONTROL_NEXT, CONTROL_SPEED};
    static const enum control back[] = {CONTROL_PREVIOUS_ROUND, CONTROL_PREVIOUS_DECISION},
                              on[] = {CONTROL_NEXT_ROUND, CONTROL_NEXT_DECISION};
    struct panel panel = {0};
    float x = l->actions[3].x, w = l->actions[3].w, y = l->actions[0].y;
    for (int i = 0; i < 4; i++)
        panel.controls[steps[i]] = rect_column(rect_make(x, y, w, 42), i, 4, 6);
    for (int i = 0; i < 2; i++) {
        float round = w * .44f; /* the shorter word */
        struct rect half = rect_make(i ? x + round + 10 : x, y + 48, i ? w - round - 10 : round, 42);
        panel.controls[back[i]] = rect_make(half.x, half.y, LEAP, half.h);
        panel.controls[on[i]] = rect_make(half.x + half.w - LEAP, half.y, LEAP, half.h);
        panel.leaps[i] = rect_inset(half, LEAP + 2, 0);
    }
    panel.bar = rect_make(x, y + 90 + BAR_BELOW, w, 18);
    panel.words = rect_make(x, y + 120, w, 24);
    panel.view = rect_make(x, y + 148, w - 60, 52);
    panel.ask = rect_make(x + w - 52, y + 148, 52, 52);
    panel.actions = rect_make(x, y + 207, (w - 8) / 2, 52);
    panel.close = rect_make(x + (w + 8) / 2, y + 207, (w - 8) / 2, 52);
    return panel;
}

static struct panel make_panel(struct replay *replay)
{
    struct table_layout l = replay->table->layout;

    table_layout_follow(&l, &replay->table->anim.shown.table, replay->table->near);
    return l.tally.w > 0 ? make_narrow(l.tally) : make_wide(&l);
}

static const char *speed_name(const struct app *app)
{
    static const char *const names[SPEED_COUNT] = {N_("slow"), N_("normal"), N_("fast"), N_("instant")};

    return tr(names[app_speed(app)]);
}

static const char *icon_of(const struct replay *replay, const struct app *app, enum control control)
{
    static const char *const speeds[SPEED_COUNT] = {"icons/speed-slow", "icons/speed-normal",
                                                    "icons/speed-fast", "icons/speed-off"};

    if (control == CONTROL_PLAY && replay->playing)
        return "icons/pause";
    return control == CONTROL_SPEED ? speeds[app_speed(app)] : controls[control].icon;
}

static void name_control(const struct replay *replay, const struct app *app, enum control control, char *name,
                         size_t size)
{
    if (control == CONTROL_SPEED)
        tr_say(name, size, tr("Speed: {1}"), speed_name(app));
    else
        tr_say(name, size, "{1}",
               control == CONTROL_PLAY && replay->playing ? tr("Pause") : tr(controls[control].name));
}

/* Says what the control that is pointed at does. */
static void tell_control(const struct replay *replay, struct app *app, enum control control,
                         struct rect place)
{
    char name[64];

    name_control(replay, app, control, name, sizeof name);
    tip_draw(&app->painter, place, name, tr(controls[control].key_label), tr(controls[control].tip));
}

static void draw_bar(const struct replay *replay, struct app *app, struct rect place)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, d = roundf(14 * u);
    int position = session_position(replay->session), length = session_length(replay->session);
    bool hot = input_is_hot(app, "bar") || input_is_pressed(app, "bar");
    struct rect track = {place.x, roundf(place.y + place.h / 2 - 2 * u), place.w, roundf(4 * u)};
    float x = place.x + d / 2 + (place.w - d) * (length ? (float)position / (float)length : 0);
    struct box_style knob = {.radius = 8,
                             .top = hot ? COLOUR_BRASS_HOT_HIGH : COLOUR_BRASS_HIGH,
                             .bottom = COLOUR_BRASS_LOW,
                             .stroke = COLOUR_ALPHA(COLOUR_BLACK, 96),
                             .stroke_width = 1};

    draw_fill(painter, track, COLOUR_ALPHA(COLOUR_BLACK, 102));
    draw_fill(painter, rect_make(track.x, track.y, x - track.x, track.h), COLOUR_BRASS);
    draw_box(painter, rect_make(roundf(x - d / 2), roundf(place.y + (place.h - d) / 2), d, d), &knob);
    if (place.h < TARGET_MIN) { /* grows up to the buttons, the rest down */
        place.y = fmaxf(place.y + place.h / 2 - TARGET_MIN / 2.f, place.y - BAR_BELOW * u + 1);
        place.h = TARGET_MIN;
    }
    target_add(app, "bar", place, TARGET_DRAG | TARGET_NO_FOCUS, 0);
}

int replay_bar_place(struct replay *replay, const struct painter *painter, float x)
{
    const struct panel panel = make_panel(replay);
    struct rect place = table_scene_pixels(painter, panel.bar);
    float d = roundf(14 * painter->layout.u), part = (x - place.x - d / 2) / fmaxf(place.w - d, 1);

    return (int)lroundf(SDL_clamp(part, 0, 1) * (float)session_length(replay->session));
}

static void draw_words(const struct replay *replay, struct app *app, struct rect place)
{
    struct painter *painter = &app->painter;
    struct type type = text_type(TEXT_NOTE);
    const char *step = TR_SAID(tr("Step {1} of {2}"), session_position(replay->session),
                               session_length(replay->session)),
               *speed = TR_SAID(tr("Speed: {1}"), speed_name(app));
    float y = roundf(place.y + (place.h + type_cap_height(painter, type)) / 2);
    float wide = type_draw(painter, type, place.x, y, step), room = place.w - wide - 16 * painter->layout.u;
    type.align = TYPE_RIGHT;
    if (type_fits(painter, type, room, speed))
        type_draw_fit(painter, type, place.x + place.w, y, room, speed);
}

static void draw_view(const struct replay *replay, struct app *app, const struct panel *panel)
{
    const struct words *words = &replay->table->words;
    const char *seen = replay->seen_by == VIEW_ALL    ? tr("All hands shown")
                       : replay->seen_by == VIEW_NONE ? tr("No hands shown")
                       : replay->seen_by == words->you
                           ? tr("As you see it")
                           : TR_SAID(tr("As {1} sees it"), words->names[replay->seen_by]);
    struct button view =
        button_to("button:view", seen, panel->narrow ? NULL : "V", SDLK_v, replay_change_view);
    widget_button(app, table_scene_pixels(&app->painter, panel->view), &view);
}

/* Opens a list of what can be done with the record and the place. */
static struct scene *replay_use(struct scene *scene, struct app *app);

static void draw_ways_out(struct app *app, const struct panel *panel)
{
    struct rect actions = table_scene_pixels(&app->painter, panel->actions),
                close = table_scene_pixels(&app->painter, panel->close);
    const struct button pair[] = {
        button_to("button:actions", tr("Use it"), "U", SDLK_u, replay_use),
        button_to("button:back", tr("Close"), tr("Esc"), SDLK_ESCAPE, replay_close)};

    if (panel->narrow) {
        widget_icon_button(app, actions, pair[0].id, "icons/menu", pair[0].key);
        target_does(app, pair[0].does);
        widget_icon_button(app, close, pair[1].id, "icons/close", pair[1].key);
        target_does(app, pair[1].does);
        if (input_tells(app, pair[0].id))
            tip_draw(&app->painter, actions, tr("Use it"), "U", tr("Play on from here, save, copy"));
        return;
    }
    actions.w = close.x + close.w - actions.x;
    widget_button_row(app, actions, 8 * app->painter.layout.u, pair, 2);
}

void replay_draw_panel(struct replay *replay, struct app *app)
{
    const struct panel panel = make_panel(replay);

    for (int i = 0; i < CONTROLS; i++) {
        widget_icon_button(app, table_scene_pixels(&app->painter, panel.controls[i]), controls[i].id,
                           icon_of(replay, app, (enum control)i), controls[i].key);
        target_does(app, controls[i].does);
        target_does_at(app, controls[i].goes, controls[i].by);
        char name[64];
        name_control(replay, app, (enum control)i, name, sizeof name);
        target_name(app, name);
    }
    for (int i = 0; i < 2 && !panel.narrow; i++) {
        struct rect place = table_scene_pixels(&app->painter, panel.leaps[i]);
        float met = fmaxf(app->painter.layout.target - LEAP * app->painter.layout.u, 0) /
                    2; /* how far a target reaches into it */
        place = rect_inset(place, met, 0);
        const char *name = i ? tr("Decision") : tr_in("a column", "Round");
        if (type_has_room(&app->painter, text_type(TEXT_NOTE), place.w, 1, name))
            text_draw(&app->painter, TEXT_NOTE | TEXT_CENTRE, place, name);
    }
    draw_bar(replay, app, table_scene_pixels(&app->painter, panel.bar));
    draw_words(replay, app, table_scene_pixels(&app->painter, panel.words));
    draw_view(replay, app, &panel);
    draw_ways_out(app, &panel);
    widget_ask(app, table_scene_pixels(&app->painter, panel.ask), replay_ask);
    for (int i = 0; i < CONTROLS; i++)
        if (input_tells(app, controls[i].id))
            tell_control(replay, app, (enum control)i, table_scene_pixels(&app->painter, panel.controls[i]));
}

/* --- what can be done with the record ------------------------------------------------------------------- */

/* Returns the level of a computer that takes over a person's seat. */
static uint8_t strongest_level(const struct setup *setup)
{
    int level = -1;

    for (int seat = 0; seat < setup->seats; seat++)
        if (setup->players[seat].kind == PLAYER_COMPUTER)
            level = SDL_max(level, setup->players[seat].level);
    return (uint8_t)(level < 0 ? AI_NORMAL : level);
}

/* Puts one person on that seat, computers on the others. The only person of a record changes places with the
 * player there, with name and level. */
static void seat_one(struct setup *setup, int seat)
{
    int only = setup_only_person(setup);
    uint8_t level = strongest_level(setup);

    if (only != SEAT_NONE && only != seat) {
        struct player person = setup->players[only];
        setup->players[only] = setup->players[seat];
        setup->players[seat] = person;
    }
    for (int i = 0; i < setup->seats; i++) {
        struct player *player = &setup->players[i];
        if (i != seat && player->kind != PLAYER_COMPUTER)
            player->level = level;
        player->kind = i == seat ? PLAYER_PERSON : PLAYER_COMPUTER;
    }
}

/* Several people share the screen, so nobody can be called "You". */
static void seat_all(struct setup *setup)
{
    for (int i = 0; i < setup->seats; i++) {
        setup->players[i].kind = PLAYER_PERSON;
        if (settings_is_no_name(setup->players[i].name))
            snprintf(setup->players[i].name, PLAYER_NAME, "%s", tr("Host"));
    }
}

static struct scene *play_on(struct scene *under, struct app *app, int index)
{
    const struct replay *replay = of(under);
    struct setup setup = *session_setup(replay->session);

    record_players(session_record(replay->session), session_position(replay->session), setup.players);
    if (index < setup.seats)
        seat_one(&setup, index);
    else
        seat_all(&setup);
    setup.practice = true;
    setup.practice_later = false;
    matches_play_on(app, session_record(replay->session), session_position(replay->session), &setup);
    return scene_table(app);
}

static void say_what_happens(const struct app *app, const struct ruleset *rules, char *out, size_t size)
{
    if (matches_has(app, rules))
        tr_say(out, size,
               tr("Your match of {1} stays as it is. This practice is separate: it isn’t saved, and ends "
                  "when you leave it."),
               tr(rules->name));
    else
        tr_say(
            out, size,
            tr("Starts a practice match from this position. It is saved like any other, but doesn’t count."));
}

static struct scene *ask_play_on(struct replay *replay, struct app *app)
{
    const struct setup *setup = session_setup(replay->session);
    const struct words *words = &replay->table->words;
    struct pick pick = {.answer = play_on, .chosen = -1};

    SDL_strlcpy(pick.title, tr("Play on from here"), sizeof pick.title);
    say_what_happens(app, setup->rules, pick.text, sizeof pick.text);
    for (int seat = 0; seat < setup->seats; seat++)
        pick_add(&pick,
                 seat == words->you ? tr("In your own seat")
                                    : TR_SAID(tr("In {1}’s seat"), words->names[seat]),
                 setup->seats > 2 ? tr("Against computers") : tr("Against the computer"));
    pick_add(&pick, setup->seats > 2 ? tr("Several players, one screen") : tr("Two players, one screen"),
             tr("A curtain falls between your turns"));
    return scene_pick(app, &replay->scene, &pick);
}

/* --- the list ----------------------------------------------------------------------------------- */

enum use { USE_PLAY_ON, USE_COPY, USE_SAVE, USE_MOVING, USE_STRIP, USE_LOG };

static struct scene *write_log(struct app *app, struct scene *under, const struct record *record)
{
    struct text text = {0};
    mjai_print(record, &text);
    struct scene *next = exports_write(app, under, &record->setup, "", MJAI_ENDING, text.data, text.size);
    text_deinit(&text);
    return next;
}

static struct scene *use(struct scene *under, struct app *app, int index)
{
    struct replay *replay = of(under);
    const struct record *record = session_record(replay->session);

    switch ((enum use)index) {
    case USE_PLAY_ON:
        return ask_play_on(replay, app);
    case USE_COPY:
        exports_copy_record(app, record);
        return under;
    case USE_SAVE:
        return exports_write_record(app, under, record);
    case USE_MOVING:
        return scene_making(app, under, record, session_position(replay->session), MAKING_MOVING);
    case USE_STRIP:
        return scene_making(app, under, record, session_position(replay->session), MAKING_STRIP);
    case USE_LOG:
        return write_log(app, under, record);
    }
    return under;
}

static void add(struct pick *pick, const char *label, const char *sub, SDL_Keycode key, const char *key_label,
                const char *why_not)
{
    struct pick_item *item = pick_add(pick, label, why_not ? why_not : sub);

    item->key = key;
    item->key_label = key_label;
    item->off = why_not != NULL;
}

static struct scene *replay_use(struct scene *scene, struct app *app)
{
    const struct replay *replay = of(scene);
    struct pick pick = {.answer = use, .chosen = -1};
    const char *refused = exports_refusal(app), *later = replay->guarded ? tr("Once it’s over") : NULL,
               *no_round = later ? later : refused;
    const struct record *record = session_record(replay->session);
    int begin, end;

    if (!no_round && !choices_round_bounds(record, session_position(replay->session), &begin, &end))
        no_round = tr("No round has been dealt here yet: skip to the first one");

    SDL_strlcpy(pick.title, tr("This match"), sizeof pick.title);
    add(&pick, tr("Play on from here"), tr("As practice, in any seat, against computers or on one screen"),
        SDLK_p, "P",
        session_is_over(replay->session) ? tr("The match is over here: go back to a point before its end")
                                         : later);
    add(&pick, tr("Copy the record"), tr("Copies its text to the clipboard"), SDLK_c, "C", NULL);
    add(&pick, tr("Save the record"), tr("As a file to keep or send"), SDLK_s, "S", refused);
    add(&pick, tr("This round as an animation"), tr("A GIF with all hands open"), SDLK_g, "G", no_round);
    add(&pick, tr("This round as a picture strip"), tr("A PNG of up to 12 pictures, each with its move"),
        SDLK_t, "T", no_round);
    if (mjai_fits(record->setup.rules))
        add(&pick, tr("Save as a riichi log"), tr("In mjai format, for other programs"), SDLK_r, "R",
            refused);
    return scene_pick(app, scene, &pick);
}
