/*
 * open_table.h: a table with an open port: the referee (host.h), the server that brings it guests, and the
 * answer to those who look for tables. The window and `tigers host` use it alike.
 */
#ifndef NET_OPEN_TABLE_H
#define NET_OPEN_TABLE_H

#include "host/host.h"
#include "net/server.h"

enum { TABLE_LINK = 128 };

struct open_table_setup {
    struct host_setup host; /* leave out `random` and `context`: the port has its own. With them the table has
                               no port and no guests from elsewhere: for pictures */
    struct server_setup server; /* leave out `wake` and `to` if the program waits in open_table_wait */
    const char *name;           /* the player whose table it is, for seekers; NULL: seekers don't find it */
};

struct open_table;

#ifdef TIGERS_NET
/* Opens the port and the table. With `goes_on` the match saved at host.path is continued. NULL with a
 * sentence if that fails. The texts that `setup` points to must stay until the end. */
struct open_table *open_table_new(const struct open_table_setup *setup, bool goes_on, struct problem *why);

/* Closes the port, after all guests have heard that the table is closed. NULL is allowed. */
void open_table_free(struct open_table *table);

/* The mode that is played. */
const struct ruleset *open_table_rules(const struct open_table *table);
struct host *open_table_host(struct open_table *table);
const struct server *open_table_server(const struct open_table *table);

/* True if browsers find the game's page at the table; true also for pictures. */
bool open_table_has_page(const struct open_table *table);

/* Does all that is due. Returns in how many milliseconds to call it again, unless something comes before; -1:
 * only when something comes. `now` as in host.h. */
int64_t open_table_turn(struct open_table *table, int64_t now);

/* Sleeps until something comes, at most that long. */
void open_table_wait(struct open_table *table, int64_t milliseconds);

/* The line of a player at this very program: its number, and what the host says on it. The bytes are the
 * host's until the next call of anything here; with `*bytes` NULL the line is closed. */
int open_table_line_here(struct open_table *table, int64_t now);
bool open_table_hear_here(struct open_table *table, const char **bytes, size_t *size);
void open_table_say_here(struct open_table *table, const char *bytes, size_t size, int64_t now);

/* Bytes that nobody can guess, such as the next match's seed. */
void open_table_random(struct open_table *table, void *bytes, size_t size);

/* Returns how many guests have a line. */
int open_table_guests(const struct open_table *table);

/* Where guests find the table at this address of the machine: "http://192.168.1.5:7733/", with the code
 * behind a # if `with_code`. */
void open_table_link(const struct open_table *table, const char *address, bool with_code,
                     char link[TABLE_LINK]);

#else /* a browser's page opens no table: nothing is asked of one */

static inline struct open_table *open_table_new(const struct open_table_setup *setup, bool goes_on,
                                                struct problem *why)
{
    (void)setup;
    (void)goes_on;
    (void)why;
    return NULL;
}

static inline void open_table_free(struct open_table *table)
{
    (void)table;
}

static inline const struct ruleset *open_table_rules(const struct open_table *table)
{
    (void)table;
    return NULL;
}

static inline struct host *open_table_host(struct open_table *table)
{
    (void)table;
    return NULL;
}

static inline bool open_table_has_page(const struct open_table *table)
{
    (void)table;
    return false;
}

static inline int64_t open_table_turn(struct open_table *table, int64_t now)
{
    (void)table;
    (void)now;
    return -1;
}

static inline int open_table_line_here(struct open_table *table, int64_t now)
{
    (void)table;
    (void)now;
    return 0;
}

static inline bool open_table_hear_here(struct open_table *table, const char **bytes, size_t *size)
{
    (void)table;
    (void)bytes;
    (void)size;
    return false;
}

static inline void open_table_say_here(struct open_table *table, const char *bytes, size_t size, int64_t now)
{
    (void)table;
    (void)bytes;
    (void)size;
    (void)now;
}

static inline void open_table_random(struct open_table *table, void *bytes, size_t size)
{
    (void)table;
    (void)bytes;
    (void)size;
}

static inline void open_table_link(const struct open_table *table, const char *address, bool with_code,
                                   char link[TABLE_LINK])
{
    (void)table;
    (void)address;
    (void)with_code;
    link[0] = '\0';
}
#endif

#endif
