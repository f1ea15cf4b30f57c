/*
 * move_words.h: a move as it is spoken of by the hint and the review.
 */
#ifndef WORDS_MOVE_WORDS_H
#define WORDS_MOVE_WORDS_H

#include "ai/teach.h"
#include "words/words.h"

/* "Discard 7 dots", "Pung", "Turn a tile up". */
void move_words(const struct words *words, struct move move, char *out, size_t size);

/* Points that are given in hundredths, no finer than their size asks: "0.82", "−13.4", "1200"; a "+" before
 * gains if asked. */
void move_words_points(int hundredths, bool sign, char *out, size_t size);

/* "From here you win 3 in 10."; "" if that is not estimated, or next to never. */
void move_words_chance(const struct advice *advice, char *out, size_t size);

/* "+1.30 points, wins 3 in 10, deals in 4 in 100"; "" if nothing is estimated. */
void move_words_figures_short(const struct advice *advice, char *out, size_t size);

#endif
