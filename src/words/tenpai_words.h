/*
 * tenpai_words.h: sentences of a mode with stages and a pot (words.h).
 */
#ifndef WORDS_TENPAI_WORDS_H
#define WORDS_TENPAI_WORDS_H

#include "words/words.h"

/* A line of the log for an event of these modes; false if it is none. */
bool tenpai_words_event(const struct words *words, const struct event *event, char *out, size_t size);

/* The viewer's choice, or whom they wait for, in Stage B or on the declaring discard; false if neither. */
bool tenpai_words_prompt(const struct words *words, const struct view *view, char *out, size_t size);

/* How a hand ended that nobody won; false if somebody did or the mode has no stages. */
bool tenpai_words_headline(const struct words *words, const struct table *table, char *out, size_t size);

/* The headline of a hand whose wait was guessed, naming the tile: "You name Lin's wait, 5 dots: no win". */
void tenpai_words_prevented(const struct words *words, const struct table *table, uint8_t tile, char *out,
                            size_t size);

#endif
