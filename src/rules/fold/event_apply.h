/*
 * event_apply.h: what a seat hears, folded into what it sees.
 *
 * A seat that starts from its view and applies the events of a move, each as event_seen_by gives it, has the
 * view after the move. test_conformance holds that field by field, after every move of every mode. What no
 * event tells is little, and comes with the next view:
 *
 * - A deal: its event names round and dealer; hands, indicators and the wall are new.
 * - A pass. That nobody takes an offer, or that the attacker of Stage B lets a tile lie, is heard from what
 * comes next; and where that is only somebody's turn to choose, from the phase (event_apply_pass).
 * - The viewer's own answer to an offer that others still think about.
 * - What the end of a round shows and pays: points, gains, who is liable, scores and stakes, hands and waits,
 * tiles laid face down, the indicators under the dora.
 * - The end by the clock, which is no move: the view after it is another.
 */
#ifndef RULES_EVENT_APPLY_H
#define RULES_EVENT_APPLY_H

#include "rules/play/view.h"

/* Changes the view as the event does; not for EVENT_DEAL, which changes nothing. Who is asked comes with the
 * last event of a move (event_apply_all): here `asked` is 0, and there are no moves. An event that does not
 * fit the view, such as the discard of a tile that is not held, changes what it can. */
void event_apply(struct view *view, const struct event *event);

/* Applies the events of one move, and finds whom the last leaves to choose: `asked` and the moves are those
 * of the view after it. Without events nothing changes. */
void event_apply_all(struct view *view, const struct event *events, int count);

/* The game has gone on without an event: all passed on the offer, or the attacker on the tile turned. */
void event_apply_pass(struct view *view);

/* Gives back the tiles that events after a deal gave, so that the hands are as they were dealt; flowers that
 * were dealt lie open already. `events` are all that followed the deal, as the viewer heard them. */
void event_apply_back(struct view *view, const struct event *events, int count);

#endif
