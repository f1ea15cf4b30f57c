/* phrase_words.h: the set phrases that friends at a table say to each other. */
#ifndef WORDS_PHRASE_WORDS_H
#define WORDS_PHRASE_WORDS_H

enum { PHRASES = 8 };

/* Returns phrase number `phrase` (from 0) in English, for tr; "" for other numbers. Static. */
const char *words_phrase(int phrase);

#endif
