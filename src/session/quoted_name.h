/*
 * quoted_name.h: names in double quotes, as in records and settings.
 *
 * A quote, backslash or semicolon in a name is preceded by a backslash (a semicolon after a blank starts a
 * comment in INI files). Unprintable characters (text_clean) are never written: they become blanks, or
 * question marks for bytes that are not UTF-8, such as a name cut within a letter.
 */
#ifndef SESSION_QUOTED_NAME_H
#define SESSION_QUOTED_NAME_H

#include "base/text.h"

/* Appends the name in quotes. */
void quoted_name_add(struct text *text, const char *name);

/* Reads a quoted name, possibly between blanks, into `out` of `size` bytes and fills the rest with zeros.
 * False with the error if the text is not one, continues after it, or is too long. */
bool quoted_name_parse(const char *text, char *out, size_t size, struct error *error);

#endif
