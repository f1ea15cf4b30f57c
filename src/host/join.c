/*
 * join.c: lets guests in: codes, tokens, hello and welcome (host_inside.h).
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "host/host_inside.h"

/* 29 characters that are hard to confuse: six of them are 29 bits. */
static const char letters[] = "ABCDEFGHJKLMNPQRSTUVWXYZ34679";

/* Limits of wrong codes: five a minute from one address, twenty at a table, which then gets a new code. */
enum { LETTERS = sizeof letters - 1, TRIES_A_MINUTE = 5, TRIES_AT_TABLE = 20, MINUTE = 60000 };

static char draw_letter(const struct host *host)
{
    unsigned char byte;
    do
        host->setup.random(host->setup.context, &byte, 1);
    while (byte >= 256 / LETTERS * LETTERS);
    return letters[byte % LETTERS];
}

void host_new_code(struct host *host)
{
    for (int i = 0; i < HOST_CODE_LETTERS; i++)
        host->code[i] = draw_letter(host);
    host->wrong = 0;
    if (host->session)
        seats_save(host);
}

void host_take_code(struct host *host, const char *code)
{
    if (strlen(code) == HOST_CODE_LETTERS && strspn(code, letters) == HOST_CODE_LETTERS)
        memcpy(host->code, code, sizeof host->code);
}

static void draw_token(const struct host *host, char token[HOST_TOKEN])
{
    unsigned char bytes[HOST_TOKEN / 2];
    host->setup.random(host->setup.context, bytes, sizeof bytes);
    for (size_t i = 0; i < sizeof bytes; i++)
        snprintf(token + 2 * i, 3, "%02x", bytes[i]);
}

/* Returns in how many seconds the address may try again; 0: now. */
static int must_wait(const struct host *host, const char *address, int64_t now)
{
    int count = 0;
    int64_t oldest = now;
    int kept = host->try_count < HOST_TRIES_KEPT ? host->try_count : HOST_TRIES_KEPT;
    for (int i = 0; i < kept; i++) {
        const struct try *try = &host->tries[i];
        if (now - try->at >= MINUTE || strcmp(try->address, address) != 0)
            continue;
        count++;
        oldest = try->at < oldest ? try->at : oldest;
    }
    return count < TRIES_A_MINUTE ? 0 : (int)((oldest + MINUTE - now + 999) / 1000);
}

static void refuse_wrong(struct host *host, struct line *line, enum refused why, int64_t now)
{
    struct try *try = &host->tries[host->try_count++ % HOST_TRIES_KEPT];
    memcpy(try->address, line->address, sizeof try->address);
    try->at = now;
    if (++host->wrong >= TRIES_AT_TABLE)
        host_new_code(host);
    host_refuse(host, line, why, 0);
}

/* Compares to the end, so that the time doesn't show how many characters are right. */
static bool is_secret(const char *secret, const char *given)
{
    size_t length = strlen(secret);
    int wrong = 0;
    if (!length || strlen(given) != length)
        return false;
    for (size_t i = 0; i < length; i++)
        wrong |= toupper((unsigned char)secret[i]) ^ toupper((unsigned char)given[i]);
    return !wrong;
}

static int seat_of_token(const struct host *host, const char *token)
{
    for (int seat = 0; seat < host_seats(host); seat++)
        if (is_secret(host->chairs[seat].token, token))
            return seat;
    return SEAT_NONE;
}

/* Returns the seat for a new guest: the one wished for if it is free, else the first free one, else one whose
 * guest has gone, first one of that name. That guest may not have received the welcome with its token, and
 * may be the one who asks now. During a match only seats of the last kind are given away. */
static int free_seat(const struct host *host, int wished, const char *name)
{
    char asks[PLAYER_NAME];
    int gone = SEAT_NONE;
    player_name(asks, name);
    if (wished >= 0 && wished < host_seats(host) && !host_seat(host, wished).taken)
        return wished;
    for (int seat = 0; seat < host_seats(host); seat++)
        if (!host_seat(host, seat).taken)
            return seat;
    for (int seat = 0; seat < host_seats(host); seat++) {
        const struct chair *chair = &host->chairs[seat];
        if (!chair->token[0] || chair->line || (host->session && chair->met))
            continue;
        if (strcmp(host->setup.match.players[seat].name, asks) == 0)
            return seat;
        gone = gone == SEAT_NONE ? seat : gone;
    }
    return gone;
}

/* Names the player of a seat; without a name, after the seat. */
static void take_name(struct host *host, int seat, const char *name)
{
    struct player *player = &host->setup.match.players[seat];
    *player = (struct player){.kind = PLAYER_PERSON};
    player_name(player->name, name);
    if (!player->name[strspn(player->name, " ")])
        player_name(player->name, seat_name(seat, host_seats(host)));
}

static void welcome(struct host *host, struct line *line, int64_t now)
{
    line->greeted = true;
    if (line->seat != SEAT_NONE) {
        host->chairs[line->seat].line = line->number;
        host->chairs[line->seat].asked_at = now;
        host->chairs[line->seat].away = host->chairs[line->seat].stands_in = false;
        host->chairs[line->seat].left = false;
    }
    host_send(host, line, course_welcome(host, line, now));
    course_record(host, line);
    host_tell_presence(host);
}

static void sit_down(struct host *host, struct line *line, const cJSON *hello, int64_t now)
{
    const char *name = message_text(hello, "name", "");
    if (!message_is(hello, "onlook")) {
        int seat = free_seat(host, message_whole(hello, "seat", SEAT_NONE), name);
        if (seat == SEAT_NONE) {
            host_refuse(host, line, REFUSED_FULL, 0);
            return;
        }
        line->seat = (uint8_t)seat;
        if (!host->session)
            take_name(host, seat, name);
        draw_token(host, host->chairs[seat].token);
        if (host->session)
            seats_save(host);
    }
    welcome(host, line, now);
}

/* Gives the seat its new line and closes the older one. */
static void come_back(struct host *host, struct line *line, int seat, int64_t now)
{
    struct line *older = host_find_line(host, host->chairs[seat].line);
    if (older)
        host_refuse(host, older, REFUSED_MOVED, 0);
    line->seat = (uint8_t)seat;
    welcome(host, line, now);
}

void host_hear_hello(struct host *host, struct line *line, const cJSON *hello, int64_t now)
{
    const char *code = message_text(hello, "code", NULL), *token = message_text(hello, "token", NULL);
    int seconds = line->trusted ? 0 : must_wait(host, line->address, now);
    int seat = token ? seat_of_token(host, token) : SEAT_NONE;
    if (message_whole(hello, "version", 0) != HOST_PROTOCOL)
        host_refuse(host, line, REFUSED_VERSION, 0);
    else if (seat != SEAT_NONE) /* even after wrong codes from this address: nobody can guess a token */
        come_back(host, line, seat, now);
    else if (seconds)
        host_refuse(host, line, REFUSED_WAIT, seconds);
    else if (line->trusted || (code && is_secret(host->code, code)))
        sit_down(host, line, hello, now);
    else
        refuse_wrong(host, line, token ? REFUSED_TOKEN : REFUSED_CODE, now);
}
