/*
 * table_play.c: the course of play as the table shows it: whose move it is,
 * when the computer answers, when the curtain falls, what sounds.
 *
 * Rules never wait for the picture: a move is made at once in the session; the
 * animation follows with the events the seat at the screen may know.
 */
#include <math.h>
#include <string.h>

#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/app/speaker.h"
#include "sdl/art/backdrop.h"
#include "sdl/table/layout/composition.h"
#include "sdl/table/scene_table.h"
#include "sdl/table/table_cover.h"
#include "sdl/table/table_spoken.h"
#include "words/languages/languages.h"
#include "words/refusal_words.h"
#include "words/voices/voices.h"

enum {
    CATCH_UP = 400 /* moves made in one step when nothing is to be seen moving */,
    LAST_TILES = 10 /* ... of the wall, or the last third of a short one, have a sound of their own */
};

bool table_scene_is_open(const struct table_scene *table)
{
    return table->state == TABLE_ASKED && !anim_is_busy(&table->anim);
}

bool table_scene_is_curtained(const struct table_scene *table)
{
    return table->state == TABLE_CURTAINED;
}

bool table_scene_looks_on(const struct table_scene *table)
{
    return session_is_heard(table->session) && table->view.seat == SEAT_NONE;
}

bool table_scene_speaks(const struct table_scene *table, const struct app *app)
{
    return app->company && table->session == app->session && !table_scene_looks_on(table);
}

bool table_scene_is_bare(const struct table_scene *table)
{
    return table->use >= TABLE_LESSON;
}

bool table_scene_is_played(const struct table_scene *table)
{
    return table->use == TABLE_PLAYED || table->use == TABLE_LESSON;
}

int table_scene_hand_size(const struct table_scene *table)
{
    return table->view.seat == SEAT_NONE ? 0 : table->view.own.hand.size;
}

struct own_tile table_scene_own_tile(const struct table_scene *table, int place)
{
    struct own_tile own;
    char name[3];

    sprites_hand_key(&table->layout, &table->view, place, &own.tile);
    own.apart = table->view.own.drawn == own.tile && place == table->view.own.hand.size - 1;
    own.rect = table_layout_hand(&table->layout, place, own.apart);
    tile_print(own.tile, name);
    SDL_snprintf(own.id, sizeof own.id, "hand:%s:%d", name, place);
    return own;
}

void table_scene_forget_choice(struct table_scene *table)
{
    table->choice.riichi = table->choice.tenpai = table->choice.kong = table->choice.chow = false;
    table->choice.declaring = false;
    table->choice.guess = 0;
    table->just_marked[0] = '\0';
    table->choice.selected = -1;
    table->choice.hover = TILE_NONE;
    table->palette.named = 0;
    memset(table->choice.keep, 0, sizeof table->choice.keep);
    table->palette.quiet = false;
    table->drag_place = table->insert = -1;
}

static void keep_taught(struct actions *actions, unsigned untaught)
{
    for (int i = 0; i < TABLE_PLACES; i++) {
        struct action *action = &actions->list[i];
        bool kong = strncmp(action->id, "button:kong", 11) == 0,
             riichi = !strcmp(action->id, "button:riichi"), pass = !strcmp(action->id, "button:pass"),
             win =
                 action->verb == ACTION_MOVE && action->move.kind == MOVE_WIN && action->look == ACTION_BRASS;
        if ((kong && untaught & UNTAUGHT_KONG) || (riichi && untaught & UNTAUGHT_RIICHI))
            memset(action, 0, sizeof *action);
        if ((win && untaught & UNTAUGHT_POINTS) || (pass && untaught & UNTAUGHT_FURITEN))
            action->sub[0] = '\0';
    }
    if (untaught & UNTAUGHT_TURN)
        actions->hint[0] = '\0';
}

void table_scene_make_actions(struct table_scene *table)
{
    actions_make(&table->actions, &table->view, &table->words, &table->choice);
    if (table->untaught)
        keep_taught(&table->actions, table->untaught);
}

