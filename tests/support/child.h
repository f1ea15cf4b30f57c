/*
 * child.h: programs that a test starts.
 *
 * A command is a program and its arguments as one text. It is split here and not by a shell, so that it means
 * the same on every system: blanks separate words, except within '...' and "...". Within "...", \" is a
 * quotation mark and \\ a backslash. Nothing is special in the path of the project's folder.
 */
#ifndef SUPPORT_CHILD_H
#define SUPPORT_CHILD_H

#include <stdbool.h>
#include <stddef.h>

/* The exit statuses of a program that called abort(), and of one that child_kill ended. */
#ifdef _WIN32
enum { CHILD_ABORTED = 3, CHILD_KILLED = 128 + 9 };
#else
enum { CHILD_ABORTED = 128 + 6, CHILD_KILLED = 128 + 9 };
#endif

struct child;

/* Starts a command with these files as its standard streams. NULL: its input is empty; its output goes where
 * the test's own goes. `out` and `error` may be the same file. Returns NULL if there is no such program. */
struct child *child_start(const char *command, const char *in, const char *out, const char *error);

/* True while it runs. */
bool child_runs(struct child *child);

/* Kills it; child_wait must follow. */
void child_kill(struct child *child);

/* Asks it to end (SIGTERM), or kills it on Windows; child_wait must follow. */
void child_end(struct child *child);

/* Waits until it has ended, frees it and returns its exit status. */
int child_wait(struct child *child);

/* Runs a command to its end; returns its exit status, or -1 if there is no such program. */
int child_run(const char *command, const char *in, const char *out, const char *error);

/* The same; `said` gets the first `size` - 1 characters that it writes to either stream. */
int child_says(const char *command, char *said, size_t size);

#endif
