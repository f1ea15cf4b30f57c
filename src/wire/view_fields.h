/*
 * view_fields.h: views and events as JSON between a host and its guests: every field of a view by its name.
 *
 * Only the differences from the plain view are written. That is the view of the same seat before the first
 * deal, which both sides can make from the set-up. A reader ignores fields that it doesn't know, and takes an
 * absent field from the plain view, so versions with more fields understand each other. docs/friend.md lists
 * the fields. The functions that read also check (check.h).
 */
#ifndef WIRE_VIEW_FIELDS_H
#define WIRE_VIEW_FIELDS_H

#include <cjson/cJSON.h>

#include "rules/play/view.h"

/* Returns the view as a JSON object with the fields that differ from `plain`; the caller frees it. */
cJSON *view_write(const struct view *view, const struct view *plain);

/* Reads a view and finds its moves. False if it can't be a view of the match that `plain` belongs to; `*view`
 * is unchanged then. */
bool view_read(struct view *view, const cJSON *object, const struct view *plain);

/* Returns events as lists of six numbers: kind, seat, tile, other, from, number. The caller frees them. */
cJSON *events_write(const struct event *events, int count);

/* Reads events of the match of a plain view; returns how many, or -1 if one is impossible or there are more
 * than `room`. */
int events_read(struct event *events, int room, const cJSON *list, const struct view *plain);

#endif
