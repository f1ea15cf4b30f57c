/*
 * course.c: the course of a match between friends: who must act, and what is sent when (host_inside.h).
 *
 * The session is always ahead of what the seats see. Each of its steps becomes beats, which are sent one
 * after another. A beat ends with each tile that somebody might claim, and the next one comes 0.6 to 1.2
 * seconds later, whether anybody can claim it or not. Until then those who are not asked have the view that
 * follows from the events alone, so that neither time nor content tells them who is asked. Where a beat
 * changes nothing for a viewer, nothing is sent.
 */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "host/host_inside.h"
#include "rules/fold/event_apply.h"
#include "wire/view_fields.h"

enum {
    VIEWERS = SEAT_MAX + 1, /* the seats, and onlookers */
    ONLOOKER = SEAT_MAX,
    PAUSE_MIN = 600,
    PAUSE_MAX = 1200,
    COMPUTER_TIME = 700, /* a computer's turn lasts that long */
    ROUND_EVENTS = 512,
    ENDS_MAX = 32 /* results of earlier rounds in a welcome, so that it stays short */
};

struct beat {
    struct beat *next;
    int count;
    struct event events[VIEWERS][EVENT_MAX]; /* as each of them may know them */
    bool pauses;
    struct view views[VIEWERS];
};

/* What a viewer knows. */
struct sight {
    struct view plain; /* before the first deal */
    struct view seen;  /* after the newest beat, sent or not */
    struct view sent;
    int number;                       /* of the newest message of events */
    struct event round[ROUND_EVENTS]; /* sent since the deal */
    int round_count;
};

struct course {
    struct sight sights[VIEWERS];
    struct beat *first, **last;
    int64_t next_at;   /* the next beat is not sent earlier */
    int64_t act_at;    /* a computer does not take its turn earlier */
    struct view *ends; /* an onlooker's view after each round */
    int end_count;
    int64_t played, played_at; /* milliseconds of play, counted up to that time */
    uint8_t undo_seat;         /* who asks to undo, or SEAT_NONE */
    bool told_over;
};

static int seat_of(int viewer)
{
    return viewer == ONLOOKER ? SEAT_NONE : viewer;
}

static int viewer_of(const struct line *line)
{
    return line->seat == SEAT_NONE ? ONLOOKER : line->seat;
}

/* Steps through the viewers of the table, from -1 on: its seats and onlookers. */
static bool next_viewer(const struct host *host, int *viewer)
{
    if (++*viewer == host_seats(host))
        *viewer = ONLOOKER;
    return *viewer <= ONLOOKER;
}

static bool is_person(const struct host *host, int seat)
{
    return host->setup.match.players[seat].kind == PLAYER_PERSON;
}

static enum phase phase_of(const struct host *host)
{
    struct view view;
    session_view(host->session, SEAT_NONE, &view);
    return (enum phase)view.table.phase;
}

/* --- beats ---------------------------------------------------------------------------------------- */

/* True for a tile that somebody might claim, or make a kong of. */
static bool may_be_answered(const struct event *event)
{
    return event->kind == EVENT_DISCARD || event->kind == EVENT_KONG_OFFERED || event->kind == EVENT_REVEAL ||
           event->kind == EVENT_DUMMY_DISCARD || event->kind == EVENT_TURN;
}

static struct beat *new_beat(const struct host *host, int from, int to, int all)
{
    struct beat *beat = calloc(1, sizeof *beat);
    CHECK_MEMORY(beat);
    beat->count = to - from;
    for (int viewer = -1; next_viewer(host, &viewer);) {
        struct event *events = beat->events[viewer];
        beat->views[viewer] = host->course->sights[viewer].seen;
        for (int i = 0; i < beat->count; i++) {
            events[i] = session_event(host->session, all - 1 - from - i, seat_of(viewer));
            event_apply(&beat->views[viewer], &events[i]);
        }
    }
    beat->pauses = beat->count && may_be_answered(&beat->events[ONLOOKER][beat->count - 1]);
    return beat;
}

