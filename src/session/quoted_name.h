/*
 * quoted_name.h: names between double quotes, as records and settings hold them.
 *
 * A quote, a backslash and a semicolon in a name have a backslash before them
 * (a semicolon after a blank begins a comment in INI files). What must not be
 * printed (text_clean) never gets into a file: it becomes blanks, and question
 * marks where it isn't UTF-8, such as a name that was cut within a letter.
 */
#ifndef SESSION_QUOTED_NAME_H
#define SESSION_QUOTED_NAME_H

#include "base/text.h"

/* Appends the name in quotes. */
void quoted_name_add(struct text *text, const char *name);

/* Reads a quoted name, blanks around it allowed, into `out` of `size` bytes, the rest of them zeros; false
 * with the reason if the text is none, goes on after it, or is too long. */
bool quoted_name_parse(const char *text, char *out, size_t size, struct error *error);

#endif
