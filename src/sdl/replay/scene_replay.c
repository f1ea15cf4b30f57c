/*
 * scene_replay.c: a record on the table, forwards and backwards by step, decision and round, from any side or
 * with all hands open, also played automatically; with --screens, a picture of every step. It may be over any
 * scene, to which it returns.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/check.h"
#include "base/file.h"
#include "base/streams.h"
#include "base/tr.h"
#include "sdl/app/speaker.h"
#include "sdl/replay/replay.h"
#include "sdl/table/table_spoken.h"
#include "sdl/ui/scroll.h"
#include "session/archive/choices.h"

SCENE_OF(struct replay)

/* Returns the seat below, whose decisions the controls go to. */
static int replay_near(const struct replay *replay)
{
    return replay->seen_by < SEAT_MAX ? replay->seen_by : 0;
}

void replay_open_hands(const struct session *session, struct view *view)
{
    for (int seat = 1; seat < view->table.seats; seat++) {
        static struct view other; /* large */
        session_view(session, seat, &other);
        view->hands[seat] = other.own.hand;
        view->shown |= (uint8_t)(1u << seat);
    }
}

/* Fills in the view of the present position as `seen_by` allows it. */
static void replay_look(const struct replay *replay, struct view *view)
{
    session_view(replay->session, replay->seen_by == VIEW_NONE ? SEAT_NONE : replay_near(replay), view);
    view->move_count = 0;
    if (replay->seen_by == VIEW_ALL)
        replay_open_hands(replay->session, view);
}

void replay_words(const struct session *session, struct words *words)
{
    struct setup setup = *session_setup(session);
    int only = setup_only_person(&setup);

    record_players(session_record(session), session_position(session), setup.players);
    words_init(words, &setup);
    words->you = only != SEAT_NONE && settings_is_no_name(setup.players[only].name) ? only : SEAT_NONE;
}

/* Shows the present position at once. */
static void show(struct replay *replay, struct app *app)
{
    struct table_scene *table = replay->table;

    replay_words(replay->session, &replay->table->words);
    table->near = replay_near(replay);
    replay_look(replay, &table->view);
    anim_show(&table->anim, &table->view, table->near);
    app_animate(app);
}

static void forward(struct replay *replay, struct app *app)
{
    struct event events[EVENT_MAX];
    struct table_scene *table = replay->table;

    if (session_position(replay->session) >= session_length(replay->session)) {
        replay->playing = false;
        return;
    }
    anim_finish(&table->anim);
    int count = session_forward(replay->session);
    replay_words(replay->session, &replay->table->words);
    for (int i = 0; i < count; i++)
        events[i] = session_event(replay->session, count - 1 - i, table->view.seat);
    replay_look(replay, &table->view);
    anim_add(&table->anim, events, count, &table->view);
    table_spoken_moved(table, app, count);
    app_animate(app);
}

/* Goes to a place of the record. */
static void replay_go_to(struct replay *replay, struct app *app, int position)
{
    session_go_to(replay->session, SDL_clamp(position, 0, session_length(replay->session)));
    show(replay, app);
    table_spoken_moved(replay->table, app, 1);
}

/* --- what its controls do ----------------------------------------------------------------------------- */

struct scene *replay_step(struct scene *scene, struct app *app, int by)
{
    struct replay *replay = of(scene);

    replay->playing = false;
    if (by > 0)
        forward(replay, app);
    else
        replay_go_to(replay, app, session_position(replay->session) + by);
    return scene;
}

struct scene *replay_round(struct scene *scene, struct app *app, int direction)
{
    struct replay *replay = of(scene);

    replay->playing = false;
    replay_go_to(
        replay, app,
        choices_round(session_record(replay->session), session_position(replay->session), direction));
    return scene;
}

/* Beyond the last decision to the end, before the first to the beginning. */
struct scene *replay_decision(struct scene *scene, struct app *app, int direction)
{
    struct replay *replay = of(scene);
    int length = session_length(replay->session);
    int place = choices_next(replay->choices, length, session_position(replay->session), replay_near(replay),
                             direction);

