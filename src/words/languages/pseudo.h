/*
 * pseudo.h: a language for tests: English with accents, half again as long.
 *
 * What is drawn without an accent has gone past the catalogues, and what does not fit will not in a language
 * of longer words. Each text stands in brackets, which count, and by which a cut is seen. Places of
 * arguments, line breaks and blanks at the ends stay.
 */
#ifndef WORDS_PSEUDO_H
#define WORDS_PSEUDO_H

#include "base/text.h"

struct catalogue;

/* Appends what the text is in that language. */
void pseudo_say(const char *text, struct text *out);

/* The language, with every text that the catalogue has; freed by catalogue_free. */
struct catalogue *pseudo_make(const struct catalogue *texts);

#endif
