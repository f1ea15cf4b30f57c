/*
 * children.h: what bots and workers have in common as processes: they inherit no pipe that is not theirs, and
 * a signal that ends `tigers` from outside (Ctrl+C, Ctrl+\, a closed terminal, kill) ends them. Not on
 * Windows, where a job does that.
 */
#ifndef CLI_CHILDREN_H
#define CLI_CHILDREN_H

#ifndef _WIN32

#include <signal.h>
#include <stdbool.h>

/* A pipe whose ends no other program inherits, and which are never 0, 1 or 2. False with errno set. */
bool children_pipe(int ends[2]);

/* From now on `handler` (or SIG_DFL) is called for the signals that end us; those that are ignored stay so.
 */
void children_handle(void (*handler)(int));

/* For the end of a handler: ends us by that signal, as if it had not been handled. */
void children_end(int number);

/* Until they are let through again the signals wait: what is started meanwhile can be noted before it is too
 * late. `before` is what children_let_through takes, in us and in a child of fork. */
void children_hold(sigset_t *before);
void children_let_through(const sigset_t *before);

#endif

#endif
