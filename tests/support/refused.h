/*
 * refused.h: refusals as text, for tests.
 *
 * A refusal is written by its kind, as in enum refusal_kind but in small letters with dashes, and what it
 * tells: a tile, "turn 2", "pile dummy", "number 0", "needed 2". So "west: win !discard-furiten 5m turn 1" in
 * a script of position.h is refused for REFUSAL_DISCARD_FURITEN of that tile and turn.
 */
#ifndef SUPPORT_REFUSED_H
#define SUPPORT_REFUSED_H

#include "session/problem.h"

enum { REFUSED_TEXT = 200 };

/* "riichi-open-hand". Static. */
const char *refused_name(enum refusal_kind kind);

/* True if the refusal is the written one; "": any. What is not written may be anything. Otherwise the reason,
 * which begins with the refusal as it is, stands in `problem`. */
bool refused_is(const struct refusal *why, const char *written, char problem[REFUSED_TEXT]);

/* Fails unless the refusal is the written one. */
#define assert_refused_for(why, written) refused_assert(why, written, __FILE__, __LINE__)
void refused_assert(const struct refusal *why, const char *written, const char *file, int line);

/* The sentence of words/problem_words.h; valid until the next call. */
const char *problem_sentence(const struct problem *problem);

#endif
