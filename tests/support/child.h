/*
 * child.h: other programs, and this one again, started by a test.
 *
 * A command is a program and its words as one text, read here and by no shell, so that it means the same on
 * every system: blanks part words, but not within '...' and "..."; there and outside, nothing else is special
 * but that "..." takes \" for a quotation mark and \\ for a backslash. The name of the project's
 * folder stands for itself, whatever it has in it.
 */
#ifndef SUPPORT_CHILD_H
#define SUPPORT_CHILD_H

#include <stdbool.h>
#include <stddef.h>

/* The exit status of a program that abort() ended, and of one that child_kill did. */
#ifdef _WIN32
enum { CHILD_ABORTED = 3, CHILD_KILLED = 128 + 9 };
#else
enum { CHILD_ABORTED = 128 + 6, CHILD_KILLED = 128 + 9 };
#endif

struct child;

/* Starts it with these files as its standard streams: NULL is nothing to read, and to be written where the
 * test program writes. The same name for both that it writes has both in one file. NULL if there is no such
 * program. */
struct child *child_start(const char *command, const char *in, const char *out, const char *error);

/* True while it runs. */
bool child_runs(struct child *child);

/* Ends it at once, as the system ends what does not answer any more; child_wait is still to come. */
void child_kill(struct child *child);

/* Asks it to end where the system can (SIGTERM), else ends it; child_wait is still to come. */
void child_end(struct child *child);

/* Waits until it has ended; its exit status. Frees it. */
int child_wait(struct child *child);

/* Runs it to its end: its exit status, or -1 if there is no such program. */
int child_run(const char *command, const char *in, const char *out, const char *error);

/* The same, the first `size` - 1 characters of all that it says, on either stream, in `said`. */
int child_says(const char *command, char *said, size_t size);

#endif
