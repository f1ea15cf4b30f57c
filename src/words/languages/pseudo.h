/*
 * pseudo.h: a language for tests: English with accents, and half again as long.
 *
 * A text without accents has bypassed the catalogues, and a text that doesn't fit will not fit in languages
 * with longer words. Each text is in brackets, which count as part of it and show whether it was cut.
 * Arguments, line breaks and blanks at the ends stay.
 */
#ifndef WORDS_PSEUDO_H
#define WORDS_PSEUDO_H

#include "base/text.h"

struct catalogue;

/* Appends the text in that language. */
void pseudo_say(const char *text, struct text *out);

/* Makes the language with every text of the catalogue; free it with catalogue_free. */
struct catalogue *pseudo_make(const struct catalogue *texts);

#endif
