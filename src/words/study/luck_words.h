/*
 * luck_words.h: how much of a result was luck, as a sentence.
 */
#ifndef WORDS_STUDY_LUCK_WORDS_H
#define WORDS_STUDY_LUCK_WORDS_H

#include "session/luck/luck.h"
#include "words/words.h"

/* Writes "Lucky draws brought you +3.2, your choices and Lin’s +1.8." or "Of Lin’s +5, +3.2 came from the
 * draws and +1.8 from the choices." The figures are rounded so that they add up. */
void luck_say(const struct words *words, const struct luck_report *report, int seat, const struct luck *luck,
              char *out, size_t size);

/* True if the decisions are larger than their error. If not, luck_say tells you of the draws alone. */
bool luck_is_certain(const struct luck_report *report, const struct luck *luck);

/* True if any of it is certain and not 0: the decisions, or draws that don't round to 0. */
bool luck_tells_of(const struct luck_report *report, const struct luck *luck);

/* Writes the sources of the luck: "The deal +0.8, draws +1.9, others' draws +0.5, the dummy's tiles 0". */
void luck_say_sources(const struct luck_report *report, const struct luck *luck, char *out, size_t size);

/* Explains in a few sentences what is counted, and what decisions are. */
void luck_explain(const struct luck_report *report, char *out, size_t size);

/* Writes points with the precision of the mode's luck: "+3.2", "−1,800", "0". */
void luck_points(const struct luck_report *report, double points, char *out, size_t size);

/* Returns the luck as shown: rounded so that it and the decisions add up to the result. */
double luck_rounded(const struct luck_report *report, const struct luck *luck);

#endif
