/*
 * wide.h: UTF-8 and the UTF-16 in which Windows takes names and commands. Its functions for plain characters
 * believe them to be in the system's old code page, which has no letter for most names. On Windows only.
 */
#ifndef BASE_WIDE_H
#define BASE_WIDE_H

#include <wchar.h>

#ifdef _WIN32

enum { WIDE_PATH = 1100 /* characters of a path, its zero included */ };

/* The same in UTF-16, written into `out` of `room` characters; "", which no function takes, if there is no
 * room. Bytes that are no UTF-8 are read as the system's code page has them. Returns `out`. */
const wchar_t *wide_text(const char *text, wchar_t *out, int room);

/* For one path: wide_path("name", (wchar_t[WIDE_PATH]){0}). */
#define wide_path(path, out) wide_text(path, out, WIDE_PATH)

/* The same in UTF-8, written into `out` of `room` bytes; "" if there is no room. Returns `out`. */
char *wide_narrow(const wchar_t *text, char *out, int room);

#endif
#endif
