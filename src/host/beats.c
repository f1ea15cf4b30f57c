/* beats.c: see beats.h. */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "host/beats.h"
#include "rules/fold/event_apply.h"
#include "wire/view_fields.h"

enum {
    ONLOOKER = SEAT_MAX,
    PAUSE_MIN = 600,
    PAUSE_MAX = 1200,
    COMPUTER_TIME = 700, /* length of a computer's turn */
    RECORD_PART = 30000, /* bytes */
    ENDS_MAX = 32        /* most results of earlier rounds in a welcome, which must stay short */
};

static int seat_of(int viewer)
{
    return viewer == ONLOOKER ? SEAT_NONE : viewer;
}

static int viewer_of(const struct line *line)
{
    return line->seat == SEAT_NONE ? ONLOOKER : line->seat;
}

/* Sets `*viewer`, which starts at -1, to the table's next viewer: the seats, then onlookers. False after
 * them. */
static bool next_viewer(const struct host *host, int *viewer)
{
    if (++*viewer == host_seats(host))
        *viewer = ONLOOKER;
    return *viewer <= ONLOOKER;
}

bool beats_is_person(const struct host *host, int seat)
{
    return host->setup.match.players[seat].kind == PLAYER_PERSON;
}

enum phase beats_phase(const struct host *host)
{
    struct view view;
    session_view(host->session, SEAT_NONE, &view);
    return (enum phase)view.table.phase;
}

/* --- beats ---------------------------------------------------------------------------------------- */

/* True for a tile that somebody might claim, or use for a kong. */
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

/* Gives these viewers the session's current views. */
static void see_truth(const struct host *host, struct beat *beat, unsigned viewers)
{
    for (int viewer = -1; next_viewer(host, &viewer);)
        if (viewers >> viewer & 1)
            session_view(host->session, seat_of(viewer), &beat->views[viewer]);
}

void beats_add(struct host *host, int count, int mover)
{
    enum phase phase = beats_phase(host);
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
    if (answered && phase == PHASE_NAME) /* when a drawn hand has been passed, everybody names their waits */
        viewers = 1u << mover | session_asked(host->session);
    else if (answered && offered)
        viewers = 1u << mover;
    else if (beat->pauses)
        viewers = session_asked(host->session);
    see_truth(host, beat, viewers);
    end_beat(host, beat);
}

/* --- messages ------------------------------------------------------------------------------------- */

/* Adds the viewer's current view, and for a seat the question. */
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
    cJSON *message = message_new("events");
    cJSON_AddItemToObject(message, "list",
                          events_write(beat ? beat->events[viewer] : NULL, beat ? beat->count : 0));
    add_state(host, viewer, message, now);
    host_send(host, line, message);
}

void beats_send_state(struct host *host, const struct line *line, int64_t now)
{
    send_events(host, line, NULL, now);
}

/* Sends the record in parts of whole lines, because it can be longer than a message may be. */
void course_record(struct host *host, const struct line *line)
{
    struct text text = {0};
    if (!host->session || !host->course->told_over)
        return;
    record_print(session_record(host->session), &text);
    for (size_t from = 0, size; from < text.size; from += size) {
        size = text.size - from;
        for (size = size < RECORD_PART ? size : RECORD_PART; text.data[from + size - 1] != '\n';)
            size--;
        cJSON *message = message_new("record");
        char last = text.data[from + size];
        text.data[from + size] = '\0';
        cJSON_AddStringToObject(message, "record", text.data + from);
        text.data[from + size] = last;
        cJSON_AddBoolToObject(message, "first", from == 0);
        cJSON_AddBoolToObject(message, "last", from + size == text.size);
        host_send(host, line, message);
    }
    text_deinit(&text);
}

/* Adds the setup as a record without moves. It leaves the seed out, which would give away the wall. */
static void add_match(const struct host *host, cJSON *message)
{
    struct setup setup = *session_setup(host->session);
    struct record record;
    struct text text = {0};
    setup.seed = 0;
    record_init(&record, &setup);
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
    cJSON *message = message_new("welcome");
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
    course->ends = check_grow(course->ends, course->end_count, sizeof *course->ends);
    course->ends[course->end_count++] = *view;
}

/* Asks a seat, or withdraws the question. A seat without a choice isn't asked. */
static void ask(struct host *host, int seat, const struct view *view, int64_t now)
{
    struct chair *chair = &host->chairs[seat];
    struct move move;
    chair->asked = beats_is_person(host, seat) && view->table.asked &&
                   session_asked(host->session) >> seat & 1 && !session_forced(host->session, seat, &move);
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

void beats_send(struct host *host, int64_t now)
{
    struct course *course = host->course;
    struct beat *beat = course->first;
    course->first = beat->next;
    if (!course->first)
        course->last = &course->first;
    for (int viewer = -1; next_viewer(host, &viewer);)
        show(host, beat, viewer, now);
    if (events_have(beat->events[ONLOOKER], beat->count, EVENT_ROUND_END))
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
        if (events_have(events, count, EVENT_ROUND_END))
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

void beats_begin_again(struct host *host, int64_t now)
{
    rebuild(host, now);
    welcome_all(host, now);
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
    beats_begin_again(host, now);
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
