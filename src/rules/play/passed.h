/*
 * passed.h: furiten by a win let go, as a seat knows it of itself.
 *
 * Both notes change `own.passed` of one seat alone, and only in modes with furiten. Each must be taken before
 * the tile is gone: they ask the table and the hand whether it wins.
 */
#ifndef RULES_PASSED_H
#define RULES_PASSED_H

#include "rules/play/table.h"

/* The seat does something else with its turn than to win on the tile it drew, if it drew one. */
void passed_note_draw(const struct table *table, struct own *own, int seat);

/* The tile on offer goes without the seat's win, to nobody or to a set: a win the seat could have declared is
 * let go; where a pass blocks a turn only, so is any tile that completes the hand, whatever else stood in the
 * way. */
void passed_note_offer(const struct table *table, struct own *own, int seat);

/* The seat draws or claims: where letting a tile go blocks a seat for a turn only, its turn has come again.
 */
void passed_forget(const struct table *table, struct own *own);

#endif
