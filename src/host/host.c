/*
 * host.c: the lines of a table, and the messages on them; see host.h.
 */
#include "host/host.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "host/host_inside.h"
#include "session/json_memory.h"

/* A line may send 20 messages a second, and 40 at once. It must say hello within 10 seconds, and something
 * (`alive`) every 30. An address may have 8 lines without a hello. */
enum { RATE = 20, BURST = 40, A_MESSAGE = 1000, HELLO_TIME = 10000, SILENCE = 30000, STRANGERS_MAX = 8 };

static struct host *make(const struct host_setup *setup)
{
    struct host *host = calloc(1, sizeof *host);
    CHECK_MEMORY(host);
    json_memory_check();
    host->setup = *setup;
    if (setup->path) {
        host->path = malloc(strlen(setup->path) + 1);
        CHECK_MEMORY(host->path);
        strcpy(host->path, setup->path);
    }
    host_new_code(host);
    return host;
}

struct host *host_new(const struct host_setup *setup)
{
    return make(setup);
}

/* A guest may still hold its answer to a question of the host that was killed: no question has that number
 * again. */
static void renumber_questions(struct host *host)
{
    for (int seat = 0; seat < host_seats(host); seat++)
        host->setup.random(host->setup.context, &host->chairs[seat].ask, sizeof host->chairs[seat].ask);
}

struct host *host_open(const struct host_setup *setup, struct problem *why)
{
    struct host *host = make(setup);
    host->session = session_open(setup->path, why);
    bool seated = host->session && seats_read(host, why);
    if (!host->session || (!seated && !session_is_over(host->session))) {
        host_free(host);
        return NULL;
    }
    host->setup.match = *session_setup(host->session);
    renumber_questions(host);
    course_begin(host, 0);
    return host;
}

void host_free(struct host *host)
{
    if (!host)
        return;
    letters_deinit(&host->letters);
    course_end(host);
    session_free(host->session);
    free(host->path);
    free(host);
}

/* --- sending ----------------------------------------------------------------------------------- */

void host_send(struct host *host, const struct line *line, cJSON *message)
{
    letters_send(&host->letters, line->number, message);
}

void host_tell_all(struct host *host, const struct line *but, cJSON *message)
{
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (host->lines[i].greeted && &host->lines[i] != but)
            host_send(host, &host->lines[i], cJSON_Duplicate(message, true));
    cJSON_Delete(message);
}

bool host_next(struct host *host, int *line, const char **bytes, size_t *size)
{
    return letters_take(&host->letters, line, bytes, size);
}

void host_refuse(struct host *host, struct line *line, enum refused why, int seconds)
{
    cJSON *message = message_new("refused");
    cJSON_AddStringToObject(message, "why", host_refused_name(why));
    cJSON_AddStringToObject(message, "text", host_refused_text(why));
    if (seconds)
        cJSON_AddNumberToObject(message, "seconds", seconds);
    host_send(host, line, message);
    host_close_line(host, line);
}

static cJSON *presence_of(const struct host *host, int seat)
{
    struct host_seat at = host_seat(host, seat);
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "name", at.player->name);
    cJSON_AddBoolToObject(object, "computer", at.player->kind == PLAYER_COMPUTER);
    cJSON_AddBoolToObject(object, "taken", at.taken);
    cJSON_AddBoolToObject(object, "here", at.here);
    cJSON_AddBoolToObject(object, "stands-in", at.stands_in);
    cJSON_AddBoolToObject(object, "again", host->chairs[seat].again);
    return object;
}

/* True if the host's own window has no seat and shows the table alone. */
static bool has_television(const struct host *host)
{
    bool any = false;
    for (int i = 0; i < HOST_LINES_MAX; i++) {
        const struct line *line = &host->lines[i];
        any |= line->greeted && line->trusted && line->seat == SEAT_NONE;
    }
    return any;
}

void host_tell_presence(struct host *host)
{
    cJSON *message = message_new("presence");
    cJSON *seats = cJSON_AddArrayToObject(message, "seats");
    for (int seat = 0; seat < host_seats(host); seat++)
        cJSON_AddItemToArray(seats, presence_of(host, seat));
    cJSON_AddBoolToObject(message, "started", host_is_started(host));
    cJSON_AddStringToObject(message, "rules", host->setup.match.rules->id);
    cJSON_AddNumberToObject(message, "clock", host->setup.clock);
    cJSON_AddBoolToObject(message, "dice", host->setup.dice);
    cJSON_AddBoolToObject(message, "television", has_television(host));
    host_tell_all(host, NULL, message);
}

/* --- lines ---------------------------------------------------------------------------------------- */

struct line *host_find_line(struct host *host, int number)
{
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (number && host->lines[i].number == number)
            return &host->lines[i];
    return NULL;
}

