/*
 * invariants.h: what holds in every game at every moment.
 */
#ifndef SUPPORT_INVARIANTS_H
#define SUPPORT_INVARIANTS_H

#include "rules/play/game.h"

/* Returns NULL if every tile of the set is in exactly one place and all counts of the table agree; otherwise
 * what is wrong, in static memory that the next call overwrites. Always NULL before the first deal. */
const char *invariants_broken(const struct game *game);

#endif
