/*
 * quoted_name.h: names between double quotes, as records and settings hold them.
 *
 * A quote, a backslash and a semicolon in a name have a backslash before them
 * (a semicolon after a blank begins a comment in INI files). Control bytes
 * never get into a file: they become blanks. What is no UTF-8, such as a name
 * that was cut in the middle of a letter, is mended by question marks.
 */
#ifndef SESSION_QUOTED_NAME_H
#define SESSION_QUOTED_NAME_H

#include "base/text.h"

/* Turns the control bytes of a name into blanks and those that are no UTF-8 into question marks, in place. */
void quoted_name_clean(char *name);

/* Appends the name in quotes. */
void quoted_name_add(struct text *text, const char *name);

/* Reads a quoted name, blanks around it allowed, into `out` of `size` bytes, the rest of them zeros; false
 * with the reason if the text is none, goes on after it, or is too long. */
bool quoted_name_parse(const char *text, char *out, size_t size, struct error *why);

#endif
