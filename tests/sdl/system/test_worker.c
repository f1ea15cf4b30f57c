/*
 * test_worker.c: a thought is thought on a thread, can be stopped, and is thought all the same where the
 * system gives no thread. The linker puts ours in the place of the call that makes one.
 * Wraps: SDL_CreateThread
 */
#include "support/test.h"

#include "sdl/system/worker.h"

static bool no_thread;

SDL_Thread *__real_SDL_CreateThread(SDL_ThreadFunction does, const char *name, void *data);
SDL_Thread *__wrap_SDL_CreateThread(SDL_ThreadFunction does, const char *name, void *data)
{
    return no_thread ? NULL : __real_SDL_CreateThread(does, name, data);
}

struct thought {
    int sum;
    bool stopped;
};

static void add_up(void *context, const struct ai_stop *stop)
{
    struct thought *thought = context;
    (void)stop;
    for (int i = 1; i <= 10; i++)
        thought->sum += i;
}

static void until_stopped(void *context, const struct ai_stop *stop)
{
    struct thought *thought = context;
    while (!stop->asked(stop->context))
        SDL_Delay(1);
    thought->stopped = true;
}

static void assert_is_thought(void)
{
    struct worker worker = {0};
    for (int i = 0; i < 2; i++) { /* the second after the first */
        struct thought thought = {0};
        assert_false(worker_is_busy(&worker) || worker_is_done(&worker));
        worker_begin(&worker, add_up, &thought, sizeof thought);
        assert_true(worker_is_busy(&worker));
        while (!worker_is_done(&worker))
            SDL_Delay(1);
        assert_true(worker_is_busy(&worker)); /* until its end is taken */
        worker_end(&worker);
        assert_int_equal(thought.sum, 55);
    }
    assert_false(worker_is_busy(&worker));
}

TEST(a_thought_is_done_beside_the_program)
{
    no_thread = false;
    assert_is_thought();
}

TEST(without_a_thread_it_is_done_at_once)
{
    struct worker worker = {0};
    struct thought thought = {0};
    no_thread = true;
    assert_is_thought();
    worker_begin(&worker, add_up, &thought, sizeof thought);
    assert_true(worker_is_done(&worker));
    assert_int_equal(thought.sum, 55);
    worker_end(&worker);
}

TEST(a_long_one_is_stopped)
{
    struct worker worker = {0};
    struct thought thought = {0};
    no_thread = false;
    worker_begin(&worker, until_stopped, &thought, sizeof thought);
    assert_false(worker_is_done(&worker));
    worker_end(&worker);
    assert_true(thought.stopped);
    worker_end(&worker); /* where nothing is thought nothing ends */
    assert_false(worker_is_busy(&worker));
}
