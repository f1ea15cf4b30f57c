/*
 * crew.c: see crew.h.
 *
 * A thread that is free takes the next piece, the main thread too. So nobody waits for a thread that the
 * system has not woken.
 */
#include "sdl/art/crew.h"

#include <SDL.h>
#include <stdbool.h>

enum { HELPERS_MAX = 7 };

/* One for the program. The lock guards all but `threads`. */
static struct {
    SDL_Thread *threads[HELPERS_MAX];
    SDL_mutex *lock;
    SDL_cond *begun, *finished;
    void (*work)(void *context, int i);
    void *context;
    int next, done, count;
    bool ends;
    int helpers; /* -1: could not be started */
} crew;

/* Takes pieces until none is left. The lock is held before and after. */
static void take_pieces(void)
{
    while (crew.next < crew.count) {
        int i = crew.next++;
        void (*work)(void *, int) = crew.work;
        void *context = crew.context;
        SDL_UnlockMutex(crew.lock);
        work(context, i);
        SDL_LockMutex(crew.lock);
        if (++crew.done == crew.count)
            SDL_CondSignal(crew.finished);
    }
}

static int help(void *unused)
{
    (void)unused;
    SDL_LockMutex(crew.lock);
    while (!crew.ends) {
        take_pieces();
        if (!crew.ends)
            SDL_CondWait(crew.begun, crew.lock);
    }
    SDL_UnlockMutex(crew.lock);
    return 0;
}

static void begin(void)
{
    int wanted = SDL_min(SDL_GetCPUCount() - 1, HELPERS_MAX);
    crew.helpers = -1;
#ifdef __EMSCRIPTEN__
    wanted = 0;
#endif
    if (wanted < 1)
        return;
    crew.ends = false;
    crew.lock = SDL_CreateMutex();
    crew.begun = SDL_CreateCond();
    crew.finished = SDL_CreateCond();
    if (!crew.lock || !crew.begun || !crew.finished)
        return;
    for (int i = 0; i < wanted; i++)
        if ((crew.threads[i] = SDL_CreateThread(help, "crew", NULL)))
            crew.helpers = i + 1;
}

void crew_share(void (*work)(void *context, int i), void *context, int count)
{
    if (count > 1 && crew.helpers == 0)
        begin();
    if (count < 2 || crew.helpers < 1) {
        for (int i = 0; i < count; i++)
            work(context, i);
        return;
    }
    SDL_LockMutex(crew.lock);
    crew.work = work;
    crew.context = context;
    crew.next = crew.done = 0;
    crew.count = count;
    SDL_CondBroadcast(crew.begun);
    take_pieces();
    while (crew.done < crew.count)
        SDL_CondWait(crew.finished, crew.lock);
    crew.count = crew.next = 0;
    SDL_UnlockMutex(crew.lock);
}

void crew_end(void)
{
    if (crew.lock) {
        SDL_LockMutex(crew.lock);
        crew.ends = true;
        SDL_CondBroadcast(crew.begun);
        SDL_UnlockMutex(crew.lock);
    }
    for (int i = 0; i < HELPERS_MAX; i++) {
        SDL_WaitThread(crew.threads[i], NULL);
        crew.threads[i] = NULL;
    }
    SDL_DestroyCond(crew.finished);
    SDL_DestroyCond(crew.begun);
    SDL_DestroyMutex(crew.lock);
    crew.finished = crew.begun = NULL;
    crew.lock = NULL;
    crew.helpers = 0;
}
