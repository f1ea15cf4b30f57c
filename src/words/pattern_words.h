/*
 * pattern_words.h: why a pattern counts in a hand.
 */
#ifndef WORDS_PATTERN_WORDS_H
#define WORDS_PATTERN_WORDS_H

#include "words/words.h"

/* Writes it for the hand's owner: "a triplet of West, your seat's wind". */
void words_pattern_own(const struct score_line *line, const struct win *win, const struct reading *reading,
                       char *out, size_t size);

/* Writes it for other readers, with the owner's name: "Lin’s seat's wind". */
void words_pattern(const struct words *words, int seat, const struct score_line *line, const struct win *win,
                   const struct reading *reading, char *out, size_t size);

/* Returns the pattern's customary name in the language of the screen; NULL if it is the pattern's own name.
 * Static. */
const char *words_customary(const struct ruleset *rules, const struct pattern *pattern);

#endif
