/*
 * passed.h: furiten after passing on a win, as a seat knows it of itself.
 *
 * Both notes change only `own.passed` of one seat, and only in modes with furiten. Call them while the tile
 * is still there: they test whether it wins.
 */
#ifndef RULES_PASSED_H
#define RULES_PASSED_H

#include "rules/play/table.h"

/* Notes that the seat makes another move than a win: if the tile it drew would win, it counts as passed. */
void passed_note_draw(const struct table *table, struct own *own, int seat);

/* Notes that the tile on offer goes to nobody or into a set. A win the seat could have declared counts as
 * passed. In modes where a pass blocks a turn only, so does every tile that completes the hand, even if it
 * could not win. */
void passed_note_offer(const struct table *table, struct own *own, int seat);

/* The seat draws or claims, which ends furiten in modes where a pass blocks one turn only. */
void passed_forget(const struct table *table, struct own *own);

#endif
