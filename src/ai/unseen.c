/* unseen.c: how many tiles of each kind a seat does not see; see unseen.h. */
#include "ai/unseen.h"

/* Removes a seen tile; tiles that the other player laid face down are not seen. */
static void see(uint8_t unseen[TILE_KINDS], uint8_t tile)
{
    uint8_t kind = tile < TILE_COUNT ? tile_kind(tile) : TILE_NONE;
    if (kind < TILE_KINDS && unseen[kind] > 0)
        unseen[kind]--;
}

static void see_melds(uint8_t unseen[TILE_KINDS], const struct table *table, int seat)
{
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        uint8_t tiles[4];
        int count = meld_list(&table->melds[seat][i], tiles);
        for (int t = 0; t < count; t++)
            see(unseen, tiles[t]);
    }
}

int unseen_count(const struct view *view, uint8_t copies[TILE_KINDS], uint8_t unseen[TILE_KINDS])
{
    const struct table *table = &view->table;
    int total = 0;
    table_copies(table, copies);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        unseen[kind] = (uint8_t)(copies[kind] - view->own.hand.counts[kind]);
    for (int i = 0; i < table->discard_count; i++)
        if (!(table->discards[i].flags & DISCARD_CLAIMED))
            see(unseen, table->discards[i].tile);
    for (int i = 0; i < DORA_MAX && table->dora.shown[i] != TILE_NONE; i++)
        see(unseen, table->dora.shown[i]);
    for (int i = 0; i < table->rules->dummy; i++)
        see(unseen, table->dummy.row[i]);
    for (int seat = 0; seat < table->seats; seat++)
        see_melds(unseen, table, seat);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        total += unseen[kind];
    return total;
}
