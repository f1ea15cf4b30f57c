/* clock.h: the time of day, and the time the processor has worked for this program. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdint.h>

/* Microseconds since the beginning of 1970. */
int64_t clock_today(void);

/* Seconds the processor has worked for this program, in all its threads. */
double clock_worked(void);

/* The same to measure short work with: where the system tells the time worked in large steps, as Windows
 * does, of 16 milliseconds, this is the time that passes. */
double clock_fine(void);

#endif
