/*
 * ending.h: the signals that end `tigers` from outside (Ctrl+C, Ctrl+\, a closed terminal, kill), for those
 * who have started something that is to be ended with it. Not on Windows, where a job ends them.
 */
#ifndef CLI_ENDING_H
#define CLI_ENDING_H

#ifndef _WIN32

#include <signal.h>

/* From now on `handler` (or SIG_DFL) is called for them; those that are ignored stay so. */
void ending_handle(void (*handler)(int));

/* For the end of a handler: ends us by that signal, as if it had not been handled. */
void ending_go_on(int number);

/* Until they are let through again they wait: what is started meanwhile can be noted before it is too late.
 * `before` is what ending_let_through takes, in us and in a child of fork. */
void ending_hold(sigset_t *before);
void ending_let_through(const sigset_t *before);

#endif

#endif
