/*
 * text.h: writing text that grows, and reading text by lines and words.
 *
 * struct text owns its characters and always ends in a zero byte; running out
 * of memory is not survived (CHECK).
 */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"

struct text {
    char *data; /* never NULL once something was added; freed by text_deinit */
    size_t size;
    size_t room;
};

/* An empty text that owns nothing yet. */
void text_init(struct text *text);

/* Frees the characters; the text is empty again. */
void text_deinit(struct text *text);

/* Appends formatted characters. */
void text_add(struct text *text, const char *format, ...) ERROR_PRINTF(2, 3);

/* Appends bytes as they are. */
void text_add_bytes(struct text *text, const void *bytes, size_t count);

/* The characters, "" for an empty text; valid until the next change. */
const char *text_string(const struct text *text);

/* Cuts the next line off `*rest` in place, NULL at the end. Without its "\n" and the carriage returns before
 * it: there are two where line ends were converted twice. */
char *text_next_line(char **rest);

/* Cuts the next word (separated by blanks and tabs) off `*rest` in place, NULL at the end. */
char *text_next_word(char **rest);

/* Cuts the next statement (parted from others by ";", blanks and line ends around it taken off) off `*rest`
 * in place, NULL at the end. */
char *text_next_statement(char **rest);

/* Reads a whole decimal number without sign into `*out`; false if it is none or does not fit. */
bool text_to_u64(const char *word, uint64_t *out);

/* Reads a whole decimal number, a minus sign allowed, within [low, high]; false if it is none. */
bool text_to_int(const char *word, int low, int high, int *out);

/* Makes the first letter of UTF-8 a capital, in place: of ASCII, of Latin with accents, Greek, Cyrillic and
 * Armenian where both have as many bytes; another stays as it is. */
void text_raise(char *text);

/* The bytes of the first character of UTF-8, as RFC 3629 has it (nothing longer than need be, no surrogate,
 * none above U+10FFFF); 0 at the end, and where none begins. */
int text_character(const char *text);

/* The bytes with which `text` begins that must not be printed: a control character (C0, DEL or C1), a line or
 * paragraph separator, a mark that changes the direction of what follows, or a byte that isn't UTF-8; 0 at
 * the end and before anything else. */
int text_unprintable(const char *text);

/* Makes text from outside fit to be printed, in place: `instead` replaces each control and mark above, "?"
 * what isn't UTF-8. */
void text_clean(char *text, char instead);

#endif
