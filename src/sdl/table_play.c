/*
 * table_play.c: the course of play as the table shows it: whose move it is,
 * when the computer answers, when the curtain falls, what sounds.
 *
 * Rules never wait for the picture: a move is made at once in the session; the
 * animation follows with the events the seat at the screen may know.
 */
#include <string.h>

#include "ai/ai.h"
#include "sdl/audio.h"
#include "sdl/naming_say.h"
#include "sdl/scene_table.h"
#include "sdl/widgets.h"

enum { CATCH_UP = 400 /* moves made in one step when nothing is to be seen moving */ };

bool table_is_open(const struct table_scene *table)
{
    return !table->curtained && !table->forced && table->view.move_count > 0 && !anim_is_busy(&table->anim);
}

int table_hand(const struct table_scene *table, uint8_t tiles[HAND_MOST])
{
    if (table->view.seat == SEAT_NONE)
        return 0;
    return hand_list(&table->view.own.hand, tiles);
}

void table_forget_choice(struct table_scene *table)
{
    table->choice.riichi = table->choice.tenpai = table->choice.kong = table->choice.chow = false;
    table->choice.guess = 0;
    table->choice.selected = -1;
    table->choice.hover = TILE_NONE;
    table->palette.named = 0;
    memset(table->choice.keep, 0, sizeof table->choice.keep);
    table->drag_place = -1;
}

static void make_actions(struct table_scene *table, struct app *app)
{
    table->choice.confirm = app->settings.confirm_discard;
    table->choice.hints = app->settings.show_hints;
    table->words.beside = app->settings.customary_names;
    actions_make(&table->actions, &table->view, &table->words, &table->choice);
}

/* The person's seat that would sit at the screen, or -1 if only computers play. */
static bool is_person(const struct app *app, int seat)
{
    return !app->options.autoplay && session_setup(app->session)->players[seat].kind == PLAYER_PERSON;
}

void table_refresh(struct table_scene *table, struct app *app)
{
    bool onlooker = table->curtained;

    session_view(app->session, onlooker ? SEAT_NONE : table->near, &table->view);
    table->position = session_position(app->session);
    if (!is_person(app, table->near))
        table->view.move_count = 0; /* the computer plays for it */
    if (table->view.table.rules->suit_option)
        table->palette.suit = naming_suit(table->view.table.rules, table->view.table.options);
    struct move move;
    table->forced = table->view.move_count == 1 && session_forced(app->session, table->near, &move);
    make_actions(table, app);
}

static void sound_event(struct app *app, const struct event *event)
{
    static const int sounds[EVENT_KINDS + 1] = {
        [EVENT_REMOVE] = SOUND_TILE + 1,         [EVENT_DEAL] = SOUND_SHUFFLE + 1,
        [EVENT_KEEP] = SOUND_TILE + 1,           [EVENT_DRAW] = SOUND_DRAW + 1,
        [EVENT_REPLACEMENT] = SOUND_DRAW + 1,    [EVENT_RIICHI] = SOUND_CALL_RIICHI + 1,
        [EVENT_DISCARD] = SOUND_DISCARD + 1,     [EVENT_PUNG] = SOUND_CALL_PUNG + 1,
        [EVENT_KONG] = SOUND_CALL_KONG + 1,      [EVENT_REVEAL] = SOUND_TURN + 1,
        [EVENT_DUMMY_DISCARD] = SOUND_DUMMY + 1, [EVENT_TREASURE] = SOUND_TREASURE + 1,
        [EVENT_WIN] = SOUND_CALL_WIN + 1,        [EVENT_CHOW] = SOUND_CALL_CHOW + 1,
        [EVENT_FLOWER] = SOUND_TILE + 1,         [EVENT_TENPAI] = SOUND_CALL_RIICHI + 1,
        [EVENT_LAY_DOWN] = SOUND_TILE + 1,       [EVENT_DORA] = SOUND_TURN + 1,
        [EVENT_GUESS] = SOUND_TILE + 1,          [EVENT_TURN] = SOUND_DRAW + 1,
        [EVENT_KINDS] = SOUND_DEAL + 1};

    if (sounds[event->kind])
        audio_play(app, (enum sound)(sounds[event->kind] - 1));
}

/* Hands the newest `count` events to the animation, with the view they led to. */
static void show_events(struct table_scene *table, struct app *app, int count)
{
    struct event events[EVENT_MOST];

    table_refresh(table, app);
    if (count > EVENT_MOST)
        count = EVENT_MOST;
    for (int i = 0; i < count; i++)
        events[i] = session_event(app->session, count - 1 - i, table->view.seat);
    anim_add(&table->anim, events, count, &table->view);
    table_tell_furiten(table, app, events, count);
    table->waiting = false;
    app_animate(app);
}

void table_play(struct table_scene *table, struct app *app, struct move move)
{
    struct error why = {0};
    int count = 0;

    if (!session_play(app->session, move, &count, &why)) {
        audio_play(app, SOUND_REFUSE);
        app_notice(app, "%s.", why.message);
        return;
    }
    if (move.kind == MOVE_PASS)
        audio_play(app, SOUND_CALL_PASS);
    const char *problem = session_save_problem(app->session);
    if (problem)
        app_notice(app, "%s", problem);
    table_forget_choice(table);
    show_events(table, app, count);
}

