/*
 * check.h: checks whether a view or an event from outside is possible in the match, so that it stops neither
 * the rules nor the fold nor the picture.
 */
#ifndef WIRE_CHECK_H
#define WIRE_CHECK_H

#include "rules/play/view.h"

/* True if all fields are in their bounds and fit each other. That doesn't prove that a match can reach the
 * view. `plain` is the view of the same seat before the first deal. The moves aren't checked. */
bool view_check(const struct view *view, const struct view *plain);

/* True if the event's seats, tiles and numbers exist at the view's table, and its viewer can hear of it. */
bool event_check(const struct event *event, const struct view *view);

#endif
