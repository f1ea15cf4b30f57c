/*
 * fonts.h: the font files, and the choice of font for each character. For type.c alone.
 *
 * A line is split into pieces of one font each. Characters missing in the face come from Inter, then from the
 * fonts of the current language (Japanese and both Chinese scripts have their own, because countries write a
 * character differently), then from the large font for Chinese, Japanese and Korean names, opened on first
 * use. A character in none of them becomes a question mark; invisible ones (joiners and the like) are left
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

/* Reads the files; free it with fonts_free. NULL with the error if there is no font at all. With `late`
 * missing ones are not reported, because they may still arrive: fonts_speak looks for them again. */
struct fonts *fonts_new(bool late, struct error *error);
void fonts_free(struct fonts *fonts); /* NULL is allowed */

/* Sets the language of the text: its code, or NULL; `late` as for fonts_new. */
void fonts_speak(struct fonts *fonts, const char *language, bool late);

/* True if some font can show the character in that face. */
bool fonts_has(struct fonts *fonts, enum type_font face, uint32_t code);

/* Closes what is open; the files stay in memory. */
void fonts_close(struct fonts *fonts);

/* Returns the face at that pixel size (rounded to a quarter); valid until about forty others are opened. */
TTF_Font *fonts_open(struct fonts *fonts, enum type_font face, float pixels);

/* Cuts the first piece off `words` and returns the rest; NULL when there was nothing left. */
const char *fonts_piece(struct fonts *fonts, enum type_font face, float pixels, const char *words,
                        struct piece *piece);

/* The next character of UTF-8 text and how many bytes it takes; broken ones are taken singly, as U+FFFD. */
uint32_t fonts_character(const char *words, int *bytes);

/* True if a line may break between these two characters without a blank: next to a Chinese, Japanese or
 * Korean one, but not before a closing mark, after an opening one, inside a katakana word or between a number
 * and its counter. */
bool fonts_may_break(uint32_t before, uint32_t after);

/* True if the character ends a clause or a quotation in Chinese or Japanese. */
bool fonts_ends_clause(uint32_t code);

/* True once the large font was opened. */
bool fonts_large_is_open(const struct fonts *fonts);

#endif
