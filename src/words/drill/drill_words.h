/*
 * drill_words.h: what the trainers say: their names, what they ask, why an answer was right or wrong.
 */
#ifndef WORDS_DRILL_WORDS_H
#define WORDS_DRILL_WORDS_H

#include "session/drill/discard_drill.h"
#include "session/drill/drill.h"

enum { DRILL_WORDS = 240 /* bytes of a sentence */ };

/* "The best discard": the trainer's name; what it trains, in a sentence; how its answers are judged; and what
 * it asks. Static. */
const char *drill_name(enum drill drill);
const char *drill_pitch(enum drill drill);
const char *drill_judgement(enum drill drill);
const char *drill_prompt(enum drill drill);

/* "Waiting", "1 tile from waiting". */
void drill_distance_words(int shanten, char *out, size_t size);

/* "It would wait for 7 tiles", "15 useful tiles": what a discard leaves to hope for. */
void drill_copies_words(const struct discard_line *line, char *out, size_t size);

/* What the discard of `chosen` does to the hand, beside the best one. */
void drill_discard_words(const struct discard_question *question, uint8_t chosen, char *out, size_t size);

#endif
