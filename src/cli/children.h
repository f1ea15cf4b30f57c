/*
 * children.h: what the processes of bots and of workers share. They inherit no pipe that isn't theirs, and
 * they end when a signal from outside ends `tigers` (Ctrl+C, Ctrl+\, a closed terminal, kill). Not on
 * Windows, where a job does that.
 */
#ifndef CLI_CHILDREN_H
#define CLI_CHILDREN_H

#ifndef _WIN32

#include <signal.h>
#include <stdbool.h>

/* Makes a pipe whose ends no other program inherits; they are never 0, 1 or 2. False with errno set. */
bool children_pipe(int ends[2]);

/* Calls `handler` (or SIG_DFL) for the signals that end this program; ignored signals stay ignored. */
void children_handle(void (*handler)(int));

/* Ends a handler: the program dies by that signal, as if it hadn't been handled. */
void children_end(int number);

/* Holds the signals back until they are let through again, so that a child can be noted before a signal ends
 * it. children_let_through takes the `before` of children_hold, in this process and in a child of fork. */
void children_hold(sigset_t *before);
void children_let_through(const sigset_t *before);

#endif

#endif
