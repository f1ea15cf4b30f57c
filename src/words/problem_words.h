/*
 * problem_words.h: why a file cannot be read, as a sentence.
 */
#ifndef WORDS_PROBLEM_WORDS_H
#define WORDS_PROBLEM_WORDS_H

#include "session/problem.h"
#include "session/saves.h"
#include "words/words.h"

enum { PROBLEM_WORDS = 512 /* bytes that hold every such sentence */ };

/* Says what is wrong; of a file of ours, which it is, in which line, and where it is now. Of a record, its
 * name and the line. Without a full stop. */
void words_problem(const struct problem *problem, char *out, size_t size);

/* Says what happened to the matches when they were opened; whole sentences. */
void words_saves(const struct saves_news *news, char *out, size_t size);

#endif
