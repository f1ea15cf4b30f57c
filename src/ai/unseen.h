/* unseen.h: how many tiles of each kind a seat does not see. */
#ifndef AI_UNSEEN_H
#define AI_UNSEEN_H

#include "rules/play/view.h"

/* Counts the copies of each kind in the mode, and those the viewer does not see, like table_unseen but for
 * all kinds in one pass. Returns the sum of the unseen. */
int unseen_count(const struct view *view, uint8_t copies[TILE_KINDS], uint8_t unseen[TILE_KINDS]);

/* Returns how many tiles of these kinds are unseen. */
static inline int unseen_sum(const uint8_t unseen[TILE_KINDS], tile_set kinds)
{
    int count = 0;
    for (; kinds; kinds &= kinds - 1)
        count += unseen[tile_set_first(kinds)];
    return count;
}

#endif
