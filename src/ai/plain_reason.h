/*
 * plain_reason.h: a reason anybody can check at the table, for moves whose engine only says that they are
 * better or worse.
 */
#ifndef AI_PLAIN_REASON_H
#define AI_PLAIN_REASON_H

#include "ai/teach.h"

/* Replaces the reasons of a ranking by what can be seen of the moves' tiles or figures, where that is true
 * and the reason says less, or what the figures deny. */
void plain_reason(const struct view *view, struct ranking *ranking);

#endif
