/*
 * scene_table.c: the table as a scene: how it comes, goes on from where the match stands, counts its time,
 * follows the window's size, lifts the tiles that are meant, and goes. What clicks and keys do is in
 * table_input.c.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/table/layout/composition.h"
#include "sdl/table/scene_table.h"
#include "sdl/table/table_spoken.h"

/* --- the clock of a match ------------------------------------------------------------------------------- */

enum clock_moment match_clock_moment(int minutes, int before, int after)
{
    const int due[] = {[CLOCK_FIRST_WARNING] = 50 * minutes,
                       [CLOCK_LAST_WARNING] = 55 * minutes,
                       [CLOCK_TIME_UP] = 60 * minutes};

    if (minutes <= 0)
        return CLOCK_NOTHING;
    if (after >= due[CLOCK_TIME_UP])
        return CLOCK_TIME_UP;
    for (int moment = CLOCK_LAST_WARNING; moment > CLOCK_NOTHING; moment--)
        if (before < due[moment] && after >= due[moment])
            return (enum clock_moment)moment;
    return CLOCK_NOTHING;
}

/* Only real seconds count in which the table is the top scene of the window in front: menus, pauses, curtains
 * and results stand above it or in its place. A window behind others may be covered, which no system tells.
 * The session saves the seconds with the next move. */
static const Uint64 LONGEST = 3000; /* milliseconds between two looks; more means the machine slept */

static bool is_seen(const struct app *app)
{
    return !app->away &&
           (!app->window || !(SDL_GetWindowFlags(app->window) & (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED)));
}

static void tell(struct table_scene *table, struct app *app, enum clock_moment moment)
{
    if (moment == CLOCK_NOTHING)
        return;
    audio_play(app, SOUND_WARNING);
    if (moment == CLOCK_TIME_UP) { /* its result says so */
        table_scene_time_up(table, app);
        return;
    }
    app_notice(app, moment == CLOCK_FIRST_WARNING ? tr("First warning: the match is running out of time.")
                                                  : tr("Last warning: the match ends soon."));
}

/* Counts the time at the table to now, warns, and ends the match when it is due. */
static void clock_run(struct table_scene *table, struct app *app)
{
    int minutes = setup_minutes(session_setup(table->session));
    Uint64 now = SDL_GetTicks64(), passed = table->clock_at ? now - table->clock_at : 0;

    if (!minutes || table->use != TABLE_PLAYED || app->command_line.autoplay ||
        session_is_over(table->session) || session_awaits_deal(table->session))
        return;
    table->clock_at = now;
    app_wake(app, 1);
    if (!is_seen(app) || passed > LONGEST)
        return;
    table->clock_rest += (int)passed;
    int before = session_elapsed(table->session), after = before + table->clock_rest / 1000;
    table->clock_rest %= 1000;
    if (after == before)
        return;
    session_set_elapsed(table->session, after);
    tell(table, app, match_clock_moment(minutes, before, after));
}

/* --- the scene ------------------------------------------------------------------------------------------ */

enum { BREATHS_A_SECOND = 20, BREATHS = 20 * BREATHS_A_SECOND };

SCENE_OF(struct table_scene)

/* The seat at the screen when the scene comes: the first person's, or the first of all where none plays. */
static int first_near(const struct session *session)
{
    int person = setup_first_person(session_setup(session));

    return person == SEAT_NONE ? 0 : person;
}

bool table_scene_is_hot_seat(const struct table_scene *table, const struct app *app)
{
    return bits_count(setup_persons(session_setup(table->session))) > 1 && !app->command_line.autoplay;
}

/* Returns how many of the newest events belong to a deal just made: it is shown being dealt. */
static int fresh_deal(const struct table_scene *table)
{
    for (int i = 0; i < EVENT_MAX; i++) {
        struct event event = session_event(table->session, i, SEAT_NONE);
        if (event.kind == EVENT_DEAL)
            return i + 1;
        if (event.kind != EVENT_DRAW && event.kind != EVENT_REPLACEMENT && event.kind != EVENT_FLOWER)
            return 0;
    }
    return 0;
}

