/* clock.h: the time of day and this program's processor time. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdint.h>

/* Returns microseconds since the start of 1970. */
int64_t clock_today(void);

/* Returns the processor time of this program in seconds, for all its threads. */
double clock_worked(void);

#endif
