/*
 * four_explain.h: why a move at a table of four was made.
 */
#ifndef AI_FOUR_EXPLAIN_H
#define AI_FOUR_EXPLAIN_H

#include "ai/ai.h"
#include "ai/four/four_judge.h"

/* What is to be said for the move at `place` of the judged list if it is the best, or against it. */
struct reason four_explain(const struct four_judge *judge, const struct four_judged *list, int count,
                           int place);

#endif
