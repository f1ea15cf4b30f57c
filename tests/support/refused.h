/*
 * refused.h: refusals as text, for tests.
 *
 * A refusal is written as its kind, which is that of enum refusal_kind in small letters with dashes, and its
 * fields: a tile, "turn 2", "pile dummy", "number 0", "needed 2". For example, a script of position.h expects
 * REFUSAL_DISCARD_FURITEN of a tile and a turn by "west: win !discard-furiten 5m turn 1".
 */
#ifndef SUPPORT_REFUSED_H
#define SUPPORT_REFUSED_H

#include "session/problem.h"

enum { REFUSED_TEXT = 200 };

/* Returns the kind as text: "riichi-open-hand". */
const char *refused_name(enum refusal_kind kind);

/* True if the refusal is the written one ("": any). Fields that are not written may have any value. If false,
 * `problem` says what the refusal is instead. */
bool refused_is(const struct refusal *why, const char *written, char problem[REFUSED_TEXT]);

/* Fails unless the refusal is the written one. */
#define assert_refused_for(why, written) refused_assert(why, written, __FILE__, __LINE__)
void refused_assert(const struct refusal *why, const char *written, const char *file, int line);

/* Returns the sentence of words/problem_words.h; valid until the next call. */
const char *problem_sentence(const struct problem *problem);

#endif
