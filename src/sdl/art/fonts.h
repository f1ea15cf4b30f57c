/*
 * fonts.h: the font files, and which of them a character is set in. For type.c alone.
 *
 * A line of words is set in pieces: what its own face lacks comes from Inter, what that lacks from the fonts
 * of the language that is spoken, as Japanese and both ways of writing Chinese have them, and what is in none
 * of these from the font for Chinese, Japanese and Korean names, which is large and opened when it is first
 * needed. The language's own come before that one, as countries write a character differently. A character in
 * none of them is set as a question mark; what has no picture of its own (joiners and the like) is left
 * out.
 */
#ifndef SDL_FONTS_H
#define SDL_FONTS_H

#include <SDL_ttf.h>

#include "base/error.h"
#include "sdl/art/type.h"

struct fonts;

enum { FONTS_PIECE = 320 /* bytes of the longest piece */ };

struct piece {
    TTF_Font *font; /* valid until the next call here */
    char text[FONTS_PIECE];
};

/* Reads the files. NULL with a sentence if there is no font at all. Nobody hears of those that are missing,
 * if some come `late`: fonts_speak looks for them again. */
struct fonts *fonts_new(bool late, struct error *error);
void fonts_free(struct fonts *fonts); /* NULL is allowed */

/* From now on words are of that language: its code, or NULL; `late` as for fonts_new. */
void fonts_speak(struct fonts *fonts, const char *language, bool late);

/* True if a character is set as itself in that face, be it from another file. */
bool fonts_has(struct fonts *fonts, enum type_font face, uint32_t code);

/* Closes what is open; the files stay in memory. */
void fonts_close(struct fonts *fonts);

/* The face in that size of pixels (to a quarter); valid until some forty others were asked for. */
TTF_Font *fonts_open(struct fonts *fonts, enum type_font face, float pixels);

/* Cuts the first piece off `words` and returns the rest; NULL when there was nothing left. */
const char *fonts_piece(struct fonts *fonts, enum type_font face, float pixels, const char *words,
                        struct piece *piece);

/* The next character of UTF-8 text and how many bytes it takes; broken ones are taken singly, as U+FFFD. */
uint32_t fonts_character(const char *words, int *bytes);

/* Whether a line may be broken between these neighbours though there is no blank: beside Chinese, Japanese or
 * Korean characters, but not before a closing mark or after an opening one, nor in a word of katakana or
 * between a figure and what it counts. */
bool fonts_may_break(uint32_t before, uint32_t after);

/* Whether it ends a clause or a quotation of Chinese or Japanese. */
bool fonts_ends_clause(uint32_t code);

/* True once the large font was opened. */
bool fonts_large_is_open(const struct fonts *fonts);

#endif
