/*
 * refusal_words.h: the rules' refusals as sentences, without a full stop.
 */
#ifndef WORDS_REFUSAL_WORDS_H
#define WORDS_REFUSAL_WORDS_H

#include "words/words.h"

enum { REFUSAL_WORDS = 160 /* bytes that hold every such sentence */ };

/* Says it to the refused player: "you discarded 4 bamboo on turn 5". Others go by name, and sets by plain
 * words where the mode has such; with `words` NULL, as to a program, players go by their wind and sets are
 * chow, pung and kong, as moves are written. Empty for REFUSAL_NONE. */
void words_refusal(const struct words *words, const struct refusal *refusal, char *out, size_t size);

/* Says a furiten to everybody who reads it: "Lin discarded 4 bamboo on turn 5", or "you" of the one at the
 * screen. The reason must be one of furiten. */
void words_furiten(const struct words *words, const struct refusal *refusal, char *out, size_t size);

#endif
