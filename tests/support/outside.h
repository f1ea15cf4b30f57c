/*
 * outside.h: characters that must not be shown when they come from outside: they control a terminal or turn
 * text around.
 *
 * They are those of the Unicode Character Database: category Cc (C0, DEL and C1) but for zero and the end of
 * a line, Zl, Zp, and the property Bidi_Control.
 */
#ifndef SUPPORT_OUTSIDE_H
#define SUPPORT_OUTSIDE_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "support/test.h"

enum { EVIL = 8, EVIL_WORD = 40 };

/* Writes character number `index` as UTF-8; returns false after the last. */
static inline bool evil(int index, char out[EVIL])
{
    static const unsigned ranges[][2] = {{0x01, 0x09},     {0x0b, 0x1f},     {0x7f, 0x9f},    {0x61c, 0x61c},
                                         {0x200e, 0x200f}, {0x2028, 0x202e}, {0x2066, 0x2069}};
    unsigned code = 0;
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges && !code; i++) {
        int count = (int)(ranges[i][1] - ranges[i][0]) + 1;
        code = index < count ? ranges[i][0] + (unsigned)index : 0;
        index -= count;
    }
    if (code < 0x80)
        snprintf(out, EVIL, "%c", (char)code);
    else if (code < 0x800)
        snprintf(out, EVIL, "%c%c", (char)(0xc0 | code >> 6), (char)(0x80 | (code & 0x3f)));
    else
        snprintf(out, EVIL, "%c%c%c", (char)(0xe0 | code >> 12), (char)(0x80 | (code >> 6 & 0x3f)),
                 (char)(0x80 | (code & 0x3f)));
    return code != 0;
}

/* Writes word number `number` of those with five of them each, "x.....y"; returns false after the last.
 * `json`: with C0 as numbers, for a string of JSON. */
static inline bool evil_word(int number, bool json, char out[EVIL_WORD])
{
    char one[EVIL];
    int used = snprintf(out, EVIL_WORD, "x");
    for (int i = 5 * number; i < 5 * number + 5 && evil(i, one); i++)
        used += json && *one > 0 && *one < 0x20
                    ? snprintf(out + used, EVIL_WORD - (size_t)used, "\\u%04x", (unsigned)*one)
                    : snprintf(out + used, EVIL_WORD - (size_t)used, "%s", one);
    snprintf(out + used, EVIL_WORD - (size_t)used, "y");
    return used > 1;
}

/* Fails the test if the text has one of them other than the tab, which separates columns. */
static inline void assert_harmless(const char *what, const char *text)
{
    char one[EVIL];
    for (int i = 0; evil(i, one); i++)
        if (strcmp(one, "\t") != 0 && strstr(text, one))
            fail_msg("%s shows character %d: %s", what, i, text);
}

#endif
