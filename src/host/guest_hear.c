/* guest_hear.c: handles the host's messages to a guest; see guest_inside.h. */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "host/guest_inside.h"
#include "host/host.h"
#include "wire/view_fields.h"

enum {
    EVENTS_MAX = 1024,
    STEPS_MAX = 20000,
    RECORD_MAX = 1 << 22 /* bytes */
};

static const cJSON *item_of(const cJSON *object, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(object, name);
}

static int seat_in(const cJSON *object)
{
    int seat = message_whole(object, "seat", SEAT_NONE);
    return seat >= 0 && seat < SEAT_MAX ? seat : SEAT_NONE;
}

/* Adds a step to the session; false if its events or view are impossible in this match. */
static bool hear_step(struct guest *guest, const cJSON *object)
{
    static struct event events[EVENTS_MAX]; /* large */
    struct view view;
    int count = events_read(events, EVENTS_MAX, item_of(object, "list"), &guest->plain);
    if (count < 0 || session_length(guest->session) > STEPS_MAX ||
        !view_read(&view, item_of(object, "view"), &guest->plain))
        return false;
    guest->ask = message_number(object, "ask", -1);
    guest->clock = message_whole(object, "clock", -1);
    if (guest->ask == guest->said_ask && message_number(object, "done", 0) >= guest->id)
        guest->said_ask = -1; /* the host has that answer and asks again */
    session_hear(guest->session, events, count, &view, guest->ask >= 0);
    return true;
}

/* Adds finished rounds, except the one that the newest view shows. */
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

/* True if the match is over and the session already has the record. */
static bool has_ended(const struct guest *guest)
{
    return guest->session && !session_is_heard(guest->session);
}

/* Makes the session, unless there is one of this match; `*over`: that match is over. */
static bool begin_match(struct guest *guest, const cJSON *object, bool *over)
{
    struct record record;
    struct problem why;
    const char *text = message_text(object, "match", NULL);
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

/* Sends a move again that the host hasn't received. */
static void say_again(struct guest *guest, double done)
{
    guest->told_ready = false;
    if (guest->said_ask >= 0 && guest->said_ask == guest->ask && done < guest->id)
        guest_send_move(guest);
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
    if (!view_read(&view, item_of(object, "view"), &guest->plain))
        return false;
    bool first = session_length(guest->session) == 0;
    guest->was_ready = session_is_ready(guest->session);
    session_hear_again(guest->session);
    guest->state = GUEST_PLAYING;
    if (!hear_ends(guest, item_of(object, "ends"), view.table.round) || !hear_step(guest, object))
        return false;
    while (first && session_position(guest->session) < session_length(guest->session))
        session_forward(guest->session);
    say_again(guest, message_number(object, "done", 0));
    return true;
}

static bool hear_welcome(struct guest *guest, const cJSON *object)
{
    const char *token = message_text(object, "token", NULL);
    int seat = seat_in(object);
    if (guest->session && session_is_heard(guest->session) && seat != guest->seat)
        return false;
    guest->seat = (uint8_t)seat;
    if (token && strlen(token) < sizeof guest->setup.token &&
        strspn(token, "0123456789abcdef") == strlen(token))
        strcpy(guest->setup.token, token);
    if (guest->state != GUEST_PLAYING)
        guest->state = GUEST_SEATED;
    double done = message_number(object, "done", 0);
    guest->id = done > guest->id ? done : guest->id;
    return !cJSON_HasObjectItem(object, "match") || hear_match(guest, object);
}

static bool hear_presence(struct guest *guest, const cJSON *object)
{
    guest->place_count = 0;
    const cJSON *seats = item_of(object, "seats");
    for (const cJSON *seat = cJSON_IsArray(seats) ? seats->child : NULL; seat; seat = seat->next) {
        const char *name = message_text(seat, "name", NULL);
        if (guest->place_count == SEAT_MAX || !name)
            return false;
        struct guest_place *place = &guest->places[guest->place_count++];
        place->computer = message_is(seat, "computer");
        place->taken = message_is(seat, "taken");
        place->here = message_is(seat, "here");
        place->stands_in = message_is(seat, "stands-in");
        place->again = message_is(seat, "again");
        player_name(place->name, name);
    }
    const char *rules = message_text(object, "rules", NULL);
    guest->table.rules[0] = '\0';
    if (rules && ruleset_find(rules))
        strcpy(guest->table.rules, ruleset_find(rules)->id);
    guest->table.clock = message_whole(object, "clock", 0);
    guest->table.dice = message_is(object, "dice");
    guest->table.television = message_is(object, "television");
    return true;
}

static bool hear_refused(struct guest *guest, const cJSON *object)
{
    const char *why = message_text(object, "why", NULL);
    guest->refused = why ? host_refused_parse(why) : REFUSED_KINDS;
    guest->state = GUEST_REFUSED;
    return true;
}

static bool hear_phrase(struct guest *guest, const cJSON *object)
{
    int seat = seat_in(object), place = guest->phrase_count;
    int phrase = message_whole(object, "phrase", -1);
    if (seat == SEAT_NONE || phrase < 0)
        return false;
    if (phrase < HOST_PHRASES && place < PHRASES_KEPT) { /* ignore phrases of later versions, and too many */
        guest->phrases[place].seat = (uint8_t)seat;
        guest->phrases[place].phrase = (uint8_t)phrase;
        guest->phrase_count++;
    }
    return true;
}

static bool hear_undo(struct guest *guest, const cJSON *object)
{
    const char *what = message_text(object, "undo", NULL);
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
    guest_drop_record(guest);
    guest->record = malloc(sizeof *guest->record);
    CHECK_MEMORY(guest->record);
    *guest->record = record;
    return true;
}

/* Handles a part of the record. */
static bool hear_record(struct guest *guest, const cJSON *object)
{
    const char *part = message_text(object, "record", NULL);
    struct text *text = &guest->record_text;
    if (message_is(object, "first"))
        text_deinit(text);
    if (!part || text->size > RECORD_MAX)
        return false;
    text_add_bytes(text, part, strlen(part));
    if (!message_is(object, "last"))
        return true;
    bool good = take_record(guest);
    text_deinit(text);
    return good;
}

/* Handles new events, which can't come after the record. */
static bool hear_events(struct guest *guest, const cJSON *object)
{
    return guest->session && (has_ended(guest) || hear_step(guest, object));
}

bool guest_hear(struct guest *guest, const cJSON *object)
{
    static const struct {
        const char *type;
        bool (*hear)(struct guest *guest, const cJSON *object);
    } kinds[] = {{"welcome", hear_welcome}, {"refused", hear_refused}, {"presence", hear_presence},
                 {"phrase", hear_phrase},   {"undo", hear_undo},       {"record", hear_record},
                 {"events", hear_events}};
    const char *type = message_text(object, "type", NULL);
    for (size_t i = 0; type && i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(type, kinds[i].type) == 0)
            return kinds[i].hear(guest, object);
    return type != NULL;
}
