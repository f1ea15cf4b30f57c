/*
 * wide.h: converts between UTF-8 and UTF-16, on Windows only. Windows' functions for plain characters assume
 * the system's old code page, which lacks the letters of most names.
 */
#ifndef BASE_WIDE_H
#define BASE_WIDE_H

#include <wchar.h>

#ifdef _WIN32

enum { WIDE_PATH = 1100 /* characters of a path, including the zero */ };

/* Converts to UTF-16 into `out` of `room` characters; "" if it does not fit. Invalid UTF-8 is read in the
 * system's code page. Returns `out`. */
const wchar_t *wide_text(const char *text, wchar_t *out, int room);

/* The same for a path: wide_path("name", (wchar_t[WIDE_PATH]){0}). */
#define wide_path(path, out) wide_text(path, out, WIDE_PATH)

/* Converts to UTF-8 into `out` of `room` bytes; "" if it does not fit. Returns `out`. */
char *wide_narrow(const wchar_t *text, char *out, int room);

#endif
#endif