static void make_actions(struct table_scene *table, struct app *app)
{
    /* on a phone a tap lifts a tile and a second one discards it */
    table->choice.confirm = app->settings.confirm_discard || table->layout.shape != LAYOUT_DESK;
    table->choice.hints = app->settings.show_hints;
    table->choice.first = table->is_first && app->input.device == DEVICE_POINTER && !app->input.touched;
    table->choice.plans = table->view.table.phase == PHASE_DUMMY && table_plan_is_on(table, app);
    table->choice.marks = table_plan_marks_now(table);
    table->words.beside = app->settings.customary_names;
    table_scene_make_actions(table);
}

/* True if somebody at the screen sits there. */
static bool is_person(const struct table_scene *table, const struct command_line *command_line, int seat)
{
    return !command_line->autoplay && session_setup(table->session)->players[seat].kind == PLAYER_PERSON;
}

/* The names that a seat confirmed with its declaration are given when they are asked for. */
static bool names_ahead(const struct table_scene *table, int seat)
{
    return seat != SEAT_NONE && table->named[seat].kinds && table->view.table.phase == PHASE_NAME;
}

/* True if something is done for the person at the screen without asking them. */
static bool find_own_move(struct table_scene *table)
{
    if (names_ahead(table, table->view.seat)) {
        table->own_move = table->named[table->view.seat];
        return true;
    }
    if (table->guide)
        return table->guide->moves(table, table->near, &table->own_move);
    return table->view.move_count > 0 && table_auto_play_move(table, &table->own_move);
}

static enum table_state find_state(struct table_scene *table)
{
    if (table->state == TABLE_CURTAINED || table->state == TABLE_OVER)
        return table->state;
    if (find_own_move(table))
        return TABLE_AUTOMATIC;
    if (!table->guide && !table->cover.holds && table->view.move_count == 1 &&
        session_forced(table->session, table->near, &table->own_move))
        return TABLE_FORCED;
    return table->view.move_count > 0 && table->use != TABLE_STUDIED ? TABLE_ASKED : TABLE_WATCHED;
}

void table_scene_refuse(struct table_scene *table, struct app *app, const struct refusal *why)
{
    char reason[REFUSAL_WORDS];

    words_refusal(&table->words, why, reason, sizeof reason);
    audio_play(app, SOUND_REFUSE);
    if (table->guide)
        table->guide->refuses(table, app, reason);
    else
        app_notice(app, tr("{1}."), reason);
}

/* Takes from the session the view that the cover allows now, and the seats that may answer. */
static void take_view(struct table_scene *table, const struct command_line *command_line)
{
    session_view(table->session, table_scene_is_curtained(table) ? SEAT_NONE : table->near, &table->view);
    if (table->view.table.round != table->auto_play_round) {
        table_auto_play_reset(table);
        memset(table->orders, 0, sizeof table->orders);
        memset(table->marks, 0, sizeof table->marks);
        table->auto_play_round = table->view.table.round;
    }
    if (table->cover.holds)
        table_cover_view(table);
    table->position = session_position(table->session);
    if (!is_person(table, command_line, table->near))
        table->view.move_count = 0; /* the computer plays for it */
}

/* While there is motion at all. */
static bool is_tense(const struct table_scene *table, const struct app *app)
{
    const struct table *seen = &table->view.table;
    int whole = 2 * table_layout_stacks(seen->rules, seen->options);
    return table->use == TABLE_PLAYED && app_duration(app, 1) > 0 && seen->phase >= PHASE_TURN &&
           seen->phase <= PHASE_TREASURE && seen->wall <= LAST_TILES && seen->wall * 3 <= whole;
}

void table_scene_refresh(struct table_scene *table, struct app *app, enum table_picture picture)
{
    table->scene.hushed = table_cover_is_on(table, app);
    take_view(table, &app->command_line);
    if (table->layout.composition->begin)
        table->layout.composition->begin(table);
    table->state = find_state(table);
    table_order_follow(table, app);
    make_actions(table, app);
    if (picture == PICTURE_JUMPS || (picture == PICTURE_GOES_ON && !anim_is_busy(&table->anim)))
        anim_show(&table->anim, &table->view, table->near);
    table->since = NOT_WAITING;
    audio_tension(app, is_tense(table, app));
    app_animate(app);
}

