/*
 * four_explain.h: why a move at a table of four was made, in one sentence.
 */
#ifndef AI_FOUR_EXPLAIN_H
#define AI_FOUR_EXPLAIN_H

#include "ai/ai.h"
#include "ai/four/four_judge.h"

/* Writes what is to be said for the move at `place` of the judged list if it is the best, or against it. */
void four_explain(const struct four_judge *judge, const struct four_judged *list, int count, int place,
                  char *out, size_t size);

#endif
