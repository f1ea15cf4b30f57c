/*
 * plain_reason.h: a reason anybody can check at the table, for a best move whose engine only says that it is
 * better.
 */
#ifndef AI_PLAIN_REASON_H
#define AI_PLAIN_REASON_H

#include "ai/teach.h"

/* Replaces the reason of the best move of a ranking by what can be seen of its tiles or figures, where that
 * is true and the reason says less. */
void plain_reason(const struct view *view, struct ranking *ranking);

/* Gives two moves, whose figures differ by the parts of `split`, the one fact that decides between them:
 * tiles that help, the risk, or else the largest part. Each is compared with the other. */
void plain_compare(const struct view *view, const struct split *split, struct advice *best,
                   struct advice *made);

#endif