/* Another player is heard from where their hand is; of two from their plate, as the hand is in the middle. */
static enum audio_place place_of(const struct table_scene *table, const struct event *event)
{
    const struct table_layout *layout = &table->layout;
    int side = event->kind == EVENT_DEAL || event->seat >= SEAT_MAX
                   ? TABLE_OWN
                   : sprites_side(&table->view.table, table->near, event->seat);
    struct rect at = layout->lane[side].w > 0 ? layout->lane[side] : layout->plate[side];
    float aside = at.x + at.w / 2 - layout->w / 2;
    if (side == TABLE_OWN)
        return AUDIO_HERE;
    return fabsf(aside) < layout->w / 8 ? AUDIO_ACROSS : aside < 0 ? AUDIO_LEFT : AUDIO_RIGHT;
}

static void sound_event(const struct table_scene *table, struct app *app, const struct event *event)
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

    char call[VOICES_NAME];

    if (!sounds[event->kind] || table_cover_mutes(table, app, event->kind))
        return;
    enum sound sound = (enum sound)(sounds[event->kind] - 1);
    if (app->settings.voices &&
        voices_recording(event, table->view.table.rules, language_spoken()->code, call))
        audio_call(app, sound, call, place_of(table, event));
    else
        audio_play_from(app, sound, place_of(table, event));
}

/* Hands the oldest `shown` of the newest `count` events to the animation, with the view they led to. */
static void show_events(struct table_scene *table, struct app *app, int count, int shown)
{
    struct event events[EVENT_MAX];

    table_scene_refresh(table, app, PICTURE_WAITS);
    if (shown > EVENT_MAX)
        shown = EVENT_MAX;
    for (int i = 0; i < shown; i++)
        events[i] = table_cover_event(table, session_event(table->session, count - 1 - i, table->view.seat));
    anim_add(&table->anim, events, shown, &table->view);
    table_scene_note_call(table, app, events, shown);
    table_spoken_events(table, app, events, shown);
    table_remarks_events(table, app, events, shown);
    table_scene_tell_furiten(table, app, events, shown);
    if (shown && events[shown - 1].kind == EVENT_ROUND_END && !table->guide && app_duration(app, 1000) > 0)
        app_prepare(app, &app->painter.layout, BACKDROP_RESULT);
}

/* The seat to move next: the one at the screen first, so that the computer never seems to have heard the
 * answer; but where all are asked, the player next in turn last, as they stay at the screen to play on. */
static int next_asked(const struct table_scene *table)
{
    unsigned asked = session_asked(table->session), last = 0;
    const struct table *seen = &table->view.table;

    if (seen->rules->declares_risk && seen->phase == PHASE_CLAIM && seen->seats > 2)
        last = 1u << table_next(seen, seen->offer.by);
    unsigned first = asked & ~last ? asked & ~last : asked;
    if (first >> table->near & 1)
        return table->near;
    for (int seat = 0; seat < SEAT_MAX; seat++)
        if (first >> seat & 1)
            return seat;
    return SEAT_NONE;
}

/* A computer's claim is thought of while the discard is still on its way. */
static void think_ahead(struct table_scene *table, const struct command_line *command_line)
{
    int seat = next_asked(table);
    if (table->view.table.phase == PHASE_CLAIM && seat != SEAT_NONE && !table->guide &&
        !is_person(table, command_line, seat))
        table_think_begin(table, seat);
}

/* A computer's pass would tell of its hand, and one of two people's of theirs; and where three sit at the
 * screen and are asked at once, in One Suit, who comes later would hear, by there being none, that somebody
 * declared. */
static bool passes_aloud(const struct table_scene *table, const struct app *app, int seat)
{
    bool by_turns = table->view.table.rules->declares_risk && table->view.table.seats > 2;
    return is_person(table, &app->command_line, seat) && !table_cover_is_on(table, app) &&
           !(by_turns && table_scene_is_hot_seat(table, app));
}