void table_time_up(struct table_scene *table, struct app *app)
{
    anim_finish(&table->anim);
    table_forget_choice(table);
    show_events(table, app, session_time_up(app->session));
}

/* True once `milliseconds` (at normal speed) have passed since this began to be waited for. */
static bool has_waited(struct table_scene *table, struct app *app, float milliseconds)
{
    float seconds = app_duration(app, milliseconds);

    if (!table->waiting) {
        table->waiting = true;
        table->since = app->now;
    }
    if (app->now - table->since >= seconds) {
        table->waiting = false;
        return true;
    }
    app_animate(app);
    return false;
}

/* Another person is asked than the one at the screen: the curtain falls first, and nothing of either is
 * drawn. */
static struct scene *lower_curtain(struct table_scene *table, struct app *app, int seat)
{
    table->curtained = true;
    table->next = seat;
    toast_clear(app); /* a notice may tell of the hand that is covered now */
    table_forget_choice(table);
    table_refresh(table, app);
    anim_show(&table->anim, &table->view, table->near);
    return scene_curtain(app, &table->scene, seat);
}

void table_lift_curtain(struct scene *scene, struct app *app)
{
    struct table_scene *table = (struct table_scene *)scene;

    table->curtained = false;
    table->near = table->next;
    table_refresh(table, app);
    anim_show(&table->anim, &table->view, table->near);
    table_tell_furiten_since(table, app);
    app_dirty(app);
}

/* The seat to move next: the one at the screen first, so that the computer never seems to have heard the
 * answer. */
static int next_asked(const struct table_scene *table, const struct app *app)
{
    unsigned asked = session_asked(app->session);

    if (asked >> table->near & 1)
        return table->near;
    for (int seat = 0; seat < SEAT_MOST; seat++)
        if (asked >> seat & 1)
            return seat;
    return SEAT_NONE;
}

static float thinking_time(const struct table_scene *table)
{
    switch ((enum phase)table->view.table.phase) {
    case PHASE_TURN: /* three others play before it is one's turn again */
        return table->view.table.seats == TABLE_SIDES ? 260 : 420;
    case PHASE_CLAIM:
        return 260;
    case PHASE_GUESS:
        return 1500;
    default:
        return 520;
    }
}

static struct scene *end_of_round(struct table_scene *table, struct app *app)
{
    if (!has_waited(table, app, 350))
        return &table->scene;
    bool counts = table->view.table.result.outcome == OUTCOME_WIN &&
                  !table->view.table.rules->declares_risk && app_duration(app, 1000) > 0;
    return counts ? scene_win(app, table) : scene_result(app);
}

static struct scene *advance_seat(struct table_scene *table, struct app *app, int seat, bool *moved)
{
    struct move forced;

    if (!is_person(app, seat)) {
        struct move move;
        table_think_begin(table, app, seat);
        if (has_waited(table, app, thinking_time(table)))
            table->think.waited = true;
        if (table->think.waited && table_think_end(table, app, &move)) {
            table_play(table, app, move);
            *moved = true;
        }
        return &table->scene;
    }
    if (seat != table->near || table->curtained)
        return has_waited(table, app, table->curtained ? 0 : 700) ? lower_curtain(table, app, seat)
                                                                  : &table->scene;
    if (session_forced(app->session, seat, &forced) && has_waited(table, app, 450)) {
        table_play(table, app, forced);
        *moved = true;
    }
    return &table->scene;
}

struct scene *table_advance(struct table_scene *table, struct app *app)
{
    struct scene *next = &table->scene;
    bool moved = true;

    if (table->still)
        return next;
    for (int i = 0; moved && i < CATCH_UP && !anim_is_busy(&table->anim); i++) {
        const struct result *result = &table->view.table.result;
        moved = false;
        if ((session_awaits_deal(app->session) || session_is_over(app->session)) &&
            result->outcome != OUTCOME_NONE)
            return end_of_round(table, app);
        if (session_awaits_deal(app->session)) {
            if (has_waited(table, app, 300)) {
                show_events(table, app, session_deal(app->session));
                moved = true;
            }
            continue;
        }
        int seat = next_asked(table, app);
        if (seat == SEAT_NONE)
            return next;
        next = advance_seat(table, app, seat, &moved);
        if (next != &table->scene)
            return next;
        while (app_duration(app, 1000) <= 0 && anim_is_busy(&table->anim)) {
            const struct event *event = anim_update(&table->anim, 0);
            (void)event; /* at once: nothing to hear either */
        }
    }
    return next;
}

bool table_step(struct table_scene *table, struct app *app, float dt)
{
    if (!anim_is_busy(&table->anim))
        return false;
    table->anim.scale = app_duration(app, 1000);
    table->anim.reduced = app_reduced(app);
    const struct event *event = anim_update(&table->anim, dt);
    if (event)
        sound_event(app, event);
    if (anim_flips(&table->anim, dt))
        audio_play(app, SOUND_TURN);
    if (anim_lands(&table->anim, dt))
        audio_play(app, SOUND_STICK);
    app_animate(app);
    return true;
}
