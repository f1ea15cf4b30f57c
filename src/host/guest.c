/* guest.c: see guest.h. */
#include "host/guest.h"

#include <stdlib.h>
#include <string.h>

#include <cjson/cJSON.h>

#include "base/check.h"
#include "host/host.h"
#include "session/json_memory.h"
#include "wire/view_fields.h"

enum {
    ALIVE_EVERY = 10000,
    DEAF_AFTER = 25000,
    PHRASES_KEPT = 8,
    EVENTS_MAX = 1024,
    STEPS_MAX = 20000,
    RECORD_MAX = 1 << 22 /* bytes */
};

struct letter {
    struct letter *next;
    char *bytes;
};

struct guest {
    struct guest_setup setup;
    enum guest_state state;
    enum refused refused;
    int seconds;
    uint8_t seat;
    struct session *session;
    bool taken;
    struct view plain; /* of its seat */
    struct guest_place places[SEAT_MAX];
    int place_count;
    double id, ask;             /* of its newest move, and of the newest question (-1: none) */
    double said_ask;            /* the question that the newest move answers */
    bool told_ready, was_ready; /* was_ready: for the next deal, before the line was lost */
    struct move said;
    int clock;
    struct text record_text; /* what came of it */
    struct record *record;   /* came, but not all steps have been seen */
    struct {
        uint8_t seat, phrase;
    } phrases[PHRASES_KEPT];
    int phrase_count;
    uint8_t undo_seat;
    enum undo_end undo_end;
    struct guest_table table;
    int64_t sent_at, heard_at;
    struct letter *first, **last, *given;
};

struct guest *guest_new(const struct guest_setup *setup)
{
    struct guest *guest = calloc(1, sizeof *guest);
    CHECK_MEMORY(guest);
    json_memory_check();
    guest->setup = *setup;
    guest->seat = guest->undo_seat = SEAT_NONE;
    guest->ask = guest->said_ask = -1;
    guest->clock = -1;
    guest->last = &guest->first;
    return guest;
}

/* --- what is sent --------------------------------------------------------------------------------- */

static void drop(struct letter *letter)
{
    if (letter)
        cJSON_free(letter->bytes);
    free(letter);
}

static void drop_all(struct guest *guest)
{
    while (guest->first) {
        struct letter *next = guest->first->next;
        drop(guest->first);
        guest->first = next;
    }
    guest->last = &guest->first;
}

static void drop_record(struct guest *guest)
{
    if (guest->record)
        record_deinit(guest->record);
    free(guest->record);
    guest->record = NULL;
}

void guest_free(struct guest *guest)
{
    if (!guest)
        return;
    drop_all(guest);
    drop(guest->given);
    drop_record(guest);
    text_deinit(&guest->record_text);
    if (!guest->taken)
        session_free(guest->session);
    free(guest);
}

static cJSON *message(const char *type)
{
    cJSON *made = cJSON_CreateObject();
    cJSON_AddStringToObject(made, "type", type);
    return made;
}

/* Takes the message. Without a line nothing is sent. */
static void post(struct guest *guest, cJSON *made)
{
    if (guest->state != GUEST_APART && guest->state != GUEST_REFUSED) {
        struct letter *letter = calloc(1, sizeof *letter);
        CHECK_MEMORY(letter);
        letter->bytes = cJSON_PrintUnformatted(made);
        *guest->last = letter;
        guest->last = &letter->next;
    }
    cJSON_Delete(made);
}

bool guest_next(struct guest *guest, const char **bytes, size_t *size)
{
    drop(guest->given);
    guest->given = guest->first;
    if (!guest->given)
        return false;
    guest->first = guest->given->next;
    if (!guest->first)
        guest->last = &guest->first;
    *bytes = guest->given->bytes;
    *size = strlen(guest->given->bytes);
    return true;
}

