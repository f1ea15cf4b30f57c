/*
 * danger_words.h: the danger of a discard in figures that stand on the tile.
 */
#ifndef WORDS_DANGER_WORDS_H
#define WORDS_DANGER_WORDS_H

#include <stddef.h>

/* "12%", "0.4%", "0%": a chance per mille, with tenths below one of a hundred. */
void danger_words_chance(int per_mille, char *out, size_t size);

/* "−8", "−0.5", "−2800": what a win on the tile costs, given in hundredths of a point, to two figures; "" for
 * nothing. */
void danger_words_cost(int hundredths, char *out, size_t size);

#endif
