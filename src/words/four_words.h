/*
 * four_words.h: the sentences of a table of four: flowers, and claims in plain words.
 */
#ifndef WORDS_FOUR_WORDS_H
#define WORDS_FOUR_WORDS_H

#include "words/words.h"

/* A line of the log for a flower, or for a claim where sets go by plain words; false for others. */
bool four_words_event(const struct words *words, const struct event *event, char *out, size_t size);

/* "Mei and you win with Lin's 5 dots"; false unless several have won. */
bool four_words_headline(const struct words *words, const struct table *table, char *out, size_t size);

#endif
