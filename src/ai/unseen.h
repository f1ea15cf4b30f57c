/*
 * unseen.h: how many tiles of each kind a seat does not see.
 */
#ifndef AI_UNSEEN_H
#define AI_UNSEEN_H

#include "rules/play/view.h"

/* How many copies of each kind the mode has, and how many of them the viewer does not see: the same as
 * table_unseen for every kind, in one pass. Returns how many are unseen in all. */
int unseen_count(const struct view *view, uint8_t copies[TILE_KINDS], uint8_t unseen[TILE_KINDS]);

/* How many of these kinds' tiles are unseen. */
static inline int unseen_sum(const uint8_t unseen[TILE_KINDS], tile_set kinds)
{
    int count = 0;
    for (; kinds; kinds &= kinds - 1)
        count += unseen[tile_set_first(kinds)];
    return count;
}

#endif