void table_scene_play(struct table_scene *table, struct app *app, struct move move)
{
    struct refusal why = {0};
    struct view before;
    int count = 0;

    if (table->use == TABLE_PUZZLE) {
        table->state = TABLE_ANSWERED;
        table->own_move = move;
        app_animate(app);
        return;
    }
    if (table->cover.holds && move.seat == table->near && table->view.table.phase == PHASE_CLAIM) {
        table_cover_answer(table, app, move);
        return;
    }
    if (table->guide && !table->guide->allows(table, app, move))
        return;
    if (table_plan_take(table, app, move))
        return;
    session_view(table->session, SEAT_NONE, &before);
    if (!session_play(table->session, move, &count, &why)) {
        table_scene_refuse(table, app, &why);
        return;
    }
    if (table->guide)
        table->guide->made(table, app, move);
    if (move.kind == MOVE_PASS && passes_aloud(table, app, move.seat))
        audio_play(app, SOUND_CALL_PASS);
    if (move.kind == MOVE_NAME)
        table->named[move.seat].kinds = 0;
    if (move.kind == MOVE_REMOVE && table_scene_is_hot_seat(table, app))
        table->state = TABLE_CURTAINED; /* nothing was hidden so far; now tiles are dealt */
    count += table_cover_answer_ahead(table, app);
    matches_tell_saving(app);
    table_scene_forget_choice(table);
    show_events(table, app, count, table_cover_hold(table, app, &before, count));
    think_ahead(table, &app->command_line);
}

void table_scene_time_up(struct table_scene *table, struct app *app)
{
    anim_finish(&table->anim);
    table_scene_forget_choice(table);
    table_cover_drop(table);
    int count = session_time_up(table->session);
    matches_tell_saving(app);
    show_events(table, app, count, count);
}

bool table_scene_has_waited(struct table_scene *table, struct app *app, float milliseconds)
{
    float seconds = app_duration(app, milliseconds);

    if (table->since == NOT_WAITING)
        table->since = app->now;
    if (app->now - table->since >= seconds) {
        table->since = NOT_WAITING;
        return true;
    }
    app_animate(app);
    return false;
}

void table_scene_sit_down(struct table_scene *table, struct app *app, int seat)
{
    table->state = TABLE_WATCHED;
    table->near = table->next = seat;
    table_scene_refresh(table, app, PICTURE_JUMPS);
}

static float thinking_time(const struct table_scene *table, const struct app *app)
{
    bool slow = app_speed(app) == SPEED_SLOW;

    switch ((enum phase)table->view.table.phase) {
    case PHASE_TURN:
        return slow && !table->layout.composition->swift ? 420 : 180;
    case PHASE_CLAIM:
        return 260;
    case PHASE_GUESS:
        return 1500;
    default:
        return slow ? 520 : 180;
    }
}

static struct scene *end_of_round(struct table_scene *table, struct app *app)
{
    bool won = table->view.table.result.outcome == OUTCOME_WIN;

    if (table->state == TABLE_OVER ||
        !table_scene_has_waited(table, app, won && app_speed(app) != SPEED_SLOW ? 0 : 350))
        return &table->scene;
    if (table->guide) {
        table->state = TABLE_OVER;
        return table->guide->ends(table, app);
    }
    bool counts = won && !table->view.table.rules->declares_risk && app_duration(app, 1000) > 0;
    return counts ? scene_win(app, table) : scene_result(app);
}

/* A computer that could claim and does not must not be known by anything, a pause or a sound: who discarded
 * would learn what it holds. It passes as soon as it knows, and what is waited for goes on being waited for.
 */
static bool pass_unnoticed(struct table_scene *table, struct app *app)
{
    struct move move;
    double since = table->since;

    if (table->view.table.phase != PHASE_CLAIM || !table_think_knows(table, app, &move) ||
        move.kind != MOVE_PASS)
        return false;
    table_think_stop(table);
    table_scene_play(table, app, move);
    table->since = since;
    return true;
}

/* Makes a computer's move once it is known and time has passed; false until then. */
static bool advance_computer(struct table_scene *table, struct app *app, int seat)
{
    struct move move;

    table_think_begin(table, seat);
    if (pass_unnoticed(table, app))
        return true;
    if (!table->think.waited && table_scene_has_waited(table, app, thinking_time(table, app)))
        table->think.waited = true;
    if (!table->think.waited || !table_think_end(table, app, &move))
        return false;
    table_scene_play(table, app, move);
    return true;
}

/* Hands the screen to another player: with the curtain, except before a deal, when nothing is hidden. */
static struct scene *call_seat(struct table_scene *table, struct app *app, int seat)
{
    if (table->view.table.phase == PHASE_REMOVE && table_scene_is_hot_seat(table, app)) {
        table_scene_sit_down(table, app, seat);
        return &table->scene;
    }
    return table_scene_has_waited(table, app, table_scene_is_curtained(table) ? 0 : 700)
               ? table_scene_lower_curtain(table, app, seat)
               : &table->scene;
}

