/* children_posix.c: pipes to other processes, and signals that end us; see children.h. */
#include "cli/children.h"

#ifndef _WIN32

#include <fcntl.h>
#include <stddef.h>
#include <unistd.h>

enum { ENDING = 4 };
static const int ending[ENDING] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};

bool children_pipe(int ends[2])
{
    int raw[2];
    if (pipe(raw))
        return false;
    for (int i = 0; i < 2; i++) {
        ends[i] = fcntl(raw[i], F_DUPFD_CLOEXEC, 3);
        close(raw[i]);
    }
    if (ends[0] >= 0 && ends[1] >= 0)
        return true;
    for (int i = 0; i < 2; i++)
        if (ends[i] >= 0)
            close(ends[i]);
    return false;
}

void children_handle(void (*handler)(int))
{
    for (int i = 0; i < ENDING; i++)
        if (signal(ending[i], handler) == SIG_IGN)
            signal(ending[i], SIG_IGN);
}

void children_end(int number)
{
    signal(number, SIG_DFL);
    raise(number);
}

void children_hold(sigset_t *before)
{
    sigset_t held;
    sigemptyset(&held);
    for (int i = 0; i < ENDING; i++)
        sigaddset(&held, ending[i]);
    sigprocmask(SIG_BLOCK, &held, before);
}

void children_let_through(const sigset_t *before)
{
    sigprocmask(SIG_SETMASK, before, NULL);
}

#endif