static void end_beat(struct host *host, struct beat *beat)
{
    struct course *course = host->course;
    for (int viewer = -1; next_viewer(host, &viewer);)
        course->sights[viewer].seen = beat->views[viewer];
    *course->last = beat;
    course->last = &beat->next;
}

/* Gives these viewers the views that the session has. */
static void see_truth(const struct host *host, struct beat *beat, unsigned viewers)
{
    for (int viewer = -1; next_viewer(host, &viewer);)
        if (viewers >> viewer & 1)
            session_view(host->session, seat_of(viewer), &beat->views[viewer]);
}

/* Makes beats of the newest `count` events of the session, which `mover` caused. While others still have to
 * answer, only those who are asked, and who has just answered, see that. */
static void add_step(struct host *host, int count, int mover)
{
    enum phase phase = phase_of(host);
    bool offered = phase == PHASE_CLAIM || phase == PHASE_STAGE, answered = !count && mover != SEAT_NONE;
    int from = 0;
    for (int i = 0; i < count; i++) {
        struct event event = session_event(host->session, count - 1 - i, SEAT_NONE);
        if (!may_be_answered(&event) || (i == count - 1 && offered))
            continue;
        end_beat(host, new_beat(host, from, i + 1, count));
        from = i + 1;
    }
    struct beat *beat = new_beat(host, from, count, count);
    unsigned viewers = ~0u;
    if (answered && (offered || phase == PHASE_NAME))
        viewers = 1u << mover;
    else if (beat->pauses)
        viewers = session_asked(host->session);
    see_truth(host, beat, viewers);
    end_beat(host, beat);
}

/* --- messages ------------------------------------------------------------------------------------- */

/* What a viewer sees now, and the question to their seat. */
static void add_state(const struct host *host, int viewer, cJSON *message, int64_t now)
{
    const struct sight *sight = &host->course->sights[viewer];
    const struct chair *chair = viewer == ONLOOKER ? NULL : &host->chairs[viewer];
    cJSON_AddNumberToObject(message, "number", sight->number);
    cJSON_AddItemToObject(message, "view", view_write(&sight->sent, &sight->plain));
    if (!chair)
        return;
    cJSON_AddNumberToObject(message, "done", chair->done);
    if (chair->asked)
        cJSON_AddNumberToObject(message, "ask", chair->ask);
    if (chair->asked && host->setup.clock)
        cJSON_AddNumberToObject(message, "clock",
                                host->setup.clock - (double)((now - chair->asked_at) / 1000));
}

static void send_events(struct host *host, const struct line *line, const struct beat *beat, int64_t now)
{
    int viewer = viewer_of(line);
    cJSON *message = host_message("events");
    cJSON_AddItemToObject(message, "list",
                          events_write(beat ? beat->events[viewer] : NULL, beat ? beat->count : 0));
    add_state(host, viewer, message, now);
    host_send(host, line, message);
}

void course_record(struct host *host, const struct line *line)
{
    struct text text;
    if (!host->session || !host->course->told_over)
        return;
    cJSON *message = host_message("record");
    text_init(&text);
    record_print(session_record(host->session), &text);
    cJSON_AddStringToObject(message, "record", text_string(&text));
    text_deinit(&text);
    host_send(host, line, message);
}

/* The set-up as a record without moves and without the seed, which would tell the wall. */
static void add_match(const struct host *host, cJSON *message)
{
    struct setup setup = *session_setup(host->session);
    struct record record;
    struct text text;
    setup.seed = 0;
    record_init(&record, &setup);
    text_init(&text);
    record_print(&record, &text);
    cJSON_AddStringToObject(message, "match", text_string(&text));
    text_deinit(&text);
    record_deinit(&record);
}

static void add_ends(const struct host *host, cJSON *message)
{
    const struct course *course = host->course;
    cJSON *ends = cJSON_AddArrayToObject(message, "ends");
    int from = course->end_count > ENDS_MAX ? course->end_count - ENDS_MAX : 0;
    for (int i = from; i < course->end_count; i++)
        cJSON_AddItemToArray(ends, view_write(&course->ends[i], &course->sights[ONLOOKER].plain));
}

