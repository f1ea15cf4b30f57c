/*
 * tenpai_words.h: sentences for a mode with stages and a pot (words.h).
 */
#ifndef WORDS_TENPAI_WORDS_H
#define WORDS_TENPAI_WORDS_H

#include "words/words.h"

/* Writes the line of the log for an event of such a mode; false for other events. */
bool tenpai_words_event(const struct words *words, const struct event *event, char *out, size_t size);

/* Writes the viewer's choice, or for whom they wait, in Stage B or on the declaring discard; false
 * otherwise. */
bool tenpai_words_prompt(const struct words *words, const struct view *view, char *out, size_t size);

/* Writes how a hand ended that nobody won; false if somebody won or the mode has no stages. */
bool tenpai_words_headline(const struct words *words, const struct table *table, char *out, size_t size);

/* Writes the headline of a hand whose wait was guessed, with the tile: "You name Lin's wait, 5 dots: no
 * win". */
void tenpai_words_prevented(const struct words *words, const struct table *table, uint8_t tile, char *out,
                            size_t size);

#endif
