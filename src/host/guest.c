/* guest.c: see guest.h; guest_hear.c handles the host's messages. */
#include "host/guest.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "host/guest_inside.h"
#include "host/host.h"
#include "session/json_memory.h"

enum { ALIVE_EVERY = 10000, DEAF_AFTER = 25000 /* milliseconds */ };

struct guest *guest_new(const struct guest_setup *setup)
{
    struct guest *guest = calloc(1, sizeof *guest);
    CHECK_MEMORY(guest);
    json_memory_check();
    guest->setup = *setup;
    guest->seat = guest->undo_seat = SEAT_NONE;
    guest->ask = guest->said_ask = -1;
    guest->clock = -1;
    return guest;
}

/* --- sending ----------------------------------------------------------------------------------- */

void guest_drop_record(struct guest *guest)
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
    letters_deinit(&guest->letters);
    guest_drop_record(guest);
    text_deinit(&guest->record_text);
    if (!guest->taken)
        session_free(guest->session);
    free(guest);
}

/* Sends the message, and frees it; without a line it only frees it. */
static void post(struct guest *guest, cJSON *made)
{
    if (guest->state != GUEST_APART && guest->state != GUEST_REFUSED)
        letters_send(&guest->letters, 0, made);
    else
        cJSON_Delete(made);
}

static void post_number(struct guest *guest, const char *type, const char *name, double number)
{
    cJSON *made = message_new(type);
    cJSON_AddNumberToObject(made, name, number);
    post(guest, made);
}

bool guest_next(struct guest *guest, const char **bytes, size_t *size)
{
    return letters_take(&guest->letters, NULL, bytes, size);
}

void guest_open(struct guest *guest, int64_t now)
{
    letters_drop(&guest->letters);
    guest->state = GUEST_JOINING;
    guest->sent_at = guest->heard_at = now;
    cJSON *hello = message_new("hello");
    cJSON_AddNumberToObject(hello, "version", HOST_PROTOCOL);
    cJSON_AddStringToObject(hello, "game", TIGERS_VERSION);
    cJSON_AddStringToObject(hello, "name", guest->setup.name);
    if (guest->setup.token[0])
        cJSON_AddStringToObject(hello, "token", guest->setup.token);
    /* The code too, in case the token's seat went to another; but a match that was heard is of that seat. */
    if (guest->setup.code[0] && !(guest->setup.token[0] && guest->session))
        cJSON_AddStringToObject(hello, "code", guest->setup.code);
    if (guest->setup.seat < SEAT_MAX)
        cJSON_AddNumberToObject(hello, "seat", guest->setup.seat);
    cJSON_AddBoolToObject(hello, "onlook", guest->setup.onlooks);
    post(guest, hello);
}

void guest_lost(struct guest *guest)
{
    letters_drop(&guest->letters);
    if (guest->state != GUEST_REFUSED)
        guest->state = GUEST_APART;
}

void guest_send_move(struct guest *guest)
{
    char action[MOVE_TEXT];
    cJSON *made = message_new("move");
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
    post_number(guest, "ready", "round", view.table.round);
}

bool guest_receive(struct guest *guest, const void *bytes, size_t size, int64_t now)
{
    cJSON *object = size <= HOST_MESSAGE_MAX ? cJSON_ParseWithLength(bytes, size) : NULL;
    bool heard = guest_hear(guest, object);
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
        guest_send_move(guest);
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
        guest_drop_record(guest);
    }
    if (!open || now - guest->sent_at < ALIVE_EVERY)
        return;
    guest->sent_at = now;
    post(guest, message_new("alive"));
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

/* --- queries ----------------------------------------------------------------------------------- */

enum guest_state guest_state(const struct guest *guest)
{
    return guest->state;
}

enum refused guest_refused(const struct guest *guest)
{
    return guest->refused;
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
    post(guest, message_new("again"));
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
    post_number(guest, "phrase", "phrase", phrase);
}

static void send_undo(struct guest *guest, const char *what)
{
    cJSON *made = message_new("undo");
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
    post_number(guest, "stand-in", "seat", seat);
}

void guest_away(struct guest *guest, bool away)
{
    post(guest, message_new(away ? "away" : "here"));
}

void guest_leave(struct guest *guest)
{
    post(guest, message_new("bye"));
}