void guest_open(struct guest *guest, int64_t now)
{
    drop_all(guest);
    guest->state = GUEST_JOINING;
    guest->sent_at = guest->heard_at = now;
    cJSON *hello = message("hello");
    cJSON_AddNumberToObject(hello, "version", HOST_PROTOCOL);
    cJSON_AddStringToObject(hello, "game", TIGERS_VERSION);
    cJSON_AddStringToObject(hello, "name", guest->setup.name);
    if (guest->setup.token[0])
        cJSON_AddStringToObject(hello, "token", guest->setup.token);
    else if (guest->setup.code[0])
        cJSON_AddStringToObject(hello, "code", guest->setup.code);
    if (guest->setup.seat < SEAT_MAX)
        cJSON_AddNumberToObject(hello, "seat", guest->setup.seat);
    cJSON_AddBoolToObject(hello, "onlook", guest->setup.onlooks);
    post(guest, hello);
}

void guest_lost(struct guest *guest)
{
    drop_all(guest);
    if (guest->state != GUEST_REFUSED)
        guest->state = GUEST_APART;
}

static void send_move(struct guest *guest)
{
    char action[MOVE_TEXT];
    cJSON *made = message("move");
    move_print(guest->said, action);
    cJSON_AddNumberToObject(made, "id", guest->id);
    cJSON_AddNumberToObject(made, "ask", guest->said_ask);
    cJSON_AddStringToObject(made, "action", action);
    post(guest, made);
}

static void send_ready(struct guest *guest)
{
    struct view view;
    session_view(guest->session, SEAT_NONE, &view);
    cJSON *made = message("ready");
    cJSON_AddNumberToObject(made, "round", view.table.round);
    post(guest, made);
}

/* --- what is heard -------------------------------------------------------------------------------- */

static double number_of(const cJSON *object, const char *name, double otherwise)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
    return cJSON_IsNumber(item) ? item->valuedouble : otherwise;
}

static int whole_of(const cJSON *object, const char *name, int otherwise)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
    return cJSON_IsNumber(item) ? item->valueint : otherwise;
}

static int seat_in(const cJSON *object)
{
    int seat = whole_of(object, "seat", SEAT_NONE);
    return seat >= 0 && seat < SEAT_MAX ? seat : SEAT_NONE;
}

/* Adds a step of a message; false if its events or view are none of this match. */
static bool hear_step(struct guest *guest, const cJSON *object)
{
    static struct event events[EVENTS_MAX]; /* large */
    struct view view;
    int count =
        events_read(events, EVENTS_MAX, cJSON_GetObjectItemCaseSensitive(object, "list"), &guest->plain);
    if (count < 0 || session_length(guest->session) > STEPS_MAX ||
        !view_read(&view, cJSON_GetObjectItemCaseSensitive(object, "view"), &guest->plain))
        return false;
    guest->ask = number_of(object, "ask", -1);
    guest->clock = whole_of(object, "clock", -1);
    if (guest->ask == guest->said_ask && number_of(object, "done", 0) >= guest->id)
        guest->said_ask = -1; /* the host has had that answer, and still asks */
    session_hear(guest->session, events, count, &view, guest->ask >= 0);
    return true;
}

/* The rounds that are over, but for one that the newest view shows. */
static bool hear_ends(struct guest *guest, const cJSON *ends, int round)
{
    struct view plain, view;
    session_plain_view(guest->session, SEAT_NONE, &plain);
    for (const cJSON *end = cJSON_IsArray(ends) ? ends->child : NULL; end; end = end->next) {
        if (!view_read(&view, end, &plain))
            return false;
        struct event event = {EVENT_ROUND_END, view.table.result.winner, TILE_NONE, 0, SEAT_NONE, 0};
        if (view.table.round != round)
            session_hear(guest->session, &event, 1, &view, false);
    }
    return true;
}

/* True if its match is over and the session has the record already. */
static bool has_ended(const struct guest *guest)
{
    return guest->session && !session_is_heard(guest->session);
}

