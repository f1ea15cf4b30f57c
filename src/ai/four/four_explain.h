/* four_explain.h: the reason for a move at a table of four. */
#ifndef AI_FOUR_EXPLAIN_H
#define AI_FOUR_EXPLAIN_H

#include "ai/four/four_judge.h"

/* Returns the reason for the move at `place` of the judged list if it is the best, otherwise one against it.
 */
struct reason four_explain(const struct four_judge *judge, const struct four_judged *list, int count,
                           int place);

#endif