cJSON *course_welcome(struct host *host, const struct line *line, int64_t now)
{
    cJSON *message = host_message("welcome");
    cJSON_AddNumberToObject(message, "version", HOST_PROTOCOL);
    cJSON_AddStringToObject(message, "game", TIGERS_VERSION);
    if (line->seat == SEAT_NONE) {
        cJSON_AddNullToObject(message, "seat");
    } else {
        cJSON_AddNumberToObject(message, "seat", line->seat);
        cJSON_AddStringToObject(message, "token", host->chairs[line->seat].token);
    }
    if (!host->session)
        return message;
    const struct sight *sight = &host->course->sights[viewer_of(line)];
    add_match(host, message);
    add_ends(host, message);
    cJSON_AddItemToObject(message, "list", events_write(sight->round, sight->round_count));
    add_state(host, viewer_of(line), message, now);
    return message;
}

static void welcome_all(struct host *host, int64_t now)
{
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (host->lines[i].greeted)
            host_send(host, &host->lines[i], course_welcome(host, &host->lines[i], now));
}

/* --- sending beats -------------------------------------------------------------------------------- */

static void remember(struct sight *sight, const struct event *events, int count)
{
    for (int i = 0; i < count; i++) {
        if (events[i].kind == EVENT_DEAL)
            sight->round_count = 0;
        if (sight->round_count < ROUND_EVENTS)
            sight->round[sight->round_count++] = events[i];
    }
}

static void remember_end(struct course *course, const struct view *view)
{
    struct view *ends = realloc(course->ends, (size_t)(course->end_count + 1) * sizeof *ends);
    CHECK_MEMORY(ends);
    ends[course->end_count++] = *view;
    course->ends = ends;
}

static bool ends_round(const struct event *events, int count)
{
    for (int i = 0; i < count; i++)
        if (events[i].kind == EVENT_ROUND_END)
            return true;
    return false;
}

/* Opens the question to a seat, or closes it. A seat without a choice is not asked. */
static void ask(struct host *host, int seat, const struct view *view, int64_t now)
{
    struct chair *chair = &host->chairs[seat];
    struct move move;
    chair->asked = is_person(host, seat) && view->table.asked && session_asked(host->session) >> seat & 1 &&
                   !session_forced(host->session, seat, &move);
    if (!chair->asked)
        return;
    chair->ask++;
    chair->asked_at = now;
}

static void show(struct host *host, const struct beat *beat, int viewer, int64_t now)
{
    struct sight *sight = &host->course->sights[viewer];
    if (!beat->count && memcmp(&sight->sent, &beat->views[viewer], sizeof sight->sent) == 0)
        return;
    sight->sent = beat->views[viewer];
    sight->number++;
    remember(sight, beat->events[viewer], beat->count);
    if (viewer != ONLOOKER)
        ask(host, viewer, &sight->sent, now);
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (host->lines[i].greeted && viewer_of(&host->lines[i]) == viewer)
            send_events(host, &host->lines[i], beat, now);
}

static int64_t draw_pause(const struct host *host)
{
    uint16_t chance;
    host->setup.random(host->setup.context, &chance, sizeof chance);
    return PAUSE_MIN + chance % (PAUSE_MAX - PAUSE_MIN + 1);
}

static void send_beat(struct host *host, int64_t now)
{
    struct course *course = host->course;
    struct beat *beat = course->first;
    course->first = beat->next;
    if (!course->first)
        course->last = &course->first;
    for (int viewer = -1; next_viewer(host, &viewer);)
        show(host, beat, viewer, now);
    if (ends_round(beat->events[ONLOOKER], beat->count))
        remember_end(course, &beat->views[ONLOOKER]);
    if (beat->pauses)
        course->next_at = now + draw_pause(host);
    if (beat->count)
        course->act_at = now + COMPUTER_TIME;
    free(beat);
}

