/*
 * people_words.h: descriptions of the people (ai/people.h).
 *
 * The traits are described from the weights, so the words always fit how a person plays.
 */
#ifndef WORDS_PEOPLE_WORDS_H
#define WORDS_PEOPLE_WORDS_H

#include "ai/people.h"
#include "rules/play/ruleset.h"

enum { PEOPLE_TRAITS = 3 /* described of one person at most */ };

/* Returns one or two sentences about a person. */
const char *people_line(enum ai_level who);

/* Returns how strong a person is, from "First day" to "The strongest". */
const char *people_strength(enum ai_level who);

/* Returns a person's measured strength as the length of a bar, 0 to 100. */
int people_strength_share(enum ai_level who);

/* Lists the traits that mean something in a mode (NULL: in any), the most typical first; returns how many. */
int people_traits(enum ai_level who, const struct ruleset *rules, const char *traits[PEOPLE_TRAITS]);

#endif
