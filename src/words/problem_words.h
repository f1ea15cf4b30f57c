/*
 * problem_words.h: why a file cannot be read, as a sentence.
 */
#ifndef WORDS_PROBLEM_WORDS_H
#define WORDS_PROBLEM_WORDS_H

#include "session/problem.h"
#include "session/saves.h"
#include "words/words.h"

enum { PROBLEM_WORDS = 512 /* bytes that hold every such sentence */ };

/* Says what is wrong. For one of our files adds which it is, the line, and where the file is now; for a
 * record, its name and the line. Without a full stop. */
void words_problem(const struct problem *problem, char *out, size_t size);

/* Says in whole sentences what happened to the matches when they were opened. */
void words_saves(const struct saves_news *news, char *out, size_t size);

#endif
