/*
 * error.h: what was wrong with data from outside.
 *
 * Readers of files, text and arguments return false and fill a struct error
 * with one sentence a player can read; their output stays untouched.
 */
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include <stdbool.h>

#include "base/tr.h"

enum { ERROR_MESSAGE = 240 };

struct error {
    int line; /* line of the text, from 1; 0 where lines make no sense */
    char message[ERROR_MESSAGE];
};

#if defined(__MINGW32__) /* whose printf is C's, while "printf" there means that of Windows' own library */
#define ERROR_PRINTF(a, b) __attribute__((format(gnu_printf, a, b)))
#elif defined(__GNUC__)
#define ERROR_PRINTF(a, b) __attribute__((format(printf, a, b)))
#else
#define ERROR_PRINTF(a, b)
#endif

/* Fills `error` (which may be NULL) with the formatted sentence and line 0. Always false, so that
 * a reader can `return error_set(why, ...)`. */
bool error_set(struct error *error, const char *format, ...) ERROR_PRINTF(2, 3);

/* error_say(why, tr("{1} can’t be read"), path): the same for sentences that a player may read, with
 * arguments as tr_say takes them. */
#define error_say(error, ...) error_said(tr_say(error_room(error), ERROR_MESSAGE, __VA_ARGS__))

/* False, whatever the length. */
static inline bool error_said(size_t length)
{
    (void)length;
    return false;
}

/* Where the sentence of an error goes, its line set to 0; NULL: some place that nobody reads. */
char *error_room(struct error *error);

#endif
