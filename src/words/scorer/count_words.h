/*
 * count_words.h: what is said of a hand that is laid out in the scorer.
 */
#ifndef WORDS_COUNT_WORDS_H
#define WORDS_COUNT_WORDS_H

#include "base/text.h"
#include "session/scorer/counted.h"

enum { COUNT_WORDS = 200 /* bytes of a sentence */ };

/* Why a tile cannot be laid, or the hand not be won so. */
void words_fault(const struct laid *laid, const struct fault *fault, char *out, size_t size);

/* How it stands with the hand, in a sentence: what is missing, why it does not win, what it is worth. */
void count_state_words(const struct laid *laid, const struct counted *counted, char *out, size_t size);

/* What would have been worth more, and how much where the points do not follow from the names. */
void count_near_words(const struct laid *laid, const struct near *near, char *out, size_t size);

/* A pattern the hand has and that does not count: "Half Flush: covered by Full Flush". */
void count_covered_words(const struct covered_line *covered, char *out, size_t size);

/* What a tile is laid as: "Tile", "Pung". Static. */
const char *lay_as_words(const struct laid *laid, enum lay_as as);

/* All of it as text to be copied: the hand in notation, how it was won, each pattern with its points (none in
 * One Suit), and a request of `tigers score` in one line. Appends. */
void count_copy(const struct laid *laid, const struct counted *counted, struct text *text);

#endif
