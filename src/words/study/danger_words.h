/*
 * danger_words.h: the danger of discards: in figures that stand on the tile, and in a sentence.
 */
#ifndef WORDS_STUDY_DANGER_WORDS_H
#define WORDS_STUDY_DANGER_WORDS_H

#include "ai/teach.h"

/* "12%", "0.4%", "0%": a chance per mille, with tenths below one of a hundred. */
void danger_words_chance(int per_mille, char *out, size_t size);

/* "−8", "−0.5", "−2800": what a win on the tile costs, given in hundredths of a point, to two figures; "" for
 * nothing. */
void danger_words_cost(int hundredths, char *out, size_t size);

/* "Most likely waited for: 3 bamboo (23%) and 6 bamboo (12%).": the kinds, held or not, that stand out; ""
 * where none has a chance of a hundredth. */
void danger_words_likeliest(const struct danger_figures *figures, char *out, size_t size);

#endif
