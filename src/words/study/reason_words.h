/*
 * reason_words.h: why an opponent or the teacher makes a move, as a sentence.
 */
#ifndef WORDS_STUDY_REASON_WORDS_H
#define WORDS_STUDY_REASON_WORDS_H

#include "ai/reason.h"
#include "words/words.h"

enum { REASON_TEXT = 168 /* bytes for any of them */ };

/* Writes the reason as it follows a move, "keeps the wall for own draws", without a full stop; "" for none.
 * Sets go by plain words where the mode has these, other players by name, or by wind if they have none. With
 * `words` NULL, for programs, sets go by the customary words and players by wind. */
void reason_say(const struct words *words, const struct reason *reason, char *out, size_t size);

/* The same as a sentence with its full stop. */
void reason_say_sentence(const struct words *words, const struct reason *reason, char *out, size_t size);

#endif
