/*
 * check.h: whether a view or an event from outside can be one of the match, so that neither the rules, the
 * fold nor the picture stops at it.
 */
#ifndef WIRE_CHECK_H
#define WIRE_CHECK_H

#include "rules/play/view.h"

/* True if all fields are in their bounds and fit each other. It does not prove that the match can come to
 * this. `plain` is the view of the same seat before the first deal. Moves are not looked at. */
bool view_check(const struct view *view, const struct view *plain);

/* True if the event's seats, tiles and numbers exist at the view's table, and its viewer can hear of it. */
bool event_check(const struct event *event, const struct view *view);

#endif
