/* invariants.c: what holds in every game at every moment; see invariants.h. */
#include "support/invariants.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static char sentence[160];

static const char *broken(const char *format, ...) ERROR_PRINTF(1, 2);

static const char *broken(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    return sentence;
}

static void count_tiles(const uint8_t *tiles, int count, int counts[TILE_COUNT])
{
    for (int i = 0; i < count; i++)
        if (tiles[i] < TILE_COUNT)
            counts[tile_kind(tiles[i])]++;
}

static void count_seat(const struct game *game, int seat, int counts[TILE_COUNT])
{
    uint8_t tiles[HAND_MAX];
    count_tiles(tiles, hand_list(&game->own[seat].hand, tiles), counts);
    for (int i = 0; i < game->table.meld_counts[seat]; i++)
        count_tiles(tiles, meld_list(&game->table.melds[seat][i], tiles), counts);
    for (int i = 0; i < 8; i++)
        if (game->table.flowers[seat] >> i & 1)
            counts[TILE_FLOWER + i]++;
}

static void count_open(const struct game *game, int counts[TILE_COUNT])
{
    const struct table *table = &game->table;
    for (int i = 0; i < table->discard_count; i++)
        if (!(table->discards[i].flags & DISCARD_CLAIMED))
            count_tiles(&table->discards[i].tile, 1, counts);
    for (int i = 0; i < table->rules->dummy; i++)
        if (table->dummy.row[i] != TILE_NONE)
            count_tiles(&game->row[i], 1, counts);
    count_tiles(game->wall + game->front, game->back - game->front, counts);
}

/* Each tile of the set in one place. */
static const char *tiles_broken(const struct game *game)
{
    const struct table *table = &game->table;
    int counts[TILE_COUNT] = {0};
    for (int seat = 0; seat < table->seats; seat++)
        count_seat(game, seat, counts);
    count_open(game, counts);
    uint8_t copies[TILE_KINDS];
    table_copies(table, copies);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (counts[kind] != copies[kind])
            return broken("%d tiles %s lie on the table, not %d", counts[kind], tile_name((uint8_t)kind),
                          copies[kind]);
    for (int tile = TILE_FLOWER; tile < TILE_FLOWER + 8; tile++)
        if (counts[tile] != table_has_flowers(table))
            return broken("%s lies %d times", tile_name((uint8_t)tile), counts[tile]);
    return NULL;
}

/* What the table says of hidden tiles agrees with them. */
static const char *counts_broken(const struct game *game)
{
    const struct table *table = &game->table;
    if (table->wall + table->dead != game->back - game->front)
        return broken("the wall counts %d and %d, not %d", table->wall, table->dead,
                      game->back - game->front);
    for (int seat = 0; seat < table->seats; seat++) {
        const struct hand *hand = &game->own[seat].hand;
        int size = 0;
        for (int kind = 0; kind < TILE_KINDS; kind++)
            size += hand->counts[kind];
        if (size != hand->size || size != table->hand_sizes[seat])
            return broken("seat %d holds %d tiles, counted %d and %d", seat, size, hand->size,
                          table->hand_sizes[seat]);
        int whole = seat == table->sitting ? 0 : 3 * table->sets + 1 - 3 * table->meld_counts[seat];
        if (size != whole && (size != whole + 1 || seat == table->sitting))
            return broken("seat %d holds %d tiles and %d melds", seat, size, table->meld_counts[seat]);
    }
    for (int i = 0; i < table->rules->dummy; i++)
        if (table->dummy.row[i] != TILE_HIDDEN && table->dummy.row[i] != TILE_NONE &&
            table->dummy.row[i] != game->row[i])
            return broken("place %d of the row shows another tile than lies there", i);
    return NULL;
}

const char *invariants_broken(const struct game *game)
{
    if (game->table.round == 0)
        return NULL;
    const char *wrong = tiles_broken(game);
    return wrong ? wrong : counts_broken(game);
}
