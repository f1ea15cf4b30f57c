/*
 * worker.h: one piece of thinking on a thread of its own, so that the window
 * never waits for it and can tell it to stop.
 *
 * While the thread runs, the context is the thread's alone. In a browser's page a second copy of the program
 * thinks instead, over a copy of the context, which comes back now and then and at the end. So the context is
 * one block of bytes that points to nothing but constants.
 */
#ifndef SDL_WORKER_H
#define SDL_WORKER_H

#include <SDL.h>
#include <stdatomic.h>

#include "ai/ai.h"

struct worker {
    SDL_Thread *thread; /* NULL: nothing runs, or in a page */
    int page;           /* number of the work in the page */
    atomic_bool asked;  /* to stop */
    atomic_bool done;   /* not SDL's atomics: ThreadSanitizer does not see that those order anything */
    struct ai_stop stop;
    void (*work)(void *context, const struct ai_stop *stop);
    void *context;
};

/* Calls `work` with `context` (of `size` bytes) on a thread, or at once if none can be had. Nothing may run
 * in the worker, and neither of the two may move in memory until worker_end. */
void worker_begin(struct worker *worker, void (*work)(void *context, const struct ai_stop *stop),
                  void *context, size_t size);

/* True from worker_begin to worker_end. */
bool worker_is_busy(const struct worker *worker);

/* True if the work is done; worker_end is then to be called, and does not wait. */
bool worker_is_done(struct worker *worker);

/* Asks the work to stop if it goes on, waits for its end, and frees the thread. */
void worker_end(struct worker *worker);

#endif
