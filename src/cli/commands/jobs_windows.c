/* jobs_windows.c: jobs done by threads; see jobs.h. Each thread takes the next free piece. */
#include "cli/commands/jobs.h"

#ifdef _WIN32

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <string.h>

#include "base/check.h"

struct yard {
    const struct jobs *jobs;
    CRITICAL_SECTION lock;
    int next; /* the first piece that nobody has taken */
    bool good;
};

/* Returns the next piece, or -1 if there is none or no more work is wanted. */
static int take(struct yard *yard)
{
    EnterCriticalSection(&yard->lock);
    int index = yard->good && yard->next < yard->jobs->count ? yard->next++ : -1;
    LeaveCriticalSection(&yard->lock);
    return index;
}

static DWORD WINAPI work(void *context)
{
    struct yard *yard = context;
    const struct jobs *jobs = yard->jobs;
    char result[JOBS_RESULT_MAX];
    for (int index = take(yard); index >= 0; index = take(yard)) {
        memset(result, 0, jobs->size);
        jobs->work(jobs->self, index, result);
        EnterCriticalSection(&yard->lock);
        yard->good = yard->good && jobs->done(jobs->self, index, result);
        LeaveCriticalSection(&yard->lock);
    }
    return 0;
}

bool jobs_run(const struct jobs *jobs, struct error *why)
{
    struct yard yard = {.jobs = jobs, .good = true};
    HANDLE threads[JOBS_WORKERS_MAX];
    int count = 0;
    (void)why; /* the caller works too, so there is always a worker */
    CHECK(jobs->workers >= 1 && jobs->workers <= JOBS_WORKERS_MAX && jobs->size <= JOBS_RESULT_MAX);
    InitializeCriticalSection(&yard.lock);
    while (count < jobs->workers - 1 && (threads[count] = CreateThread(NULL, 0, work, &yard, 0, NULL)))
        count++;
    work(&yard);
    for (int i = 0; i < count; i++) {
        WaitForSingleObject(threads[i], INFINITE);
        CloseHandle(threads[i]);
    }
    DeleteCriticalSection(&yard.lock);
    return yard.good;
}

#endif
