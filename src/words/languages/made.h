/* made.h: what the build makes from assets/languages/. */
#ifndef WORDS_MADE_H
#define WORDS_MADE_H

#include "words/languages/languages.h"

/* All of them in the order of their codes; ends with NULL. */
extern const struct language *const languages_made[];

/* The texts with which all their catalogues begin. */
extern const struct language language_texts;

#endif
