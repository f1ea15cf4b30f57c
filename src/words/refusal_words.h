/*
 * refusal_words.h: the rules' refusals as sentences, without a full stop.
 */
#ifndef WORDS_REFUSAL_WORDS_H
#define WORDS_REFUSAL_WORDS_H

#include "words/words.h"

enum { REFUSAL_WORDS = 160 /* bytes that hold every such sentence */ };

/* Writes it for the refused player: "you discarded 4 bamboo on turn 5". Others go by name, and sets by plain
 * words where the mode has these. With `words` NULL, for programs, players go by their wind and sets are
 * chow, pung and kong, as in moves. "" for REFUSAL_NONE. */
void words_refusal(const struct words *words, const struct refusal *refusal, char *out, size_t size);

/* Writes a furiten for other readers: "Lin discarded 4 bamboo on turn 5", or "you" for the player at the
 * screen. The refusal must be a furiten. */
void words_furiten(const struct words *words, const struct refusal *refusal, char *out, size_t size);

#endif