static void drop_beats(struct course *course)
{
    while (course->first) {
        struct beat *next = course->first->next;
        free(course->first);
        course->first = next;
    }
    course->last = &course->first;
}

/* --- beginning ------------------------------------------------------------------------------------ */

/* Finds what everybody knows by going through the record. */
static void rebuild(struct host *host, int64_t now)
{
    struct course *course = host->course;
    struct session *copy = session_from_record(session_record(host->session));
    drop_beats(course);
    course->end_count = 0;
    for (int viewer = -1; next_viewer(host, &viewer);) {
        session_view(copy, seat_of(viewer), &course->sights[viewer].plain);
        course->sights[viewer].round_count = 0;
    }
    while (session_position(copy) < session_position(host->session)) {
        int count = session_forward(copy);
        struct event events[EVENT_MAX];
        for (int viewer = -1; next_viewer(host, &viewer);) {
            for (int i = 0; i < count; i++)
                events[i] = session_event(copy, count - 1 - i, seat_of(viewer));
            remember(&course->sights[viewer], events, count);
        }
        struct view view;
        session_view(copy, SEAT_NONE, &view);
        if (ends_round(events, count))
            remember_end(course, &view);
    }
    session_free(copy);
    for (int viewer = -1; next_viewer(host, &viewer);) {
        struct sight *sight = &course->sights[viewer];
        session_view(host->session, seat_of(viewer), &sight->sent);
        sight->seen = sight->sent;
        sight->number++;
        if (viewer != ONLOOKER)
            ask(host, viewer, &sight->sent, now);
    }
}

void course_begin(struct host *host, int64_t now)
{
    struct course *course = calloc(1, sizeof *course);
    CHECK_MEMORY(course);
    host->course = course;
    course->last = &course->first;
    course->undo_seat = SEAT_NONE;
    course->act_at = course->played_at = now;
    course->played = 1000 * (int64_t)session_elapsed(host->session);
    rebuild(host, now);
    welcome_all(host, now);
}

void course_end(struct host *host)
{
    if (!host->course)
        return;
    drop_beats(host->course);
    free(host->course->ends);
    free(host->course);
    host->course = NULL;
}

/* --- undo ----------------------------------------------------------------------------------------- */

static void tell_all(struct host *host, const struct line *but, cJSON *message)
{
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (host->lines[i].greeted && &host->lines[i] != but)
            host_send(host, &host->lines[i], cJSON_Duplicate(message, true));
    cJSON_Delete(message);
}

static void tell_undo(struct host *host, const char *what)
{
    cJSON *message = host_message("undo");
    cJSON_AddNumberToObject(message, "seat", host->course->undo_seat);
    cJSON_AddStringToObject(message, "undo", what);
    tell_all(host, NULL, message);
}

static void end_undo(struct host *host, const char *what)
{
    if (host->course->undo_seat == SEAT_NONE)
        return;
    tell_undo(host, what);
    host->course->undo_seat = SEAT_NONE;
}

static bool all_agree(const struct host *host)
{
    for (int seat = 0; seat < host_seats(host); seat++)
        if (is_person(host, seat) && !host->chairs[seat].stands_in && !host->chairs[seat].agrees)
            return false;
    return true;
}

static void hear_undo(struct host *host, int seat, const char *what, int64_t now)
{
    struct course *course = host->course;
    bool asks = strcmp(what, "ask") == 0, agrees = strcmp(what, "yes") == 0;
    if (asks && course->undo_seat == SEAT_NONE && session_may_undo_of(host->session, seat)) {
        course->undo_seat = (uint8_t)seat;
        for (int i = 0; i < host_seats(host); i++)
            host->chairs[i].agrees = i == seat;
        tell_undo(host, "ask");
    } else if (course->undo_seat == SEAT_NONE || asks) {
        return;
    } else if (!agrees) {
        end_undo(host, "no");
    }
    host->chairs[seat].agrees = true;
    if (course->undo_seat == SEAT_NONE || !all_agree(host))
        return;
    session_undo_of(host->session, course->undo_seat);
    end_undo(host, "yes");
    rebuild(host, now);
    welcome_all(host, now);
}

