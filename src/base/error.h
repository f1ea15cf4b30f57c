/*
 * error.h: what was wrong with data from outside.
 *
 * Readers of files, text and arguments return false and fill a struct error
 * with one sentence a player can read; their output stays untouched.
 */
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include <stdbool.h>

struct error {
    int line; /* line of the text, from 1; 0 where lines make no sense */
    char message[240];
};

#if defined(__GNUC__)
#define ERROR_PRINTF(a, b) __attribute__((format(printf, a, b)))
#else
#define ERROR_PRINTF(a, b)
#endif

/* Fills `why` (which may be NULL) with the formatted sentence and line 0. Always false, so that
 * a reader can `return error_set(why, ...)`. */
bool error_set(struct error *why, const char *format, ...) ERROR_PRINTF(2, 3);

#endif