/* If a deal is on the table already when the scene comes: begins from an empty one and deals. */
static void show_deal(struct table_scene *table)
{
    struct event events[EVENT_MAX];
    struct view empty = table->view;
    int count = table_scene_is_curtained(table) ? 0 : fresh_deal(table);

    if (!count)
        return;
    for (int i = 0; i < count; i++)
        events[i] = session_event(table->session, count - 1 - i, table->view.seat);
    empty.table.round = 0;
    empty.table.phase = PHASE_DEAL;
    empty.table.dummy.bonus[0] = empty.table.dummy.bonus[1] = empty.table.dummy.treasure = TILE_NONE;
    empty.table.discard_count = 0;
    memset(empty.table.flowers, 0, sizeof empty.table.flowers);
    anim_show(&table->anim, &empty, table->near);
    anim_add(&table->anim, events, count, &table->view);
}

void table_scene_forget_all(struct table_scene *table)
{
    table_scene_forget_choice(table);
    table_auto_play_reset(table);
    table_cover_drop(table);
    memset(table->named, 0, sizeof table->named);
}

/* An overlay was closed: settings may have changed, or moves may have been taken back in the pause. */
static void come_back(struct table_scene *table, struct app *app)
{
    bool moved = table->position != session_position(table->session);

    if (moved)
        table_scene_forget_all(table);
    table_scene_refresh(table, app, moved ? PICTURE_JUMPS : PICTURE_GOES_ON);
    if (moved)
        show_deal(table);
}

/* True in a round while nothing but tiles of the hand and claims is to be chosen, as views say. */
static bool needs_hand_only(const struct table_scene *table)
{
    const struct table *now = &table->view.table, *shown = &table->anim.shown.table;
    bool stages = session_setup(table->session)->rules->has_stages;
    bool turn = now->phase == PHASE_TURN || now->phase == PHASE_CLAIM;

    if (now->result.outcome != OUTCOME_NONE || shown->result.outcome != OUTCOME_NONE)
        return false;
    if (stages && (now->stage.attacker != SEAT_NONE || shown->stage.attacker != SEAT_NONE))
        return false; /* from a declaration on there is the second set */
    if (anim_is_busy(&table->anim))
        return table->layout.held; /* nothing jumps while it moves */
    return !table_scene_is_open(table) || (turn && !table->choice.declaring);
}

/* True on a phone whose player sees the table on a television: the hand is large here, the table small. */
static bool is_held(const struct table_scene *table, const struct app *app)
{
    return app->company && layout_is_phone(&app->painter.layout) && app->company->has_television(app) &&
           table->session == app->session && table->view.seat != SEAT_NONE && needs_hand_only(table);
}

static void lay_out(struct table_scene *table, struct app *app)
{
    const struct setup *setup = session_setup(table->session);
    const struct hand_order *order = table->layout.order;
    struct layout window = app->painter.layout;

    window.held = is_held(table, app);
    table_layout_init(&table->layout, &window, setup->rules, setup->options, setup->seats);
    table->layout.order = order;
    table->layout.seed = setup->seed;
    table->layout.dice = setup->rules->breaks_wall && app->settings.wall_dice && !table->layout.large;
}

/* Lays out the table again if the window has another size, or what is large has changed. */
static void follow_window(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table_layout *layout = &table->layout;

    if (layout->u == painter->layout.u && layout->w == painter->layout.wide &&
        layout->h == painter->layout.high && layout->shape == painter->layout.shape &&
        layout->large == painter->layout.large && layout->held == is_held(table, app))
        return;
    lay_out(table, app);
    anim_resize(&table->anim, &table->layout);
}

static void table_enter(struct scene *scene, struct app *app, bool again)
{
    struct table_scene *table = of(scene);

    lay_out(table, app);
    table->clock_at = 0; /* the clock stands until it runs again */
    if (again) {
        come_back(table, app);
        return;
    }
    words_init(&table->words, session_setup(table->session));
    table->is_first = table_scene_is_played(table) && !table->guide && matches_none_finished(app);
    table->anim.layout = table->layout;
    if (table_scene_is_played(table) && table_scene_is_hot_seat(table, app))
        table->state = TABLE_CURTAINED;
    if (table_scene_is_curtained(table))
        table_cover_resume(table, app);
    table_scene_refresh(table, app, PICTURE_JUMPS);
    if (table_scene_is_played(table))
        show_deal(table);
    table_remarks_greet(table, app);
}

