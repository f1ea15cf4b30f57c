/* clock.h: the time of day, and the time the processor has worked for this program. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdint.h>

/* Microseconds since the beginning of 1970. */
int64_t clock_today(void);

/* Seconds the processor has worked for this program, in all its threads. */
double clock_worked(void);

#endif