/* Makes the session; `*over`: it has been of this match, to the end. */
static bool begin_match(struct guest *guest, const cJSON *object, bool *over)
{
    struct record record;
    struct problem why;
    const char *text = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, "match"));
    if (!text || !record_parse(&record, text, &why))
        return false;
    *over = has_ended(guest) && strcmp(session_setup(guest->session)->began, record.setup.began) == 0;
    bool fits = record.count == 0 && (guest->seat == SEAT_NONE || guest->seat < record.setup.seats);
    bool ongoing =
        *over || (guest->session && setup_is_same_match(session_setup(guest->session), &record.setup));
    if (fits && !ongoing) {
        if (!guest->taken)
            session_free(guest->session);
        guest->session = session_heard(&record.setup, guest->seat);
        guest->taken = false;
        session_plain_view(guest->session, guest->seat, &guest->plain);
    }
    record_deinit(&record);
    return fits;
}

/* A move that the host has not had comes again. */
static void say_again(struct guest *guest, double done)
{
    guest->told_ready = false;
    if (guest->said_ask >= 0 && guest->said_ask == guest->ask && done < guest->id)
        send_move(guest);
    else
        guest->said_ask = -1;
}

static bool hear_match(struct guest *guest, const cJSON *object)
{
    struct view view;
    bool over;
    if (!begin_match(guest, object, &over))
        return false;
    if (over)
        return true;
    if (!view_read(&view, cJSON_GetObjectItemCaseSensitive(object, "view"), &guest->plain))
        return false;
    bool first = session_length(guest->session) == 0;
    guest->was_ready = session_is_ready(guest->session);
    session_hear_again(guest->session);
    guest->state = GUEST_PLAYING;
    if (!hear_ends(guest, cJSON_GetObjectItemCaseSensitive(object, "ends"), view.table.round) ||
        !hear_step(guest, object))
        return false;
    while (first && session_position(guest->session) < session_length(guest->session))
        session_forward(guest->session);
    say_again(guest, number_of(object, "done", 0));
    return true;
}

static bool hear_welcome(struct guest *guest, const cJSON *object)
{
    const char *token = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, "token"));
    int seat = seat_in(object);
    if (guest->session && session_is_heard(guest->session) && seat != guest->seat)
        return false;
    guest->seat = (uint8_t)seat;
    if (token && strlen(token) < sizeof guest->setup.token &&
        strspn(token, "0123456789abcdef") == strlen(token))
        strcpy(guest->setup.token, token);
    if (guest->state != GUEST_PLAYING)
        guest->state = GUEST_SEATED;
    double done = number_of(object, "done", 0);
    guest->id = done > guest->id ? done : guest->id;
    return !cJSON_HasObjectItem(object, "match") || hear_match(guest, object);
}

static bool hear_presence(struct guest *guest, const cJSON *object)
{
    guest->place_count = 0;
    const cJSON *seats = cJSON_GetObjectItemCaseSensitive(object, "seats");
    for (const cJSON *seat = cJSON_IsArray(seats) ? seats->child : NULL; seat; seat = seat->next) {
        const char *name = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(seat, "name"));
        if (guest->place_count == SEAT_MAX || !name)
            return false;
        struct guest_place *place = &guest->places[guest->place_count++];
        place->computer = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(seat, "computer"));
        place->taken = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(seat, "taken"));
        place->here = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(seat, "here"));
        place->stands_in = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(seat, "stands-in"));
        place->again = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(seat, "again"));
        player_name(place->name, name);
    }
    const char *rules = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, "rules"));
    guest->table.rules[0] = '\0';
    if (rules && ruleset_find(rules))
        strcpy(guest->table.rules, ruleset_find(rules)->id);
    guest->table.clock = whole_of(object, "clock", 0);
    guest->table.dice = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(object, "dice"));
    return true;
}