static void table_leave(struct scene *scene, struct app *app)
{
    app->input.look = false;
    audio_tension(app, false);
    table_hint_end(of(scene));
    table_think_stop(of(scene));
    free(scene);
}

static bool is_lifted(const struct app *app, const char *id)
{
    return input_is_hot(app, id) || input_is_focused(app, id);
}

/* Moves a lift towards its goal; true while it is on its way. */
static bool ease_lift(const struct app *app, float *lift, float goal, float dt)
{
    float rate = app_reduced(app) || app_duration(app, 100) <= 0 ? 1 : 1 - expf(-dt * 22);

    if (fabsf(goal - *lift) < .3f) {
        bool moved = *lift != goal;
        *lift = goal;
        return moved;
    }
    *lift += (goal - *lift) * rate;
    return true;
}

static bool ease_hand(struct table_scene *table, struct app *app, float dt)
{
    uint8_t hover = TILE_NONE, hinted = table_hint_tile(table);
    bool moves = false, turn = table_scene_is_open(table) && table->view.table.phase == PHASE_TURN;
    int count = turn || table->choice.plans || table->choice.marks ? table_scene_hand_size(table) : 0;

    for (int i = 0; i < HAND_MAX; i++) {
        bool up = false;
        if (i < count) {
            struct own_tile own = table_scene_own_tile(table, i);
            /* a tile in the hand is the one meant, whatever it passes over */
            bool meant = table->drag_place >= 0 ? i == table->drag_place : is_lifted(app, own.id);
            up = meant || i == table->choice.selected || own.tile == hinted;
            if (own.tile == hinted)
                hinted = TILE_NONE; /* one of them is enough */
            if (meant)
                hover = own.tile;
        }
        moves |= ease_lift(app, &table->lifts[i], up && table->drag_place < 0 ? 16 : 0, dt);
    }
    bool keys = app->input.focus_visible;
    bool rests = hover != TILE_NONE && !keys && table->drag_place < 0 && !app->terms.tips.moved;
    char enter[KEYS_WORDS];
    input_key(app, SDLK_RETURN, enter);
    if (hover != table->choice.hover || keys != table->choice.keys || rests != table->choice.rests ||
        strcmp(enter, table->choice.enter) != 0) {
        table->choice.hover = hover;
        table->choice.keys = keys;
        table->choice.rests = rests;
        SDL_strlcpy(table->choice.enter, enter, sizeof table->choice.enter);
        table_scene_make_actions(table);
        app_dirty(app);
    }
    return moves;
}

static bool ease_row(struct table_scene *table, struct app *app, float dt)
{
    bool moves = false, dummy = table_scene_is_open(table) && table->view.table.phase == PHASE_DUMMY;
    int hinted = table_hint_row(table);

    for (int i = 0; i < DUMMY_MAX; i++) {
        bool up = dummy && (is_lifted(app, TARGET_ID("dummy", i)) || i == hinted);
        moves |= ease_lift(app, &table->row_lifts[i], up ? 10 : 0, dt);
    }
    table->breaths = dummy ? table->breaths + 1 : 0;
    if (dummy && !app->away && table->breaths < BREATHS && !app_reduced(app) && app_duration(app, 1) > 0)
        app_wake(app,
                 1.0f / BREATHS_A_SECOND); /* the glow breathes, for as long as somebody may be looking */
    return moves;
}

/* Returns what the player is asked now, as a number; 0: nothing. */
static int asked_now(const struct table_scene *table)
{
    return table_scene_is_open(table) ? 1 + table->view.table.phase + 16 * table->position : 0;
}

/* Notes since when the question on the table is asked: a click that comes too soon answers nothing
 * (table_input.c). */
static void note_asked(struct table_scene *table)
{
    int what = asked_now(table);

    if (what != table->asked_what)
        table->asked_at = SDL_GetTicks();
    table->asked_what = what;
}

Uint32 table_scene_asked_for(const struct table_scene *table)
{
    return asked_now(table) == table->asked_what ? SDL_GetTicks() - table->asked_at : 0;
}

