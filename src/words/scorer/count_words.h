/*
 * count_words.h: sentences about a hand in the scorer.
 */
#ifndef WORDS_COUNT_WORDS_H
#define WORDS_COUNT_WORDS_H

#include "base/text.h"
#include "session/scorer/counted.h"

enum { COUNT_WORDS = 200 /* bytes of a sentence */ };

/* Says why a tile can't be added, or why the hand can't win this way. */
void words_fault(const struct laid *laid, const struct fault *fault, char *out, size_t size);

/* Describes the hand in a sentence: what is missing, why it doesn't win, or its value. */
void count_state_words(const struct laid *laid, const struct counted *counted, char *out, size_t size);

/* Says what would have been worth more, and how much if the points don't follow from the names. */
void count_near_words(const struct laid *laid, const struct near *near, char *out, size_t size);

/* Writes a pattern that the hand has and that does not count: "Half Flush: covered by Full Flush". */
void count_covered_words(const struct covered_line *covered, char *out, size_t size);

/* Returns the label for adding a tile like this: "Tile", "Pung". Static. */
const char *lay_as_words(const struct laid *laid, enum lay_as as);

/* Appends everything as text to copy: the hand in notation, how it was won, each pattern with its points
 * (none in One Suit), and a request for `tigers score` in one line. */
void count_copy(const struct laid *laid, const struct counted *counted, struct text *text);

/* Appends only the hand in notation, with its melds and the winning tile. */
void count_hand(const struct laid *laid, struct text *text);

#endif
