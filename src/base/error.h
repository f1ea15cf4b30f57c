/*
 * error.h: errors in data from outside.
 *
 * Functions that read files, text or arguments return false, fill a struct error with one sentence for the
 * player, and leave their output unchanged.
 */
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include <stdbool.h>

#include "base/tr.h"

enum { ERROR_MESSAGE = 240 };

struct error {
    int line; /* line of the text, from 1; 0 if lines make no sense */
    char message[ERROR_MESSAGE];
};

#if defined(__MINGW32__) /* its printf follows C, but "printf" here means that of Windows' own library */
#define ERROR_PRINTF(a, b) __attribute__((format(gnu_printf, a, b)))
#elif defined(__GNUC__)
#define ERROR_PRINTF(a, b) __attribute__((format(printf, a, b)))
#else
#define ERROR_PRINTF(a, b)
#endif

/* Fills `error` (may be NULL) with the formatted sentence and line 0. Always returns false, so that a reader
 * can `return error_set(error, ...)`. */
bool error_set(struct error *error, const char *format, ...) ERROR_PRINTF(2, 3);

/* The same for sentences that a player may read, with arguments as for tr_say: error_say(error, tr("{1}
 * can’t be read"), path). */
#define error_say(error, ...) error_said(tr_say(error_room(error), ERROR_MESSAGE, __VA_ARGS__))

/* Always returns false; used by error_say. */
static inline bool error_said(size_t length)
{
    (void)length;
    return false;
}

/* Returns the buffer for the sentence of `error` and sets its line to 0; for NULL, a scratch buffer. */
char *error_room(struct error *error);

#endif
