/* unseen.h: how many tiles of each kind a seat does not see. */
#ifndef AI_UNSEEN_H
#define AI_UNSEEN_H

#include "rules/play/view.h"

/* Counts the tiles of each kind that the viewer does not see, like table_unseen. Returns their sum. */
int unseen_count(const struct view *view, uint8_t unseen[TILE_KINDS]);

/* Returns how many tiles of a set of kinds there are by a count of all kinds, such as the unseen or a hand.
 */
static inline int kinds_sum(const uint8_t counts[TILE_KINDS], tile_set kinds)
{
    int count = 0;
    for (; kinds; kinds &= kinds - 1)
        count += counts[tile_set_first(kinds)];
    return count;
}

#endif
