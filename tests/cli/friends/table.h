/* table.h: a tigers host of a test, and guests that join it. */
#ifndef FRIENDS_TABLE_H
#define FRIENDS_TABLE_H

#include "support/test.h"

#include "cli/program.h"

struct friends {
    struct child *host;
    char out[512], code[16], rest[2200];
    int port;
};

/* Waits until the host has printed that; gives up after a minute. */
static inline void friends_wait_for(const struct friends *table, const char *words)
{
    for (int tries = 0; tries < 1200; tries++) {
        char *text = program_read_file(table->out);
        bool found = strstr(text, words) != NULL;
        free(text);
        if (found)
            return;
        system_sleep(50);
    }
    fail_msg("the host never said \"%s\"", words);
}

static inline void friends_start(struct friends *table)
{
    char command[4096];
    snprintf(command, sizeof command, "'%s/tigers' host --hidden --listen 127.0.0.1 %s", PROGRAM_DIR,
             table->rest);
    if (table->port)
        snprintf(command + strlen(command), sizeof command - strlen(command), " --port %d", table->port);
    system_set("LC_ALL", "C");
    table->host = child_start(command, NULL, table->out, table->out);
    assert_non_null(table->host);
    friends_wait_for(table, "with the code ");
}

/* Opens a table at that port (0: any) with these arguments, and reads its port and code; what it says is in
 * the file of that name. */
static inline void friends_open_as(struct friends *table, const char *name, int port, const char *arguments)
{
    *table = (struct friends){.port = port};
    snprintf(table->rest, sizeof table->rest, "%s", arguments);
    program_name_file(name, table->out);
    remove(table->out);
    friends_start(table);
    char *text = program_read_file(table->out);
    const char *link = strstr(text, "http://127.0.0.1:"), *code = strstr(text, "with the code ");
    assert_true(link && code && sscanf(link, "http://127.0.0.1:%d/", &table->port) == 1 &&
                sscanf(code, "with the code %6[A-Z0-9]", table->code) == 1);
    free(text);
}

static inline void friends_open(struct friends *table, const char *arguments)
{
    friends_open_as(table, "host", 0, arguments);
}

static inline void friends_kill(struct friends *table)
{
    child_kill(table->host);
    child_wait(table->host);
}

static inline void friends_close(struct friends *table)
{
    friends_kill(table);
    remove(table->out);
}

/* Joins with these words typed in; the exit status. */
static inline int friends_join_with(const struct friends *table, const char *code, const char *more,
                                    const char *in, char *said, size_t size)
{
    char command[4096], out[512];
    program_name_file("join", out);
    snprintf(command, sizeof command, "'%s/tigers' join 127.0.0.1:%d %s %s", PROGRAM_DIR, table->port, code,
             more);
    system_set("LC_ALL", "C");
    int status = child_run(command, in, out, out);
    char *text = program_read_file(out);
    snprintf(said, size, "%s", text);
    free(text);
    remove(out);
    return status;
}

static inline int friends_join(const struct friends *table, const char *code, const char *more,
                               char said[2000])
{
    return friends_join_with(table, code, more, NULL, said, 2000);
}

/* Joins and goes on playing; what it says is in the file of that name. */
static inline struct child *friends_begin(const struct friends *table, const char *name, const char *more)
{
    char command[4096];
    snprintf(command, sizeof command, "'%s/tigers' join 127.0.0.1:%d %s %s", PROGRAM_DIR, table->port,
             table->code, more);
    struct child *child = child_start(command, NULL, program_path(name), program_path(name));
    assert_non_null(child);
    return child;
}

/* The command line is wrong, and it says why. */
static inline void assert_usage(const char *arguments, const char *why)
{
    struct run run = program_run("", "%s", arguments);
    assert_int_equal(run.status, 2);
    program_assert_holds(run.error, why);
    run_deinit(&run);
}

#endif