/* What was dragged is gone or may not be discarded any more, or a file dropped on the window ended the drag:
 * it lies in its place again. */
static void drop_lost(struct table_scene *table, const struct input *input)
{
    if (!input->dragging)
        table->drag_place = table->insert = -1;
}

static struct scene *table_update(struct scene *scene, struct app *app, float dt)
{
    struct table_scene *table = of(scene);

    clock_run(table, app);
    drop_lost(table, &app->input);
    table_hint_update(table, app);
    table_back_follow(table);
    follow_window(table, app);
    bool hand_moves = ease_hand(table, app, dt);
    bool row_moves = ease_row(table, app, dt);
    if (table->layout.composition->update)
        table->layout.composition->update(table, app, dt);
    if (hand_moves || row_moves)
        app_animate(app);
    if (table_scene_is_open(table) && table->view.table.phase == PHASE_DUMMY)
        app_dirty(app);
    note_asked(table);
    if (table->called_until && SDL_GetTicks64() >= table->called_until) {
        table->called_until = 0;
        app_dirty(app);
    }
    table_spoken_step(table, app);
    table_remarks_step(table, app);
    if (table_scene_step(table, app, dt))
        return scene;
    table_order_follow(table, app);
    return table_scene_advance(table, app);
}

static const char *sub_state(const struct table_scene *table)
{
    static const char *const names[] = {
        [PHASE_REMOVE] = "table-remove", [PHASE_KEEP] = "table-keep",         [PHASE_TURN] = "table-turn",
        [PHASE_CLAIM] = "table-claim",   [PHASE_TREASURE] = "table-treasure", [PHASE_DUMMY] = "table-dummy",
        [PHASE_GUESS] = "duel-guess",    [PHASE_STAGE] = "duel-kong",         [PHASE_NAME] = "table-name"};
    enum phase phase = (enum phase)table->view.table.phase;

    if (!table_scene_is_open(table) || phase == PHASE_DEAL || phase == PHASE_OVER)
        return NULL;
    return table->choice.riichi || table->choice.tenpai ? "table-riichi" : names[phase];
}

static void draw(struct scene *scene, struct app *app)
{
    struct table_scene *table = of(scene);
    struct scene *whole = app->targets.scene; /* that this may be a part of */
    bool told = app->painter.told;

    follow_window(table, app);
    if (table->held && !app->input.held)
        table_scene_cover_up(table, app); /* also below an overlay */
    scene->alias = sub_state(table);
    target_belong(app, scene);
    app->painter.told |= app->top->class->reads; /* which tells of the table by words/spoken */
    table_scene_draw(table, app);
    app->painter.told = told;
    target_belong(app, whole);
}

static void table_reword(struct scene *scene, struct app *app)
{
    struct table_scene *table = of(scene);

    words_seat(&table->words, session_setup(table->session)->players);
    table_scene_refresh(table, app, PICTURE_GOES_ON);
}

static const struct scene_class table_class = {.name = "table",
                                               .seated = true,
                                               .phone = true,
                                               .enter = table_enter,
                                               .leave = table_leave,
                                               .update = table_update,
                                               .draw = draw,
                                               .reword = table_reword,
                                               .key = table_scene_key,
                                               .drag = table_scene_drag,
                                               .click = table_scene_click,
                                               .speak = table_spoken_speak};

static struct table_scene *make(struct session *session, int near)
{
    struct table_scene *table = SCENE_NEW(struct table_scene, &table_class, NULL);

    CHECK(session);
    table->session = session;
    table->near = table->next = near;
    table->choice.selected = -1;
    table->choice.hover = TILE_NONE;
    table->drag_place = table->insert = -1;
    table->anim.picked = -1;
    table->since = NOT_WAITING;
    return table;
}

struct scene *scene_table(struct app *app)
{
    struct table_scene *table = make(app->session, first_near(app->session));

    table->unpaid = 1;
    table_back_begin(table, app);
    return &table->scene;
}

struct scene *scene_table_still(struct session *session, int near)
{
    struct table_scene *table = make(session, near);

    table->use = TABLE_SHOWN;
    return &table->scene;
}
