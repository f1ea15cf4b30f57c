/*
 * test_thread.c: a wait for a knock ends when it should though the clock is set back by an hour meanwhile.
 * Wraps: clock_gettime
 */
#include "support/test.h"

#include <time.h>

#include "net/thread.h"

int __real_clock_gettime(clockid_t clock, struct timespec *now);

/* The time of day is an hour ahead of what the system takes it for. */
int __wrap_clock_gettime(clockid_t clock, struct timespec *now)
{
    int answer = __real_clock_gettime(clock, now);
    now->tv_sec += clock == CLOCK_REALTIME ? 3600 : 0;
    return answer;
}

TEST(a_wait_ends_though_the_clock_is_set_back)
{
    struct door *door = door_new();
    door_enter(door);
    door_wait(door, 20);
    door_leave(door);
    door_free(door);
}
