/*
 * pattern_words.h: why a pattern counts in somebody's hand.
 */
#ifndef WORDS_PATTERN_WORDS_H
#define WORDS_PATTERN_WORDS_H

#include "words/words.h"

/* Says it to the player whose hand it is: "a triplet of West, your seat's wind". */
void words_pattern_own(const struct score_line *line, const struct win *win, const struct reading *reading,
                       char *out, size_t size);

/* The same to everybody who reads it: another's seat goes by name ("Lin’s seat's wind"). */
void words_pattern(const struct words *words, int seat, const struct score_line *line, const struct win *win,
                   const struct reading *reading, char *out, size_t size);

/* Returns what players customarily call the pattern, in the screen's language; NULL if it is its own name.
 * Static. */
const char *words_customary(const struct ruleset *rules, const struct pattern *pattern);

#endif