bool host_has_welcomed(const struct host *host, int number)
{
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (number && host->lines[i].number == number)
            return host->lines[i].greeted;
    return false;
}

struct line *host_line_of(struct host *host, int seat)
{
    return host_find_line(host, host->chairs[seat].line);
}

static int strangers(const struct host *host, const char *address)
{
    int count = 0;
    for (int i = 0; i < HOST_LINES_MAX; i++)
        count +=
            host->lines[i].number && !host->lines[i].greeted && strcmp(host->lines[i].address, address) == 0;
    return count;
}

static int open_line(struct host *host, const char *address, bool trusted, int64_t now)
{
    for (int i = 0; i < HOST_LINES_MAX && !host->closed; i++) {
        struct line *line = &host->lines[i];
        if (line->number)
            continue;
        *line = (struct line){.number = ++host->last_line,
                              .trusted = trusted,
                              .seat = SEAT_NONE,
                              .budget = BURST * A_MESSAGE,
                              .budget_at = now,
                              .heard_at = now};
        snprintf(line->address, sizeof line->address, "%s", address);
        return line->number;
    }
    return 0;
}

int host_line(struct host *host, const char *address, int64_t now)
{
    return strangers(host, address) < STRANGERS_MAX ? open_line(host, address, false, now) : 0;
}

int host_line_here(struct host *host, int64_t now)
{
    return open_line(host, "", true, now);
}

/* Frees the line, whose person is away from now on. */
static void forget(struct host *host, struct line *line)
{
    bool seated = line->seat != SEAT_NONE && host->chairs[line->seat].line == line->number;
    if (seated)
        host->chairs[line->seat].line = 0;
    *line = (struct line){0};
    if (seated)
        host_tell_presence(host);
}

void host_close_line(struct host *host, struct line *line)
{
    letters_add(&host->letters, line->number, NULL, 0);
    forget(host, line);
}

void host_lost(struct host *host, int line, int64_t now)
{
    (void)now;
    struct line *lost = host_find_line(host, line);
    if (lost)
        forget(host, lost);
}

static bool within_rate(struct line *line, int64_t now)
{
    int64_t budget = line->budget + (now - line->budget_at) * RATE;
    line->budget = budget > BURST * A_MESSAGE ? BURST * A_MESSAGE : (int)budget;
    line->budget_at = now;
    line->budget -= A_MESSAGE;
    return line->budget >= 0;
}

static bool hear(struct host *host, struct line *line, const cJSON *message, int64_t now)
{
    const char *type = message_text(message, "type", NULL);
    if (!type)
        return false;
    if (strcmp(type, "hello") == 0 && !line->greeted)
        host_hear_hello(host, line, message, now);
    else if (!line->greeted)
        return false;
    else
        course_hear(host, line, type, message, now);
    return true;
}

void host_receive(struct host *host, int number, const void *bytes, size_t size, int64_t now)
{
    struct line *line = host_find_line(host, number);
    if (!line)
        return;
    line->heard_at = now;
    if (!within_rate(line, now)) {
        host_refuse(host, line, REFUSED_FLOOD, 0);
        return;
    }
    cJSON *message = size <= HOST_MESSAGE_MAX ? cJSON_ParseWithLength(bytes, size) : NULL;
    if (!hear(host, line, message, now))
        host_refuse(host, line, REFUSED_NOISE, 0);
    cJSON_Delete(message);
}

/* --- time ----------------------------------------------------------------------------------------- */

static int64_t patience(const struct line *line)
{
    if (!line->number || line->trusted)
        return INT64_MAX;
    return line->heard_at + (line->greeted ? SILENCE : HELLO_TIME);
}

void host_tick(struct host *host, int64_t now)
{
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (patience(&host->lines[i]) <= now)
            host_refuse(host, &host->lines[i], REFUSED_SILENT, 0);
    course_tick(host, now);
}

int64_t host_wait(const struct host *host, int64_t now)
{
    int64_t due = course_due(host);
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (patience(&host->lines[i]) < due)
            due = patience(&host->lines[i]);
    return due == INT64_MAX ? -1 : due > now ? due - now : 0;
}

/* --- seats ---------------------------------------------------------------------------------------- */

struct host_seat host_seat(const struct host *host, int seat)
{
    const struct player *player = &host->setup.match.players[seat];
    const struct chair *chair = &host->chairs[seat];
    bool computer = player->kind == PLAYER_COMPUTER;
    return (struct host_seat){.player = player,
                              .taken = computer || chair->token[0],
                              .here = computer || (chair->line && !chair->away),
                              .stands_in = chair->stands_in};
}

int host_seats(const struct host *host)
{
    return host->setup.match.seats;
}

bool host_seat_player(struct host *host, int seat, const struct player *player)
{
    if (host->session || host->chairs[seat].token[0])
        return false;
    host->setup.match.players[seat] = *player;
    host_tell_presence(host);
    return true;
}

