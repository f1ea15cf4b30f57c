/*
 * move_words.h: moves in the words of the hint and the review.
 */
#ifndef WORDS_MOVE_WORDS_H
#define WORDS_MOVE_WORDS_H

#include "ai/teach.h"
#include "words/words.h"

/* Writes "Discard 7 dots", "Pung", "Turn a tile up". */
void move_words(const struct words *words, struct move move, char *out, size_t size);

/* Writes points given in hundredths with as many digits as their size needs: "0.82", "−13.4", "1200"; with
 * `sign` a "+" before gains. */
void move_words_points(int hundredths, bool sign, char *out, size_t size);

/* Writes "From here you win 3 in 10."; "" if there is no estimate or it is close to 0. */
void move_words_chance(const struct advice *advice, char *out, size_t size);

/* Writes "+1.30 points, wins 3 in 10, deals in 4 in 100"; "" if there is no estimate. */
void move_words_figures_short(const struct advice *advice, char *out, size_t size);

/* The same with the points as they are written elsewhere. */
void move_words_figures_with(const struct advice *advice, const char *points, char *out, size_t size);

#endif
