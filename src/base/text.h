/*
 * text.h: text that grows, and functions that read text by lines and words.
 *
 * struct text owns its characters, which always end in a zero byte. Running out of memory ends the program.
 */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"

/* All zero: an empty text that owns nothing yet. */
struct text {
    char *data; /* not NULL once something was added; freed by text_deinit */
    size_t size;
    size_t room;
};

/* Frees the characters; the text is then empty. */
void text_deinit(struct text *text);

/* Appends formatted characters. */
void text_add(struct text *text, const char *format, ...) ERROR_PRINTF(2, 3);

/* Appends raw bytes. */
void text_add_bytes(struct text *text, const void *bytes, size_t count);

/* Returns the characters, "" for an empty text; valid until the next change. */
const char *text_string(const struct text *text);

/* Writes the text to a file (file_write) and frees it. On failure returns false and fills `error`. */
bool text_write(struct text *text, const char *path, struct error *error);

/* Cuts the next line off `*rest`, in place, and returns it; NULL at the end. The line has no "\n" and no
 * carriage returns before it: there may be two if line ends were converted twice. */
char *text_next_line(char **rest);

/* Cuts the next word (separated by blanks and tabs) off `*rest`, in place, and returns it; NULL at the
 * end. */
char *text_next_word(char **rest);

/* Cuts the next statement (separated by ";") off `*rest`, in place, and returns it without surrounding
 * blanks and line ends; NULL at the end. */
char *text_next_statement(char **rest);

/* Cuts blanks, tabs and line ends off both ends of a text, in place; returns its new start. */
char *text_trim(char *text);

/* Reads a decimal number without a sign into `*out`; false if `word` is not one or is too large. */
bool text_to_u64(const char *word, uint64_t *out);

/* Reads a decimal number within [low, high], possibly with a minus sign, into `*out`; false if `word` is not
 * one. */
bool text_to_int(const char *word, int low, int high, int *out);

/* True if the text ends in `ending` and has something before it. */
bool text_ends(const char *text, const char *ending);

/* Makes the first letter of a UTF-8 text a capital, in place: in ASCII, and in accented Latin, Greek,
 * Cyrillic and Armenian if both letters have the same number of bytes. Other letters stay as they are. */
void text_raise(char *text);

/* Returns the number of bytes of the first UTF-8 character, valid by RFC 3629 (no overlong form, no
 * surrogate, not above U+10FFFF); 0 at the end of the text and for an invalid byte. */
int text_character(const char *text);

/* Returns the number of bytes at the start of `text` that must not be printed: a control character (C0, DEL
 * or C1), a line or paragraph separator, a mark that changes the text direction, or a byte that isn't UTF-8.
 * Returns 0 at the end and before any other character. */
int text_unprintable(const char *text);

/* Makes text from outside printable, in place: each control character and mark becomes `instead`, each byte
 * that isn't UTF-8 becomes "?". */
void text_clean(char *text, char instead);

#endif