    replay->playing = false;
    replay_go_to(replay, app, place >= 0 ? place : direction > 0 ? length : 0);
    return scene;
}

struct scene *replay_play(struct scene *scene, struct app *app)
{
    struct replay *replay = of(scene);

    replay->playing = !replay->playing;
    if (session_position(replay->session) == session_length(replay->session))
        replay_go_to(replay, app, 0); /* again from the beginning */
    app_animate(app);
    return scene;
}

struct scene *replay_change_speed(struct scene *scene, struct app *app)
{
    app->pace = app->pace % SPEED_COUNT + 1;
    app_animate(app);
    return scene;
}

static bool may_see(const struct replay *replay, int seen_by)
{
    const struct setup *setup = session_setup(replay->session);

    if (seen_by < SEAT_MAX && seen_by >= setup->seats)
        return false;
    return !replay->guarded || seen_by == VIEW_NONE || seen_by == setup_only_person(setup);
}

struct scene *replay_ask(struct scene *scene, struct app *app)
{
    struct replay *replay = of(scene);
    struct view view;
    session_view(replay->session, replay_near(replay), &view);
    if (replay->seen_by == VIEW_NONE || !view.own.hand.size) {
        app_notice(app, tr("No hand is shown here."));
        return scene;
    }
    replay->playing = false;
    return scene_scorer_ask(app, scene, &view, &replay->table->words);
}

struct scene *replay_change_view(struct scene *scene, struct app *app)
{
    struct replay *replay = of(scene);

    replay->playing = false;
    do
        replay->seen_by = replay->seen_by == VIEW_NONE ? 0 : replay->seen_by + 1;
    while (!may_see(replay, replay->seen_by));
    show(replay, app);
    return scene;
}

struct scene *replay_close(struct scene *scene, struct app *app)
{
    return scene->under ? scene->under : app_first_scene(app);
}

/* --- the scene ---------------------------------------------------------------------------------------- */

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct replay *replay = of(scene);

    if (again)
        return;
    replay->pace_below = app->pace;
    app->pace = 0;
    app->pace = app_speed(app) + 1; /* that of the settings */
    replay->table = (struct table_scene *)scene_table_still(replay->session, 0);
    replay->table->use = TABLE_STUDIED;
    replay->table->scene.class->enter(&replay->table->scene, app, false);
    show(replay, app);
}

static void leave(struct scene *scene, struct app *app)
{
    struct replay *replay = of(scene);

    app->pace = replay->pace_below;
    if (replay->table)
        replay->table->scene.class->leave(&replay->table->scene, app);
    session_free(replay->session);
    free(replay->choices);
    free(scene);
}

/* "0001-east-discard-5m" for the entry just played. */
static void picture_name(const struct replay *replay, char *out, size_t size)
{
    int position = session_position(replay->session);
    char words[MOVE_TEXT] = "start";

    if (position > 0) {
        const struct entry *entry = &session_record(replay->session)->entries[position - 1];
        char move[MOVE_TEXT];
        if (entry->is_deal) {
            snprintf(words, sizeof words, "deal");
        } else {
            move_print(entry->move, move);
            snprintf(words, sizeof words, "%s-%.80s",
                     seat_name(entry->move.seat, session_setup(replay->session)->seats), move);
        }
    }
    for (char *at = words; *at; at++)
        if (*at == ' ')
            *at = '-';
    snprintf(out, size, "%04d-%s.png", position, words);
}

/* A picture of every step into the folder. */
static bool write_screens(struct replay *replay, struct app *app, struct error *why)
{
    if (!file_make_folder(app->command_line.screens, why))
        return false;
    for (int step = 0; step <= session_length(replay->session); step++) {
        char name[128], path[APP_PATH + 128];
        replay_go_to(replay, app, step);
        picture_name(replay, name, sizeof name);
        snprintf(path, sizeof path, "%s/%s", app->command_line.screens, name);
        if (!app_screenshot(app, path, why))
            return false;
    }
    return true;
}

