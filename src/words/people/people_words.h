/*
 * people_words.h: what is said of the people (ai/people.h), and what they say.
 *
 * The habits are told from the weights, so that the words are true of who plays so.
 */
#ifndef WORDS_PEOPLE_WORDS_H
#define WORDS_PEOPLE_WORDS_H

#include "ai/people.h"
#include "rules/play/ruleset.h"

enum { PEOPLE_HABITS = 3 /* told of one person at most */ };

enum parting { PARTING_WON, PARTING_LOST };

/* One or two sentences about a person. */
const char *people_line(enum ai_level who);

/* How strong a person is, from "First day" to "The strongest". */
const char *people_strength(enum ai_level who);

/* A person's measured strength as a share of what a bar can show, from 0 to 100. */
int people_strength_share(enum ai_level who);

/* The habits that mean something in a mode (NULL: in any), the most telling first; returns how many. */
int people_habits(enum ai_level who, const struct ruleset *rules, const char *habits[PEOPLE_HABITS]);

/* What a person says after a match that they won, or did not. */
const char *people_parting(enum ai_level who, enum parting parting);

#endif
