/* clock.c: the time of day and the processor time; see clock.h. */
#include "base/clock.h"

#include <sys/time.h>
#include <time.h>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#endif

int64_t clock_today(void)
{
    struct timeval now; /* Windows' library has neither timespec_get nor clock_gettime */
    gettimeofday(&now, NULL);
    return (int64_t)now.tv_sec * 1000000 + (int64_t)now.tv_usec;
}

#ifdef _WIN32

static double seconds(const FILETIME *time)
{
    return 1e-7 * (4294967296.0 * (double)time->dwHighDateTime + (double)time->dwLowDateTime);
}

/* On Windows, clock() returns elapsed time instead. */
double clock_worked(void)
{
    FILETIME made, ended, kernel, user;
    if (!GetProcessTimes(GetCurrentProcess(), &made, &ended, &kernel, &user))
        return 0;
    return seconds(&kernel) + seconds(&user);
}

#else

double clock_worked(void)
{
#ifdef CLOCK_PROCESS_CPUTIME_ID
    struct timespec now;
    if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now) == 0)
        return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
#endif
    return (double)clock() / CLOCKS_PER_SEC;
}

#endif
