/* thread_windows.c: threads of Windows; see thread.h. */
#include "net/thread.h"

#ifdef _WIN32

#include <windows.h>

#include <process.h>
#include <stdlib.h>

#include "base/check.h"

struct thread {
    HANDLE handle;
    void (*run)(void *self);
    void *self;
};

static unsigned __stdcall run(void *of)
{
    struct thread *thread = of;
    thread->run(thread->self);
    return 0;
}

struct thread *thread_start(void (*function)(void *self), void *self)
{
    struct thread *thread = malloc(sizeof *thread);
    CHECK_MEMORY(thread);
    thread->run = function;
    thread->self = self;
    thread->handle = (HANDLE)_beginthreadex(NULL, 0, run, thread, 0, NULL);
    if (thread->handle)
        return thread;
    free(thread);
    return NULL;
}

void thread_join(struct thread *thread)
{
    if (thread) {
        WaitForSingleObject(thread->handle, INFINITE);
        CloseHandle(thread->handle);
    }
    free(thread);
}

void thread_leave(struct thread *thread)
{
    CloseHandle(thread->handle);
    free(thread);
}

struct door {
    CRITICAL_SECTION lock;
    CONDITION_VARIABLE knocked;
};

struct door *door_new(void)
{
    struct door *door = malloc(sizeof *door);
    CHECK_MEMORY(door);
    InitializeCriticalSection(&door->lock);
    InitializeConditionVariable(&door->knocked);
    return door;
}

void door_free(struct door *door)
{
    DeleteCriticalSection(&door->lock);
    free(door);
}

void door_enter(struct door *door)
{
    EnterCriticalSection(&door->lock);
}

void door_leave(struct door *door)
{
    LeaveCriticalSection(&door->lock);
}

void door_wait(struct door *door, int64_t milliseconds)
{
    DWORD time = milliseconds < 0 ? INFINITE : (DWORD)milliseconds;
    SleepConditionVariableCS(&door->knocked, &door->lock, time);
}

void door_knock(struct door *door)
{
    WakeAllConditionVariable(&door->knocked);
}

#endif
