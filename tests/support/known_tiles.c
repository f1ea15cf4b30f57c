/* known_tiles.c: which tiles can be known; see known_tiles.h. */
#include "support/known_tiles.h"

void known_tiles_add(const uint8_t *tiles, int count, int counts[TILE_COUNT])
{
    for (int i = 0; i < count; i++)
        if (tiles[i] < TILE_COUNT)
            counts[tiles[i]]++;
}

void known_tiles_add_hand(const struct hand *hand, int counts[TILE_COUNT])
{
    uint8_t tiles[HAND_MAX];
    known_tiles_add(tiles, hand_list(hand, tiles), counts);
}

static void add_open_of(const struct view *view, int seat, int counts[TILE_COUNT])
{
    const struct table *table = &view->table;
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        uint8_t tiles[4];
        known_tiles_add(tiles, meld_list(&table->melds[seat][i], tiles), counts);
    }
    for (int flower = 0; flower < 8; flower++)
        counts[TILE_FLOWER + flower] += table->flowers[seat] >> flower & 1;
    if (view->shown >> seat & 1)
        known_tiles_add_hand(&view->hands[seat], counts);
}

void known_tiles_add_open(const struct view *view, int counts[TILE_COUNT])
{
    const struct table *table = &view->table;
    for (int i = 0; i < table->discard_count; i++)
        if (!(table->discards[i].flags & DISCARD_CLAIMED))
            known_tiles_add(&table->discards[i].tile, 1, counts);
    known_tiles_add(table->dummy.row, DUMMY_MAX, counts);
    known_tiles_add(table->dummy.bonus, 2, counts);
    known_tiles_add(&table->dummy.treasure, 1, counts);
    for (int seat = 0; seat < table->seats; seat++)
        add_open_of(view, seat, counts);
}
