/*
 * open_table.h: a table with an open port: the referee (host.h), the server that brings it guests, and the
 * answer to programs that look for tables. The window and `tigers host` both use it.
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
    const char *name;           /* of its player, for those who look for tables; NULL: hidden */
};

struct open_table;

#ifdef TIGERS_NET
/* Opens the port and the table; with `goes_on` continues the match saved at host.path. NULL with the problem
 * if that fails. The texts in `setup` must exist until open_table_free. */
struct open_table *open_table_new(const struct open_table_setup *setup, bool goes_on, struct problem *why);

/* Tells all guests that the table is closed, and closes the port. NULL is allowed. */
void open_table_free(struct open_table *table);

/* Return the mode of the match, the referee and the server. */
const struct ruleset *open_table_rules(const struct open_table *table);
struct host *open_table_host(struct open_table *table);
const struct server *open_table_server(const struct open_table *table);

/* True if browsers find the game's page at the table; true also for pictures. */
bool open_table_has_page(const struct open_table *table);

/* Does everything that is due. Returns in how many milliseconds to call it again unless something comes
 * before; -1: only when something comes. `now` as in host.h. */
int64_t open_table_turn(struct open_table *table, int64_t now);

/* Sleeps until something comes, at most that long. */
void open_table_wait(struct open_table *table, int64_t milliseconds);

/* The line of a player in this program. open_table_line_here opens it and returns its number.
 * open_table_hear_here takes the host's next message, whose bytes are valid until the next call for this
 * table; `*bytes` is NULL if the line has been closed. False if there is none. open_table_say_here sends a
 * message to the host. */
int open_table_line_here(struct open_table *table, int64_t now);
bool open_table_hear_here(struct open_table *table, const char **bytes, size_t *size);
void open_table_say_here(struct open_table *table, const char *bytes, size_t size, int64_t now);

/* Fills `bytes` with bytes that nobody can guess, such as the next match's seed. */
void open_table_random(struct open_table *table, void *bytes, size_t size);

/* Returns how many guests have a line. */
int open_table_guests(const struct open_table *table);

/* Writes the link for guests at this address of the machine, "http://192.168.1.5:7733/"; if `with_code`, with
 * the code after a #. */
void open_table_link(const struct open_table *table, const char *address, bool with_code,
                     char link[TABLE_LINK]);

#else /* a browser's page opens no table, so these do nothing */

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
