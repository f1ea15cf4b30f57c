/* crew_windows.c: a crew of threads; see crew.h. Each takes the next piece that nobody does yet. */
#include "cli/commands/crew.h"

#ifdef _WIN32

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <string.h>

#include "base/check.h"

struct yard {
    const struct crew *crew;
    CRITICAL_SECTION lock;
    int next; /* the first piece that nobody does yet */
    bool good;
};

/* The next piece, or -1 if there is none or no more is wanted. */
static int take(struct yard *yard)
{
    EnterCriticalSection(&yard->lock);
    int index = yard->good && yard->next < yard->crew->count ? yard->next++ : -1;
    LeaveCriticalSection(&yard->lock);
    return index;
}

static DWORD WINAPI work(void *context)
{
    struct yard *yard = context;
    const struct crew *crew = yard->crew;
    char result[CREW_RESULT_MOST];
    for (int index = take(yard); index >= 0; index = take(yard)) {
        memset(result, 0, crew->size);
        crew->work(crew->self, index, result);
        EnterCriticalSection(&yard->lock);
        yard->good = yard->good && crew->done(crew->self, index, result);
        LeaveCriticalSection(&yard->lock);
    }
    return 0;
}

bool crew_run(const struct crew *crew, struct error *why)
{
    struct yard yard = {.crew = crew, .good = true};
    HANDLE threads[CREW_JOBS_MOST];
    int count = 0;
    (void)why; /* the caller works too, so there is always a worker */
    CHECK(crew->jobs >= 1 && crew->jobs <= CREW_JOBS_MOST && crew->size <= CREW_RESULT_MOST);
    InitializeCriticalSection(&yard.lock);
    while (count < crew->jobs - 1 && (threads[count] = CreateThread(NULL, 0, work, &yard, 0, NULL)))
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
