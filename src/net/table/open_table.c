/* open_table.c: see open_table.h. */
#include "net/table/open_table.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/check.h"
#include "host/message.h"
#include "net/finding.h"

/* A guest: the number of the line at the server, and that at the host. */
struct pair {
    unsigned there;
    int here;
    bool trusted;
};

struct open_table {
    struct open_table_setup setup;
    struct host *host;
    struct server *server;
    struct finding *finding;
    int named; /* free seats in the answer to seekers */
    struct pair pairs[HOST_LINES_MAX];
    int pair_count;
    int line_here;       /* 0: none */
    struct letters here; /* for that line */
};

/* --- those who look for tables -------------------------------------------------------------------- */

static int free_seats(const struct open_table *table)
{
    int count = 0;
    for (int seat = 0; seat < host_seats(table->host); seat++)
        count += !host_seat(table->host, seat).taken;
    return count;
}

const struct ruleset *open_table_rules(const struct open_table *table)
{
    const struct session *session = host_session(table->host);
    return session ? session_setup(session)->rules : table->setup.host.match.rules;
}

static int port_of(const struct open_table *table)
{
    return table->server ? server_port(table->server) : NET_PORT;
}

static struct table_notice notice_of(const struct open_table *table)
{
    struct table_notice notice = {.port = port_of(table), .seats = host_seats(table->host)};
    notice.free = free_seats(table);
    snprintf(notice.mode, sizeof notice.mode, "%s", open_table_rules(table)->id);
    snprintf(notice.name, sizeof notice.name, "%s", table->setup.name);
    return notice;
}

static void renew_notice(struct open_table *table)
{
    if (!table->finding || table->named == free_seats(table))
        return;
    struct table_notice notice = notice_of(table);
    table->named = notice.free;
    finding_renew(table->finding, &notice);
}

/* --- letters both ways ---------------------------------------------------------------------------- */

static int pair_of(const struct open_table *table, unsigned there)
{
    for (int i = 0; i < table->pair_count; i++)
        if (table->pairs[i].there == there)
            return i;
    return -1;
}

static void forget(struct open_table *table, int pair)
{
    table->pairs[pair] = table->pairs[--table->pair_count];
}

static void open_line(struct open_table *table, const struct net_letter *letter, int64_t now)
{
    int here = table->pair_count < HOST_LINES_MAX ? host_line(table->host, letter->text, now) : 0;
    if (here)
        table->pairs[table->pair_count++] = (struct pair){letter->line, here, false};
    else
        server_leave(table->server, letter->line);
}

static void take(struct open_table *table, const struct net_letter *letter, int64_t now)
{
    int pair = pair_of(table, letter->line);
    if (letter->news == NET_OPENED)
        open_line(table, letter, now);
    if (pair < 0)
        return;
    if (letter->news == NET_TEXT) {
        struct pair *at = &table->pairs[pair];
        host_receive(table->host, at->here, letter->text, letter->size, now);
        if (!at->trusted && host_has_welcomed(table->host, at->here))
            server_trust(table->server, at->there);
        at->trusted = host_has_welcomed(table->host, at->here);
    }
    if (letter->news == NET_CLOSED) {
        host_lost(table->host, table->pairs[pair].here, now);
        forget(table, pair);
    }
}

/* Sends the host's messages. */
static void send_all(struct open_table *table)
{
    int line;
    const char *bytes;
    size_t size;
    while (host_next(table->host, &line, &bytes, &size)) {
        if (line == table->line_here) {
            letters_add(&table->here, line, bytes, size);
            table->line_here = bytes ? line : 0;
            continue;
        }
        int pair = 0;
        while (pair < table->pair_count && table->pairs[pair].here != line)
            pair++;
        if (pair == table->pair_count)
            continue;
        if (bytes) {
            server_send(table->server, table->pairs[pair].there, bytes, size);
        } else {
            server_leave(table->server, table->pairs[pair].there);
            forget(table, pair);
        }
    }
}

int64_t open_table_turn(struct open_table *table, int64_t now)
{
    for (struct net_letter *letter;
         table->server && (letter = mailbox_take(server_mailbox(table->server)));) {
        take(table, letter, now);
        free(letter);
    }
    host_tick(table->host, now);
    send_all(table);
    renew_notice(table);
    return host_wait(table->host, now);
}

void open_table_wait(struct open_table *table, int64_t milliseconds)
{
    mailbox_wait(server_mailbox(table->server), milliseconds);
}

/* --- the player here ------------------------------------------------------------------------------ */

int open_table_line_here(struct open_table *table, int64_t now)
{
    table->line_here = host_line_here(table->host, now);
    return table->line_here;
}

bool open_table_hear_here(struct open_table *table, const char **bytes, size_t *size)
{
    return letters_take(&table->here, NULL, bytes, size);
}

void open_table_say_here(struct open_table *table, const char *bytes, size_t size, int64_t now)
{
    if (table->line_here)
        host_receive(table->host, table->line_here, bytes, size, now);
}

/* --- beginning and end ---------------------------------------------------------------------------- */

static bool open_host(struct open_table *table, bool goes_on, struct problem *why)
{
    struct host_setup setup = table->setup.host;
    if (table->server) {
        setup.random = server_random;
        setup.context = table->server;
    }
    if (!goes_on && table->server) /* nobody at the table may guess the wall */
        server_random(table->server, &setup.match.seed, sizeof setup.match.seed);
    table->host = goes_on ? host_open(&setup, why) : host_new(&setup);
    return table->host != NULL;
}

struct open_table *open_table_new(const struct open_table_setup *setup, bool goes_on, struct problem *why)
{
    struct open_table *table = calloc(1, sizeof *table);
    CHECK_MEMORY(table);
    table->setup = *setup;
    bool alone = setup->host.random != NULL;
    table->server = alone ? NULL : server_open(&setup->server, &why->error);
    if ((!table->server && !alone) || !open_host(table, goes_on, why)) {
        open_table_free(table);
        return NULL;
    }
    if (setup->name && !alone) {
        struct table_notice notice = notice_of(table);
        table->named = notice.free;
        table->finding = finding_start(&notice);
    }
    return table;
}

void open_table_free(struct open_table *table)
{
    if (!table)
        return;
    if (table->host) {
        host_close(table->host);
        send_all(table);
    }
    finding_stop(table->finding);
    server_close(table->server);
    host_free(table->host);
    letters_deinit(&table->here);
    free(table);
}

struct host *open_table_host(struct open_table *table)
{
    return table->host;
}

const struct server *open_table_server(const struct open_table *table)
{
    return table->server;
}

void open_table_random(struct open_table *table, void *bytes, size_t size)
{
    if (table->server)
        server_random(table->server, bytes, size);
    else
        table->setup.host.random(table->setup.host.context, bytes, size);
}

bool open_table_has_page(const struct open_table *table)
{
    return !table->server || server_has_page(table->server);
}

int open_table_guests(const struct open_table *table)
{
    return table->pair_count;
}

void open_table_link(const struct open_table *table, const char *address, bool with_code,
                     char link[TABLE_LINK])
{
    snprintf(link, TABLE_LINK, "http://%.60s:%d/%s%s", address, port_of(table), with_code ? "#" : "",
             with_code ? host_code(table->host) : "");
}