/* Writes the pictures, then the program ends. */
static void finish_screens(struct replay *replay, struct app *app)
{
    struct error why;

    app->quit = true;
    app->failed = !write_screens(replay, app, &why);
    if (app->failed)
        streams_say("dueling-tigers: %s", why.message);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    static const float pauses[SPEED_COUNT] = {1.2f, 0.6f, 0.25f, 0.1f}; /* seconds to read each step */
    struct replay *replay = of(scene);

    if (app->command_line.screens) {
        finish_screens(replay, app);
        return scene;
    }
    if (table_scene_step(replay->table, app, dt) || !replay->playing)
        return scene;
    replay->wait += dt;
    app_animate(app);
    if (replay->wait > pauses[app_speed(app)] && !speaker_is_busy(app)) {
        replay->wait = 0;
        forward(replay, app);
    }
    return scene;
}

static void draw(struct scene *scene, struct app *app)
{
    struct replay *replay = of(scene);

    replay->table->scene.class->draw(&replay->table->scene, app);
    target_begin(app);
    replay_draw_panel(replay, app);
}

static struct scene *drag(struct scene *scene, struct app *app, const char *id, float x, float y, bool drop)
{
    struct replay *replay = of(scene);
    int place = replay_bar_place(replay, &app->painter, x); /* nothing else is dragged */

    (void)id;
    (void)y;
    (void)drop;
    replay->playing = false;
    if (place != session_position(replay->session))
        replay_go_to(replay, app, place);
    return scene;
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    int whole = scroll_whole_lines(&of(scene)->turned, lines);

    for (int i = 0; i < abs(whole); i++)
        replay_step(scene, app, whole > 0 ? -1 : 1);
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    static const struct {
        SDL_Keycode code;
        scene_list_action *does;
        int by;
    } keys[] = {{SDLK_RIGHT, replay_step, 1},        {SDLK_LEFT, replay_step, -1},
                {SDLK_DOWN, replay_round, 1},        {SDLK_UP, replay_round, -1},
                {SDLK_PAGEDOWN, replay_decision, 1}, {SDLK_PAGEUP, replay_decision, -1}};
    struct replay *replay = of(scene);

    if (table_spoken_key(replay->table, app, pressed))
        return scene;
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (pressed->code == keys[i].code)
            return keys[i].does(scene, app, keys[i].by);
    if (pressed->code != SDLK_HOME && pressed->code != SDLK_END)
        return NULL;
    replay->playing = false;
    replay_go_to(replay, app, pressed->code == SDLK_HOME ? 0 : session_length(replay->session));
    return scene;
}

static void speak(struct scene *scene, struct app *app, enum speak what)
{
    table_spoken_study(of(scene)->table, app, what);
}

static const struct scene_class replay_class = {.name = "replay",
                                                .enter = enter,
                                                .leave = leave,
                                                .update = update,
                                                .draw = draw,
                                                .drag = drag,
                                                .wheel = wheel,
                                                .key = key,
                                                .speak = speak,
                                                .reads = true};

struct scene *scene_watch(struct app *app, struct scene *under, const struct record *record)
{
    struct replay *replay = SCENE_NEW(struct replay, &replay_class, under);

    replay->session = session_from_record(record);
    replay->choices = calloc((size_t)record->count + 1, 1);
    CHECK_MEMORY(replay->choices);
    choices_find(record, replay->choices);
    session_go_to(replay->session, choices_round(record, 0, 1)); /* the first deal is on the table */
    replay->guarded = !app->command_line.screens && setup_persons(&record->setup) && !record_is_over(record);
    replay->seen_by = replay->guarded ? VIEW_NONE : VIEW_ALL;
    if (replay->guarded && setup_only_person(&record->setup) != SEAT_NONE)
        replay->seen_by = setup_only_person(&record->setup);
    if (replay->guarded)
        app_notice(app, tr("This match isn’t over, so the other hands stay hidden."));
    return &replay->scene;
}

struct scene *scene_watch_round(struct app *app, struct scene *under, const struct record *record, int round)
{
    struct scene *scene = scene_watch(app, under, record);
    struct session *session = of(scene)->session;

    for (int i = 0; i < round; i++)
        session_go_to(session, choices_round(record, session_position(session), 1));
    return scene;
}
