/*
 * process_posix.c: starts programs with fork and /bin/sh, and waits with poll; see process.h.
 *
 * Each program has its own process group, so that everything it started can be ended with it, even if a
 * signal ends us.
 */
#include "cli/bots/process.h"

#ifndef _WIN32

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/check.h"
#include "cli/children.h"

enum { PROCESS_MAX = 8, STOP_STEP = 5 /* milliseconds */ };

struct process {
    pid_t pid;
    int input;  /* we write, it reads; -1 once closed */
    int output; /* it writes, we read */
    int place;  /* in `running` */
};

/* The groups that the signal handler must end; 0: a free place. */
static volatile sig_atomic_t running[PROCESS_MAX];

static void end_all(int number)
{
    for (int i = 0; i < PROCESS_MAX; i++)
        if (running[i])
            kill(-(pid_t)running[i], SIGKILL);
    children_end(number);
}

static int enter_running(pid_t pid)
{
    int place = 0;
    for (; running[place]; place++)
        CHECK(place + 1 < PROCESS_MAX);
    running[place] = (sig_atomic_t)pid;
    signal(SIGPIPE, SIG_IGN); /* writing to a program that is gone fails instead */
    children_handle(end_all);
    return place;
}

_Noreturn static void run_command(const char *command, int input, int output, const sigset_t *signals)
{
    setpgid(0, 0);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    children_handle(SIG_DFL); /* the program must not end what we would end */
    children_let_through(signals);
    if (dup2(input, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0)
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static void close_pipe(const int ends[2])
{
    close(ends[0]);
    close(ends[1]);
}

/* Starts it and enters it in `running`. False with errno set if the system has no process for it. */
static bool run_process(struct process *process, const char *command, int input, int output)
{
    sigset_t signals;
    children_hold(&signals); /* a signal between its start and its entry in `running` would leave it behind */
    process->pid = fork();
    if (process->pid == 0)
        run_command(command, input, output, &signals);
    int failure = errno;
    if (process->pid > 0) {
        setpgid(process->pid, process->pid); /* either of the two may come first */
        process->place = enter_running(process->pid);
    }
    children_let_through(&signals);
    errno = failure;
    return process->pid > 0;
}

struct process *process_start(const char *command, struct error *error)
{
    int input[2], output[2];
    if (!children_pipe(input)) {
        error_set(error, "can't be started, there is no pipe to it: %s", strerror(errno));
        return NULL;
    }
    if (!children_pipe(output)) {
        error_set(error, "can't be started, there is no pipe from it: %s", strerror(errno));
        close_pipe(input);
        return NULL;
    }
    struct process *process = malloc(sizeof *process);
    CHECK_MEMORY(process);
    *process = (struct process){.input = input[1], .output = output[0]};
    if (!run_process(process, command, input[0], output[1])) {
        error_set(error, "can't be started: %s", strerror(errno));
        close_pipe(input);
        close_pipe(output);
        free(process);
        return NULL;
    }
    close(input[0]);
    close(output[1]);
    fcntl(input[1], F_SETFL, O_NONBLOCK);
    fcntl(output[0], F_SETFL, O_NONBLOCK);
    return process;
}

int process_write(struct process *process, const char *data, size_t size)
{
    ssize_t count = write(process->input, data, size);
    if (count >= 0)
        return (int)count;
    return errno == EAGAIN || errno == EINTR ? 0 : -1;
}

int process_read(struct process *process, char *data, size_t size)
{
    ssize_t count = read(process->output, data, size);
    if (count > 0)
        return (int)count;
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : -1;
}

void process_wait(struct process *process, bool to_write, int milliseconds)
{
    struct pollfd ends[2] = {{.fd = process->output, .events = POLLIN},
                             {.fd = process->input, .events = POLLOUT}};
    poll(ends, to_write ? 2 : 1, milliseconds);
}

static int64_t read_clock(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t process_now(void)
{
    return read_clock(CLOCK_MONOTONIC) / 1000000;
}

int64_t process_clock(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

int64_t process_worked(void)
{
    return read_clock(CLOCK_THREAD_CPUTIME_ID);
}

/* Waits for its end until `deadline` at most; true if it has ended. */
static bool wait_until(pid_t pid, int64_t deadline)
{
    for (;;) {
        if (waitpid(pid, NULL, WNOHANG) != 0)
            return true;
        if (process_now() >= deadline)
            return false;
        struct timespec step = {.tv_nsec = STOP_STEP * 1000000L};
        nanosleep(&step, NULL);
    }
}

void process_stop(struct process *process, int milliseconds)
{
    close(process->input);
    bool ended = wait_until(process->pid, process_now() + milliseconds);
    kill(-process->pid, SIGKILL); /* ends also what the shell left behind */
    while (!ended && waitpid(process->pid, NULL, 0) < 0 && errno == EINTR)
        continue;
    close(process->output);
    running[process->place] = 0;
    free(process);
}

#endif
