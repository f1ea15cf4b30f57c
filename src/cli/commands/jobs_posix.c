/*
 * jobs_posix.c: jobs done by processes; see jobs.h.
 *
 * Worker w does pieces w, w + workers, ... and writes each result into its own pipe. It ends when nobody
 * reads its pipe any more; a signal that ends us ends all workers.
 */
#include "cli/commands/jobs.h"

#ifndef _WIN32

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/check.h"
#include "cli/children.h"

struct worker {
    pid_t pid;
    int pipe;   /* its reading end; -1 once it was read to the end */
    int next;   /* the piece of the next result */
    size_t got; /* bytes of that result so far */
    char result[JOBS_RESULT_MAX];
};

/* The workers that the signal handler must end; 0: a free place. */
static volatile sig_atomic_t working[JOBS_WORKERS_MAX];

/* Ends all workers; each of them ends the programs that it started. */
static void end_workers(int number)
{
    for (int i = 0; i < JOBS_WORKERS_MAX; i++)
        if (working[i])
            kill((pid_t)working[i], SIGTERM);
    children_end(number);
}

static bool write_all(int pipe, const char *data, size_t size)
{
    while (size) {
        ssize_t count = write(pipe, data, size);
        if (count < 0 && errno != EINTR)
            return false;
        data += count > 0 ? count : 0;
        size -= count > 0 ? (size_t)count : 0;
    }
    return true;
}

_Noreturn static void work(const struct jobs *jobs, int first, int pipe)
{
    char result[JOBS_RESULT_MAX];
    for (int index = first; index < jobs->count; index += jobs->workers) {
        memset(result, 0, jobs->size);
        jobs->work(jobs->self, index, result);
        if (!write_all(pipe, result, jobs->size))
            _exit(1);
    }
    _exit(0);
}

/* The body of a new worker; it closes the pipes of earlier ones. */
_Noreturn static void begin(const struct jobs *jobs, const struct worker *workers, int number,
                            const int ends[2], const sigset_t *signals)
{
    children_handle(SIG_DFL);
    children_let_through(signals);
    for (int i = 0; i < number; i++)
        close(workers[i].pipe);
    close(ends[0]);
    work(jobs, number, ends[1]);
}

static bool start(const struct jobs *jobs, struct worker *workers, int number, struct error *error)
{
    struct worker *worker = &workers[number];
    int ends[2];
    sigset_t signals;
    if (!children_pipe(ends))
        return error_set(error, "there is no pipe to a worker process: %s", strerror(errno));
    children_hold(&signals);
    worker->pid = fork();
    if (worker->pid == 0)
        begin(jobs, workers, number, ends, &signals);
    int failure = errno;
    working[number] = worker->pid > 0 ? (sig_atomic_t)worker->pid : 0;
    children_let_through(&signals);
    close(ends[1]);
    if (worker->pid < 0) {
        close(ends[0]);
        return error_set(error, "a worker process can't be started: %s", strerror(failure));
    }
    worker->pipe = ends[0];
    worker->next = number;
    return true;
}

/* Reads what a worker has written. False if no more work is wanted, or with the error. */
static bool hear(const struct jobs *jobs, struct worker *worker, struct error *error)
{
    ssize_t count = read(worker->pipe, worker->result + worker->got, jobs->size - worker->got);
    if (count < 0 && errno == EINTR)
        return true;
    if (count <= 0) {
        close(worker->pipe);
        worker->pipe = -1;
        return worker->next >= jobs->count || error_set(error, "a worker process ended too early");
    }
    worker->got += (size_t)count;
    if (worker->got < jobs->size)
        return true;
    int index = worker->next;
    worker->got = 0;
    worker->next += jobs->workers;
    return jobs->done(jobs->self, index, worker->result);
}

/* Waits until something can be read; false once all workers have finished. */
static bool wait_for(const struct worker *workers, int jobs, struct pollfd *ends)
{
    int open = 0;
    for (int i = 0; i < jobs; i++) {
        ends[i] = (struct pollfd){.fd = workers[i].pipe, .events = POLLIN};
        open += workers[i].pipe >= 0;
    }
    if (open)
        poll(ends, (nfds_t)jobs, -1);
    return open;
}

static bool hear_all(const struct jobs *jobs, struct worker *workers, struct error *error)
{
    struct pollfd ends[JOBS_WORKERS_MAX];
    while (wait_for(workers, jobs->workers, ends))
        for (int i = 0; i < jobs->workers; i++)
            if (workers[i].pipe >= 0 && ends[i].revents && !hear(jobs, &workers[i], error))
                return false;
    return true;
}

static void dismiss(struct worker *worker, int number, bool good)
{
    if (worker->pipe >= 0)
        close(worker->pipe);
    if (!good)
        kill(worker->pid, SIGTERM); /* it also ends the programs that it started */
    while (waitpid(worker->pid, NULL, 0) < 0 && errno == EINTR)
        continue;
    working[number] = 0;
}

static bool run_alone(const struct jobs *jobs)
{
    char result[JOBS_RESULT_MAX];
    for (int index = 0; index < jobs->count; index++) {
        memset(result, 0, jobs->size);
        jobs->work(jobs->self, index, result);
        if (!jobs->done(jobs->self, index, result))
            return false;
    }
    return true;
}

bool jobs_run(const struct jobs *jobs, struct error *error)
{
    CHECK(jobs->workers >= 1 && jobs->workers <= JOBS_WORKERS_MAX && jobs->size <= JOBS_RESULT_MAX);
    if (jobs->workers == 1)
        return run_alone(jobs);
    struct worker *workers = calloc((size_t)jobs->workers, sizeof *workers);
    CHECK_MEMORY(workers);
    fflush(NULL); /* otherwise every worker would write what is buffered */
    int started = 0;
    bool good = true;
    children_handle(end_workers);
    while (good && started < jobs->workers) {
        good = start(jobs, workers, started, error);
        started += good;
    }
    good = good && hear_all(jobs, workers, error);
    for (int i = 0; i < started; i++)
        dismiss(&workers[i], i, good);
    children_handle(SIG_DFL);
    free(workers);
    return good;
}

#endif
