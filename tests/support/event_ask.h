/*
 * event_ask.h: what a seat knows after all events of a move, and whether it has to choose next.
 */
#ifndef SUPPORT_EVENT_ASK_H
#define SUPPORT_EVENT_ASK_H

#include "rules/fold/event_apply.h"

/* Applies the events of one move and finds who chooses next: `asked` and the moves are those of the view
 * after it. Without events nothing changes. */
void event_apply_all(struct view *view, const struct event *events, int count);

/* Applies a pass, which has no event: everyone passed on the offer, or the attacker on the turned tile. */
void event_apply_pass(struct view *view);

#endif
