/* unseen.c: how many tiles of each kind a seat does not see; see unseen.h. */
#include "ai/unseen.h"

int unseen_count(const struct view *view, uint8_t unseen[TILE_KINDS])
{
    int8_t left[TILE_KINDS];
    int total = 0;
    table_count_unseen(&view->table, &view->own, left);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        total += unseen[kind] = (uint8_t)(left[kind] > 0 ? left[kind] : 0);
    return total;
}
