/*
 * hand_order.c: see hand_order.h.
 */
#include "sdl/table/layout/hand_order.h"

#include <string.h>

/* The place of a tile among the first `count`, or -1. */
static int find(const uint8_t *tiles, int count, uint8_t tile)
{
    for (int i = 0; i < count; i++)
        if (tiles[i] == tile)
            return i;
    return -1;
}

/* Takes a tile from its place and puts it in at another; those between close up. */
static void shift(uint8_t *tiles, int from, int to)
{
    uint8_t tile = tiles[from];

    if (from < to)
        memmove(tiles + from, tiles + from + 1, (size_t)(to - from));
    else
        memmove(tiles + to + 1, tiles + to, (size_t)(from - to));
    tiles[to] = tile;
}

void hand_order_apply(const struct hand_order *order, uint8_t *tiles, int count)
{
    int placed = 0;

    for (int i = 0; i < order->count; i++) {
        int at = find(tiles + placed, count - placed, order->tiles[i]);
        if (at >= 0)
            shift(tiles, placed + at, placed), placed++;
    }
}

void hand_order_set(struct hand_order *order, const uint8_t *tiles, int count)
{
    order->count = count < HAND_MAX ? count : HAND_MAX;
    memcpy(order->tiles, tiles, (size_t)order->count);
}

void hand_order_move(struct hand_order *order, int from, int to)
{
    if (from >= 0 && to >= 0 && from < order->count && to < order->count)
        shift(order->tiles, from, to);
}