static struct scene *advance_seat(struct table_scene *table, struct app *app, int seat, bool *moved)
{
    if (names_ahead(table, seat)) {
        table_scene_play(table, app, table->named[seat]);
        *moved = true;
        return &table->scene;
    }
    if (table->guide && table->state != TABLE_AUTOMATIC) {
        struct move move;
        *moved = table->guide->moves(table, seat, &move) &&
                 table_scene_has_waited(table, app, thinking_time(table, app));
        if (*moved)
            table_scene_play(table, app, move);
        return &table->scene;
    }
    if (!is_person(table, &app->command_line, seat)) {
        *moved = advance_computer(table, app, seat);
        return &table->scene;
    }
    if (seat != table->near || table_scene_is_curtained(table))
        return call_seat(table, app, seat);
    if ((table->state == TABLE_AUTOMATIC && table_scene_has_waited(table, app, TABLE_BY_ITSELF)) ||
        (table->state == TABLE_FORCED && table_scene_has_waited(table, app, 450))) {
        table_scene_play(table, app, table->own_move);
        *moved = true;
    }
    return &table->scene;
}

/* Without animation all is done at once: nothing to hear either. The speed may have been another when the
 * animation was last stepped. */
static void finish_at_once(struct table_scene *table, const struct app *app)
{
    if (app_duration(app, 1000) <= 0 && anim_is_busy(&table->anim))
        anim_finish(&table->anim);
}

/* Goes on to what was heard of a match that is played elsewhere; true if there is nothing else to do until
 * more comes. */
static bool hear(struct table_scene *table, struct app *app, bool *moved)
{
    struct session *session = table->session;
    bool again = session_position(session) == 0;
    int count = 0;

    if (session_position(session) == session_length(session))
        return session_is_over(session) && table->view.table.result.outcome == OUTCOME_NONE;
    do
        count = session_forward(session);
    while (again && session_position(session) < session_length(session));
    table_scene_forget_choice(table);
    if (again)
        table_scene_refresh(table, app, PICTURE_JUMPS);
    else
        show_events(table, app, count, count);
    finish_at_once(table, app);
    *moved = true;
    return true;
}

struct scene *table_scene_advance(struct table_scene *table, struct app *app)
{
    struct scene *next = &table->scene;
    bool moved = true;

    if (!table_scene_is_played(table) || table_back_is_shown(table))
        return next;
    for (int i = 0; moved && i < CATCH_UP && !anim_is_busy(&table->anim); i++) {
        const struct result *result = &table->view.table.result;
        moved = false;
        if (table->cover.holds) {
            next = table_cover_advance(table, app, &moved);
            if (next != &table->scene)
                return next;
            finish_at_once(table, app);
            continue;
        }
        if (session_is_heard(table->session) && hear(table, app, &moved))
            continue;
        if ((session_awaits_deal(table->session) || session_is_over(table->session)) &&
            result->outcome != OUTCOME_NONE)
            return end_of_round(table, app);
        if (session_awaits_deal(table->session)) {
            if (table_scene_has_waited(table, app, 300)) {
                int count = session_deal(table->session);
                matches_tell_saving(app);
                show_events(table, app, count, count);
                moved = true;
            }
            continue;
        }
        int seat = next_asked(table);
        if (seat == SEAT_NONE)
            return next;
        next = advance_seat(table, app, seat, &moved);
        if (next != &table->scene)
            return next;
        finish_at_once(table, app);
    }
    return next;
}

bool table_scene_step(struct table_scene *table, struct app *app, float dt)
{
    if (!anim_is_busy(&table->anim))
        return false;
    table->anim.scale = app_duration(app, 1000);
    table->anim.reduced = app_reduced(app);
    const struct event *event = anim_update(&table->anim, dt);
    if (event)
        sound_event(table, app, event);
    if (anim_flips(&table->anim, dt))
        audio_play(app, SOUND_TURN);
    if (anim_throws(&table->anim, dt))
        audio_play(app, SOUND_DICE);
    const struct event *landed = anim_lands(&table->anim, dt);
    if (landed)
        audio_play(app, landed->kind == EVENT_RIICHI ? SOUND_STICK : SOUND_TILE);
    app_animate(app);
    return true;
}
