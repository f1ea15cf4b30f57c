/* thread_posix.c: threads of POSIX; see thread.h. */
#include "net/thread.h"

#ifndef _WIN32

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

#include "base/check.h"

struct thread {
    pthread_t thread;
    void (*run)(void *self);
    void *self;
};

/* Blocks signals in this thread: the program's first thread handles them. */
static void *run(void *of)
{
    struct thread *thread = of;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    thread->run(thread->self);
    return NULL;
}

struct thread *thread_start(void (*function)(void *self), void *self)
{
    struct thread *thread = malloc(sizeof *thread);
    CHECK_MEMORY(thread);
    thread->run = function;
    thread->self = self;
    if (pthread_create(&thread->thread, NULL, run, thread) == 0)
        return thread;
    free(thread);
    return NULL;
}

void thread_join(struct thread *thread)
{
    if (thread)
        pthread_join(thread->thread, NULL);
    free(thread);
}

void thread_leave(struct thread *thread)
{
    pthread_detach(thread->thread);
    free(thread);
}

struct door {
    pthread_mutex_t lock;
    pthread_cond_t knocked;
};

/* Except on macOS and in a browser, a wait lasts as long as it should even if somebody sets the clock. */
#if defined(__APPLE__) || defined(__EMSCRIPTEN__)

enum { WAITS_BY = CLOCK_REALTIME };

static bool begin_waits(pthread_cond_t *knocked)
{
    return pthread_cond_init(knocked, NULL) == 0;
}

#else

enum { WAITS_BY = CLOCK_MONOTONIC };

static bool begin_waits(pthread_cond_t *knocked)
{
    pthread_condattr_t how;
    if (pthread_condattr_init(&how) != 0)
        return false;
    bool good = pthread_condattr_setclock(&how, WAITS_BY) == 0 && pthread_cond_init(knocked, &how) == 0;
    pthread_condattr_destroy(&how);
    return good;
}

#endif

struct door *door_new(void)
{
    struct door *door = malloc(sizeof *door);
    CHECK_MEMORY(door);
    CHECK(pthread_mutex_init(&door->lock, NULL) == 0 && begin_waits(&door->knocked));
    return door;
}

void door_free(struct door *door)
{
    pthread_cond_destroy(&door->knocked);
    pthread_mutex_destroy(&door->lock);
    free(door);
}

void door_enter(struct door *door)
{
    pthread_mutex_lock(&door->lock);
}

void door_leave(struct door *door)
{
    pthread_mutex_unlock(&door->lock);
}

void door_wait(struct door *door, int64_t milliseconds)
{
    struct timespec until;
    if (milliseconds < 0) {
        pthread_cond_wait(&door->knocked, &door->lock);
        return;
    }
    clock_gettime(WAITS_BY, &until);
    int64_t nanoseconds = until.tv_nsec + milliseconds % 1000 * 1000000;
    until.tv_sec += (time_t)(milliseconds / 1000 + nanoseconds / 1000000000);
    until.tv_nsec = (long)(nanoseconds % 1000000000);
    pthread_cond_timedwait(&door->knocked, &door->lock, &until);
}

void door_knock(struct door *door)
{
    pthread_cond_broadcast(&door->knocked);
}

#endif
