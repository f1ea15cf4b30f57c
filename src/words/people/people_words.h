/*
 * people_words.h: what is said of the people (ai/people.h), and what they say.
 *
 * The habits are told from the weights, so that the words are true of who plays so.
 */
#ifndef WORDS_PEOPLE_WORDS_H
#define WORDS_PEOPLE_WORDS_H

#include "ai/people.h"
#include "rules/play/ruleset.h"
#include "session/record.h"

enum { PEOPLE_TRAITS = 3 /* told of one person at most */ };

/* One or two sentences about a person. */
const char *people_line(enum ai_level who);

/* How strong a person is, from "First day" to "The strongest". */
const char *people_strength(enum ai_level who);

/* A person's measured strength as a share of what a bar can show, from 0 to 100. */
int people_strength_share(enum ai_level who);

/* The habits that mean something in a mode (NULL: in any), the most telling first; returns how many. */
int people_traits(enum ai_level who, const struct ruleset *rules, const char *traits[PEOPLE_TRAITS]);

/* What `player`, who sits on `seat`, says at the end of a match to the person on `you`, or NULL. One of the
 * people who has won says so; who has not speaks to the person who beat them all. Nobody speaks of others who
 * won, nor after a tie (`winner` is SEAT_NONE), nor where there is no `you` (SEAT_NONE) to listen. */
const char *people_parting(const struct player *player, int seat, int winner, int you);

#endif
