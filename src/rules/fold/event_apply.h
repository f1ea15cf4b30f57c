/*
 * event_apply.h: updates a seat's view from the events that the seat is sent.
 *
 * A seat that applies the events of a move to its view, each as event_seen_by gives it, gets the view after
 * the move. test_conformance checks every field after every move of every mode. Only these changes need the
 * next view instead:
 *
 * - A deal: its event has only the round and the dealer; hands, indicators and the wall are new.
 * - A pass. That nobody takes an offer, or that the attacker of Stage B declines a turned tile, follows from
 *   the next event; if it is only somebody's turn to choose, it follows from the phase.
 * - The viewer's own answer to an offer while others still decide.
 * - What the end of a round reveals and pays: points, gains, who is liable, scores and stakes, hands and
 *   waits, tiles laid face down, the indicators under the dora.
 * - The end by the clock, which is not a move.
 */
#ifndef RULES_EVENT_APPLY_H
#define RULES_EVENT_APPLY_H

#include "rules/play/view.h"

/* Changes the view as the event does; EVENT_DEAL changes nothing. Afterwards `asked` is 0 and there are no
 * moves: legal_moves finds them after the last event of a move (tests/support/event_ask.c). An event that
 * does not fit the view, such as the discard of a tile that is not held, changes what it can. */
void event_apply(struct view *view, const struct event *event);

/* Undoes the tiles gained since the deal, so that the hands are as they were dealt; dealt flowers stay
 * exposed. `events` are all events since the deal, as the viewer was sent them. */
void event_apply_back(struct view *view, const struct event *events, int count);

#endif
