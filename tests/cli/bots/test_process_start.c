/*
 * test_process_start.c: a signal that comes while a program is being started ends the program, too. The
 * system's setpgid is one that the signal comes with.
 * Wraps: setpgid
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/bots/process.h"

enum { PATIENCE = 60000 /* milliseconds */ };

int __real_setpgid(pid_t pid, pid_t group);
int __wrap_setpgid(pid_t pid, pid_t group)
{
    int answer = __real_setpgid(pid, group);
    if (pid)
        raise(SIGTERM);
    return answer;
}

/* Starts a program that stays and holds the pipe's other end, and is ended while it does so. */
_Noreturn static void be_ended(int end)
{
    struct error why;
    close(end);
    process_start("exec sleep 1000", &why);
    _exit(1);
}

TEST(test_a_signal_while_a_program_is_started)
{
    int ends[2], status;
    assert_int_equal(pipe(ends), 0);
    pid_t match = fork();
    assert_true(match >= 0);
    if (match == 0)
        be_ended(ends[0]);
    close(ends[1]);
    assert_int_equal(waitpid(match, &status, 0), match);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGTERM);
    struct pollfd held = {.fd = ends[0], .events = POLLIN};
    assert_int_equal(poll(&held, 1, PATIENCE), 1);
    assert_int_equal(held.revents & (POLLHUP | POLLIN), POLLHUP); /* nobody is there any more */
    close(ends[0]);
}

int main(void)
{
    signal(SIGTERM, SIG_DFL);
    return test_file_run();
}