/* --- moves ---------------------------------------------------------------------------------------- */

static bool play(struct host *host, struct move move)
{
    int count;
    if (!session_play(host->session, move, &count, NULL))
        return false;
    host->chairs[move.seat].asked = false;
    end_undo(host, "no");
    add_step(host, count, move.seat);
    return true;
}

static struct move choose(const struct host *host, int seat)
{
    struct move move;
    if (session_forced(host->session, seat, &move))
        return move;
    if (!is_person(host, seat))
        return session_think(host->session, seat, NULL);
    struct view view;
    struct rng rng;
    session_view(host->session, seat, &view);
    session_think_source(session_setup(host->session), session_position(host->session), seat, &rng);
    return ai_choose(AI_NORMAL, &view, &rng, NULL);
}

/* Returns when a computer moves for that seat, or INT64_MAX. */
static int64_t acts_at(const struct host *host, int seat)
{
    const struct course *course = host->course;
    const struct chair *chair = &host->chairs[seat];
    struct move move;
    if (!(session_asked(host->session) >> seat & 1))
        return INT64_MAX;
    if (!is_person(host, seat) || chair->stands_in || session_forced(host->session, seat, &move)) {
        bool turn = phase_of(host) != PHASE_CLAIM;
        return turn && course->act_at > course->next_at ? course->act_at : course->next_at;
    }
    return host->setup.clock && chair->asked ? chair->asked_at + 1000 * (int64_t)host->setup.clock
                                             : INT64_MAX;
}

static bool all_ready(const struct host *host)
{
    for (int seat = 0; seat < host_seats(host) && host->course->end_count; seat++)
        if (is_person(host, seat) && !host->chairs[seat].ready && !host->chairs[seat].stands_in)
            return false;
    return true;
}

static void deal(struct host *host)
{
    for (int seat = 0; seat < host_seats(host); seat++)
        host->chairs[seat].ready = false;
    add_step(host, session_deal(host->session), SEAT_NONE);
}

/* Returns when the match's own time is up, or INT64_MAX. */
static int64_t time_up_at(const struct host *host)
{
    int minutes = setup_minutes(session_setup(host->session));
    if (!minutes || session_awaits_deal(host->session) || session_is_over(host->session))
        return INT64_MAX;
    return host->course->played_at + 60000 * (int64_t)minutes - host->course->played;
}

/* The time of play: not that of results. */
static void count_time(struct host *host, int64_t now)
{
    struct course *course = host->course;
    if (!session_awaits_deal(host->session) && now > course->played_at)
        course->played += now - course->played_at;
    course->played_at = now;
    if (!session_is_over(host->session))
        session_set_elapsed(host->session, (int)(course->played / 1000));
}

static void tell_over(struct host *host)
{
    host->course->told_over = true;
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (host->lines[i].greeted)
            course_record(host, &host->lines[i]);
    seats_remove(host);
}

/* Does one thing that is due; false if nothing is. */
static bool act(struct host *host, int64_t now)
{
    struct course *course = host->course;
    if (course->first) {
        if (now < course->next_at)
            return false;
        send_beat(host, now);
        return true;
    }
    if (session_is_over(host->session)) {
        if (!course->told_over)
            tell_over(host);
        return false;
    }
    if (time_up_at(host) <= now) {
        add_step(host, session_time_up(host->session), SEAT_NONE);
        return true;
    }
    if (session_awaits_deal(host->session) && all_ready(host)) {
        deal(host);
        return true;
    }
    for (int seat = 0; seat < host_seats(host); seat++)
        if (acts_at(host, seat) <= now)
            return play(host, choose(host, seat));
    return false;
}

void course_tick(struct host *host, int64_t now)
{
    if (!host->session)
        return;
    count_time(host, now);
    while (act(host, now))
        ;
}

