/*
 * people_words.h: what is said of the people (ai/people.h).
 *
 * The habits are told from the weights, so that the words are true of who plays so.
 */
#ifndef WORDS_PEOPLE_WORDS_H
#define WORDS_PEOPLE_WORDS_H

#include "ai/people.h"
#include "rules/play/ruleset.h"

enum { PEOPLE_TRAITS = 3 /* told of one person at most */ };

/* One or two sentences about a person. */
const char *people_line(enum ai_level who);

/* Returns how strong a person is, from "First day" to "The strongest". */
const char *people_strength(enum ai_level who);

/* A person's measured strength as a share of what a bar can show, from 0 to 100. */
int people_strength_share(enum ai_level who);

/* The habits that mean something in a mode (NULL: in any), the most telling first; returns how many. */
int people_traits(enum ai_level who, const struct ruleset *rules, const char *traits[PEOPLE_TRAITS]);

#endif
