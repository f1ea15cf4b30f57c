/* made.h: what the build makes of assets/languages/. */
#ifndef WORDS_MADE_H
#define WORDS_MADE_H

#include "words/languages/languages.h"

/* In the order of their codes, ended by NULL. */
extern const struct language *const languages_made[];

/* What their catalogues begin with. */
extern const struct language language_texts;

#endif
