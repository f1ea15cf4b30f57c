/*
 * danger_words.h: the danger of discards, as figures on tiles and as a sentence.
 */
#ifndef WORDS_STUDY_DANGER_WORDS_H
#define WORDS_STUDY_DANGER_WORDS_H

#include "ai/teach.h"

/* Writes a chance per mille: "12%", "0.4%", "0%", with tenths below one percent. */
void danger_words_chance(int per_mille, char *out, size_t size);

/* Writes what a win on the tile costs, given in hundredths of a point, to two figures: "−8", "−0.5", "−2800";
 * "" for nothing. */
void danger_words_cost(int hundredths, char *out, size_t size);

/* Writes the kinds that stand out, held or not: "Most likely waited for: 3 bamboo (23%) and 6 bamboo (12%).";
 * "" if none has a chance of one percent. */
void danger_words_likeliest(const struct danger_figures *figures, char *out, size_t size);

#endif
