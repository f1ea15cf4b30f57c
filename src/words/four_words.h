/*
 * four_words.h: sentences for a table of four: flowers, and claims by plain words.
 */
#ifndef WORDS_FOUR_WORDS_H
#define WORDS_FOUR_WORDS_H

#include "words/words.h"

/* Writes the line of the log for a flower or, where sets go by plain words, for a claim; false for other
 * events. */
bool four_words_event(const struct words *words, const struct event *event, char *out, size_t size);

/* Writes "Mei and you win with Lin's 5 dots"; false unless several players have won. */
bool four_words_headline(const struct words *words, const struct table *table, char *out, size_t size);

#endif