static bool hear_refused(struct guest *guest, const cJSON *object)
{
    const char *why = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, "why"));
    guest->refused = why ? host_refused_parse(why) : REFUSED_KINDS;
    guest->seconds = whole_of(object, "seconds", 0);
    guest->state = GUEST_REFUSED;
    return true;
}

static bool hear_phrase(struct guest *guest, const cJSON *object)
{
    int seat = seat_in(object), place = guest->phrase_count;
    int phrase = whole_of(object, "phrase", -1);
    if (seat == SEAT_NONE || phrase < 0 || phrase >= HOST_PHRASES)
        return false;
    if (place < PHRASES_KEPT) {
        guest->phrases[place].seat = (uint8_t)seat;
        guest->phrases[place].phrase = (uint8_t)phrase;
        guest->phrase_count++;
    }
    return true;
}

static bool hear_undo(struct guest *guest, const cJSON *object)
{
    const char *what = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, "undo"));
    bool asks = what && strcmp(what, "ask") == 0;
    guest->undo_seat = asks ? (uint8_t)seat_in(object) : SEAT_NONE;
    if (what)
        guest->undo_end = asks                        ? UNDO_GOES_ON
                          : strcmp(what, "yes") == 0  ? UNDO_DONE
                          : strcmp(what, "none") == 0 ? UNDO_NOTHING
                                                      : UNDO_REFUSED;
    return what != NULL;
}

static bool take_record(struct guest *guest)
{
    struct record record;
    struct problem why;
    if (!guest->session || !record_parse(&record, text_string(&guest->record_text), &why))
        return false;
    drop_record(guest);
    guest->record = malloc(sizeof *guest->record);
    CHECK_MEMORY(guest->record);
    *guest->record = record;
    return true;
}

/* It comes in parts. */
static bool hear_record(struct guest *guest, const cJSON *object)
{
    const char *part = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, "record"));
    struct text *text = &guest->record_text;
    if (cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(object, "first")))
        text_deinit(text);
    if (!part || text->size > RECORD_MAX)
        return false;
    text_add_bytes(text, part, strlen(part));
    if (!cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(object, "last")))
        return true;
    bool good = take_record(guest);
    text_deinit(text);
    return good;
}

static bool hear(struct guest *guest, const cJSON *object)
{
    const char *type = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, "type"));
    if (!type)
        return false;
    if (strcmp(type, "welcome") == 0)
        return hear_welcome(guest, object);
    if (strcmp(type, "refused") == 0)
        return hear_refused(guest, object);
    if (strcmp(type, "presence") == 0)
        return hear_presence(guest, object);
    if (strcmp(type, "phrase") == 0)
        return hear_phrase(guest, object);
    if (strcmp(type, "undo") == 0)
        return hear_undo(guest, object);
    if (strcmp(type, "record") == 0)
        return hear_record(guest, object);
    if (strcmp(type, "events") == 0) /* after the record came, nothing more can be heard */
        return guest->session && (has_ended(guest) || hear_step(guest, object));
    return true;
}

bool guest_receive(struct guest *guest, const void *bytes, size_t size, int64_t now)
{
    cJSON *object = size <= HOST_MESSAGE_MAX ? cJSON_ParseWithLength(bytes, size) : NULL;
    bool heard = hear(guest, object);
    cJSON_Delete(object);
    guest->heard_at = now;
    return heard;
}

/* --- time ----------------------------------------------------------------------------------------- */

static void say(struct guest *guest)
{
    struct move move;
    if (session_said(guest->session, &move) && guest->ask >= 0 && guest->said_ask != guest->ask) {
        guest->said = move;
        guest->said_ask = guest->ask;
        guest->id++;
        send_move(guest);
    }
    bool here = session_position(guest->session) == session_length(guest->session);
    if (here && guest->was_ready && session_awaits_deal(guest->session))
        session_deal(guest->session);
    guest->was_ready &= !here;
    bool ready = session_is_ready(guest->session);
    if (ready && !guest->told_ready)
        send_ready(guest);
    guest->told_ready = ready;
}

