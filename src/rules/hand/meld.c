/* meld.c: see meld.h. */
#include "rules/hand/meld.h"

int meld_exposed(const struct meld *melds, int count)
{
    int exposed = 0;
    for (int i = 0; i < count; i++)
        exposed += meld_is_exposed(&melds[i]);
    return exposed;
}

int meld_list(const struct meld *meld, uint8_t out[4])
{
    int count = meld_is_kong(meld) ? 4 : 3;
    for (int i = 0; i < count; i++)
        out[i] = (uint8_t)(meld->tile + (meld->kind == MELD_RUN ? i : 0));
    if (!meld->reds)
        return count;
    for (int i = 0; i < count; i++) {
        if (tile_is_suited(out[i]) && tile_number(out[i]) == 5) {
            out[i] = (uint8_t)(TILE_RED_FIVE + tile_suit(out[i]));
            break;
        }
    }
    return count;
}

/* A run shows its claimed tile first. Every meld has it on the side of the discarder: left, right, or in the
 * middle for the player opposite. */
static int lay_towards(const struct meld *meld, int owner, int seats, uint8_t tiles[4], int count)
{
    int from = (meld->from - owner + seats) % seats;

    if (meld->kind == MELD_RUN) {
        int at = tile_kind(meld->claimed) - meld->tile;
        uint8_t claimed = tiles[at];
        for (; at > 0; at--)
            tiles[at] = tiles[at - 1];
        tiles[0] = claimed;
        return 0;
    }
    int last = meld->kind == MELD_KONG_OPEN ? count - 1 : 2;
    return from == seats - 1 ? 0 : from == 1 ? last : 1;
}

int meld_laid(const struct meld *meld, int owner, int seats, uint8_t tiles[4], int *turned)
{
    int count = meld_list(meld, tiles);

    if (meld->kind == MELD_KONG_CLOSED)
        *turned = -1;
    else if (seats == SEAT_MAX)
        *turned = lay_towards(meld, owner, seats, tiles, count);
    else if (meld->kind == MELD_RUN)
        *turned = tile_kind(meld->claimed) - meld->tile;
    else
        *turned = meld->from == SEAT_DUMMY || meld->from == owner ? 0 : 1;
    return count;
}
