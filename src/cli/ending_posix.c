/* ending_posix.c: signals that end us; see ending.h. */
#include "cli/ending.h"

#ifndef _WIN32

#include <stddef.h>

enum { ENDING = 4 };
static const int ending[ENDING] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};

void ending_handle(void (*handler)(int))
{
    for (int i = 0; i < ENDING; i++)
        if (signal(ending[i], handler) == SIG_IGN)
            signal(ending[i], SIG_IGN);
}

void ending_go_on(int number)
{
    signal(number, SIG_DFL);
    raise(number);
}

void ending_hold(sigset_t *before)
{
    sigset_t held;
    sigemptyset(&held);
    for (int i = 0; i < ENDING; i++)
        sigaddset(&held, ending[i]);
    sigprocmask(SIG_BLOCK, &held, before);
}

void ending_let_through(const sigset_t *before)
{
    sigprocmask(SIG_SETMASK, before, NULL);
}

#endif