void guest_tick(struct guest *guest, int64_t now)
{
    bool open = guest->state != GUEST_APART && guest->state != GUEST_REFUSED;
    if (guest->state == GUEST_PLAYING && session_is_heard(guest->session))
        say(guest);
    if (guest->record && session_is_heard(guest->session) &&
        session_position(guest->session) == session_length(guest->session)) {
        session_hear_record(guest->session, guest->record);
        drop_record(guest);
    }
    if (!open || now - guest->sent_at < ALIVE_EVERY)
        return;
    guest->sent_at = now;
    post(guest, message("alive"));
}

int64_t guest_wait(const struct guest *guest, int64_t now)
{
    int64_t due = guest->sent_at + ALIVE_EVERY - now;
    if (guest->state == GUEST_APART || guest->state == GUEST_REFUSED)
        return -1;
    return due > 0 ? due : 0;
}

bool guest_is_deaf(const struct guest *guest, int64_t now)
{
    return guest->state != GUEST_APART && now - guest->heard_at > DEAF_AFTER;
}

/* --- what others ask ------------------------------------------------------------------------------ */

enum guest_state guest_state(const struct guest *guest)
{
    return guest->state;
}

enum refused guest_refused(const struct guest *guest)
{
    return guest->refused;
}

int guest_refused_seconds(const struct guest *guest)
{
    return guest->seconds;
}

int guest_seat(const struct guest *guest)
{
    return guest->seat;
}

const char *guest_token(const struct guest *guest)
{
    return guest->setup.token;
}

int guest_places(const struct guest *guest)
{
    return guest->place_count;
}

const struct guest_place *guest_place(const struct guest *guest, int seat)
{
    return &guest->places[seat];
}

struct session *guest_session(struct guest *guest)
{
    return guest->session;
}

struct session *guest_take(struct guest *guest)
{
    guest->taken = true;
    return guest->session;
}

double guest_question(const struct guest *guest)
{
    return guest->ask;
}

int guest_clock(const struct guest *guest)
{
    return guest->clock;
}

int guest_undo_seat(const struct guest *guest)
{
    return guest->undo_seat;
}

enum undo_end guest_undo_end(struct guest *guest)
{
    enum undo_end end = guest->undo_end;
    guest->undo_end = UNDO_GOES_ON;
    return end;
}

const struct guest_table *guest_table(const struct guest *guest)
{
    return &guest->table;
}

void guest_again(struct guest *guest)
{
    post(guest, message("again"));
}

bool guest_heard_phrase(struct guest *guest, int *seat, int *phrase)
{
    if (!guest->phrase_count)
        return false;
    *seat = guest->phrases[0].seat;
    *phrase = guest->phrases[0].phrase;
    memmove(guest->phrases, guest->phrases + 1, sizeof guest->phrases - sizeof *guest->phrases);
    guest->phrase_count--;
    return true;
}

void guest_phrase(struct guest *guest, int phrase)
{
    cJSON *made = message("phrase");
    cJSON_AddNumberToObject(made, "phrase", phrase);
    post(guest, made);
}

static void send_undo(struct guest *guest, const char *what)
{
    cJSON *made = message("undo");
    cJSON_AddStringToObject(made, "undo", what);
    post(guest, made);
}

void guest_undo_ask(struct guest *guest)
{
    send_undo(guest, "ask");
}

void guest_undo_answer(struct guest *guest, bool agrees)
{
    send_undo(guest, agrees ? "yes" : "no");
}

void guest_stand_in(struct guest *guest, int seat)
{
    cJSON *made = message("stand-in");
    cJSON_AddNumberToObject(made, "seat", seat);
    post(guest, made);
}

void guest_away(struct guest *guest, bool away)
{
    post(guest, message(away ? "away" : "here"));
}

void guest_leave(struct guest *guest)
{
    post(guest, message("bye"));
}