bool host_free_seat(struct host *host, int seat)
{
    if (host->session || !host->chairs[seat].token[0] || host->chairs[seat].line)
        return false;
    host->chairs[seat] = (struct chair){0};
    host->setup.match.players[seat] = (struct player){.kind = PLAYER_PERSON};
    host_tell_presence(host);
    return true;
}

const struct host_setup *host_setup(const struct host *host)
{
    return &host->setup;
}

void host_set_clock(struct host *host, int seconds)
{
    host->setup.clock = seconds;
    host_tell_presence(host);
}

void host_set_dice(struct host *host, bool dice)
{
    host->setup.dice = dice;
    host_tell_presence(host);
}

/* Turns the seats round until the player on `east` is on seat 0. */
static void turn_seats(struct host *host, int east)
{
    int seats = host_seats(host);
    struct player players[SEAT_MAX];
    struct chair chairs[SEAT_MAX];
    memcpy(players, host->setup.match.players, sizeof players);
    memcpy(chairs, host->chairs, sizeof chairs);
    for (int seat = 0; seat < seats; seat++) {
        host->setup.match.players[seat] = players[(east + seat) % seats];
        host->chairs[seat] = chairs[(east + seat) % seats];
    }
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (host->lines[i].seat != SEAT_NONE)
            host->lines[i].seat = (uint8_t)((host->lines[i].seat + seats - east) % seats);
}

void host_make_east(struct host *host, int seat, int64_t now)
{
    if (host->session)
        return;
    turn_seats(host, seat);
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (host->lines[i].greeted)
            host_send(host, &host->lines[i], course_welcome(host, &host->lines[i], now));
    host_tell_presence(host);
}

static int throw_die(const struct host *host)
{
    uint8_t chance;
    do
        host->setup.random(host->setup.context, &chance, 1);
    while (chance >= 252); /* 6 * 42 */
    return 1 + chance % 6;
}

/* Rolls dice for everybody: the highest roll gets seat 0. After a tie for the highest all roll again. */
static void throw_dice(struct host *host)
{
    int seats = host_seats(host), faces[SEAT_MAX], east, ties;
    do {
        east = ties = 0;
        for (int seat = 0; seat < seats; seat++) {
            faces[seat] = throw_die(host);
            ties = seat && faces[seat] > faces[east] ? 0 : ties + (seat && faces[seat] == faces[east]);
            east = faces[seat] > faces[east] ? seat : east;
        }
    } while (ties);
    turn_seats(host, east);
    for (int seat = 0; seat < seats; seat++)
        host->setup.match.dice[seat] = (uint8_t)faces[(east + seat) % seats];
}

bool host_start(struct host *host, int64_t now)
{
    for (int seat = 0; seat < host_seats(host); seat++)
        if (host->session || !(host->chairs[seat].line || host_seat(host, seat).here))
            return false;
    for (int seat = 0; seat < host_seats(host); seat++)
        host->chairs[seat].again = false;
    memset(host->setup.match.dice, 0, sizeof host->setup.match.dice);
    if (host->setup.dice)
        throw_dice(host);
    host->session = session_new(&host->setup.match, host->path);
    seats_save(host);
    course_begin(host, now);
    host_tell_presence(host);
    return true;
}

bool host_wants_again(const struct host *host)
{
    bool any = false;
    for (int seat = 0; seat < host_seats(host); seat++) {
        const struct chair *chair = &host->chairs[seat];
        if (host->setup.match.players[seat].kind == PLAYER_COMPUTER)
            continue;
        if (!chair->again || !chair->line)
            return false;
        any = true;
    }
    return any && host_is_over(host);
}

bool host_again(struct host *host, const struct setup *match, int64_t now)
{
    struct setup next = *match;
    if (!host_is_over(host) || next.seats != host_seats(host))
        return false;
    memcpy(next.players, host->setup.match.players, sizeof next.players);
    host->setup.match = next;
    course_end(host);
    session_free(host->session);
    host->session = NULL;
    return host_start(host, now);
}

bool host_is_started(const struct host *host)
{
    return host->session != NULL;
}

bool host_is_over(const struct host *host)
{
    return host->session && session_is_over(host->session);
}

bool host_all_have_left(const struct host *host)
{
    for (int seat = 0; seat < host_seats(host); seat++)
        if (host->chairs[seat].token[0] && !host->chairs[seat].left)
            return false;
    return host_is_over(host);
}

struct session *host_session(struct host *host)
{
    return host->session;
}

const char *host_code(const struct host *host)
{
    return host->code;
}

void host_close(struct host *host)
{
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (host->lines[i].number)
            host_refuse(host, &host->lines[i], REFUSED_CLOSED, 0);
    host->closed = true;
}