int64_t course_due(const struct host *host)
{
    const struct course *course = host->course;
    if (!host->session)
        return INT64_MAX;
    if (course->first)
        return course->next_at;
    if (session_is_over(host->session))
        return course->told_over ? INT64_MAX : 0;
    if (session_awaits_deal(host->session) && all_ready(host))
        return 0;
    int64_t due = time_up_at(host);
    for (int seat = 0; seat < host_seats(host); seat++)
        due = acts_at(host, seat) < due ? acts_at(host, seat) : due;
    return due;
}

/* --- what a guest says ---------------------------------------------------------------------------- */

static double number_of(const cJSON *message, const char *name)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(message, name);
    return cJSON_IsNumber(item) ? item->valuedouble : -1;
}

static int whole_of(const cJSON *message, const char *name)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(message, name);
    return cJSON_IsNumber(item) ? item->valueint : -1;
}

static const char *text_of(const cJSON *message, const char *name)
{
    const char *text = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(message, name));
    return text ? text : "";
}

/* Each move has a higher number than those before, so one that comes twice does nothing. One that does not
 * answer the question, or isn't legal, is answered with how things stand. */
static void hear_move(struct host *host, struct line *line, const cJSON *message, int64_t now)
{
    struct chair *chair = &host->chairs[line->seat];
    struct move move;
    double id = number_of(message, "id");
    if (!(id > chair->done))
        return;
    chair->done = id;
    bool answers = chair->asked && number_of(message, "ask") == chair->ask &&
                   move_parse(&move, line->seat, text_of(message, "action"), NULL) && play(host, move);
    if (!answers)
        send_events(host, line, NULL, now);
}

static void hear_phrase(struct host *host, const struct line *line, const cJSON *message)
{
    int phrase = whole_of(message, "phrase");
    if (phrase < 0 || phrase >= HOST_PHRASES)
        return;
    cJSON *told = host_message("phrase");
    cJSON_AddNumberToObject(told, "seat", line->seat);
    cJSON_AddNumberToObject(told, "phrase", phrase);
    tell_all(host, line, told);
}

static void hear_away(struct host *host, int seat, bool away)
{
    if (host->chairs[seat].away == away)
        return;
    host->chairs[seat].away = away;
    host->chairs[seat].stands_in &= away;
    host_tell_presence(host);
}

static void hear_ready(struct host *host, int seat, double round)
{
    struct view view;
    session_view(host->session, SEAT_NONE, &view);
    if (session_awaits_deal(host->session) && round == view.table.round)
        host->chairs[seat].ready = true;
}

/* What somebody at the table says once the match has begun. */
static void hear_player(struct host *host, struct line *line, const char *type, const cJSON *message,
                        int64_t now)
{
    if (strcmp(type, "move") == 0)
        hear_move(host, line, message, now);
    else if (strcmp(type, "ready") == 0)
        hear_ready(host, line->seat, number_of(message, "round"));
    else if (strcmp(type, "undo") == 0)
        hear_undo(host, line->seat, text_of(message, "undo"), now);
    else if (strcmp(type, "stand-in") == 0)
        host_stand_in(host, whole_of(message, "seat"), now);
}

void course_hear(struct host *host, struct line *line, const char *type, const cJSON *message, int64_t now)
{
    bool seated = line->seat != SEAT_NONE;
    if (strcmp(type, "resync") == 0)
        host_send(host, line, course_welcome(host, line, now));
    else if (strcmp(type, "alive") == 0)
        host_send(host, line, host_message("alive"));
    else if (strcmp(type, "bye") == 0)
        host_close_line(host, line);
    else if (strcmp(type, "phrase") == 0 && seated)
        hear_phrase(host, line, message);
    else if (seated && (strcmp(type, "away") == 0 || strcmp(type, "here") == 0))
        hear_away(host, line->seat, type[0] == 'a');
    else if (seated && host->session)
        hear_player(host, line, type, message, now);
}

void host_stand_in(struct host *host, int seat, int64_t now)
{
    (void)now;
    if (seat < 0 || seat >= host_seats(host) || !host->session || host_seat(host, seat).here)
        return;
    host->chairs[seat].stands_in = true;
    host_tell_presence(host);
}
