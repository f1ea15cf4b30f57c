/*
 * meld.h: a set laid out on the table.
 *
 * `tile` is the kind of a pung or kong, or the lowest kind of a run. A claimed meld records the claimed tile
 * and the seat it came from.
 */
#ifndef RULES_MELD_H
#define RULES_MELD_H

#include "rules/hand/seat.h"
#include "rules/hand/tile.h"

enum meld_kind { MELD_RUN, MELD_PUNG, MELD_KONG_OPEN, MELD_KONG_ADDED, MELD_KONG_CLOSED };

enum { MELD_MAX = 4 };

struct meld {
    uint8_t kind;    /* enum meld_kind */
    uint8_t tile;    /* kind, the lowest of a run */
    uint8_t claimed; /* the claimed tile, TILE_NONE for a closed kong */
    uint8_t from;    /* the seat it came from, SEAT_DUMMY, or SEAT_NONE for a closed kong */
    uint8_t reds;    /* bit s: holds the red five of suit s */
};

/* True for every kind of kong. */
static inline bool meld_is_kong(const struct meld *meld)
{
    return meld->kind >= MELD_KONG_OPEN;
}

/* True unless it is a closed kong. */
static inline bool meld_is_exposed(const struct meld *meld)
{
    return meld->kind != MELD_KONG_CLOSED;
}

/* Returns how many of the melds are exposed. */
int meld_exposed(const struct meld *melds, int count);

/* Writes its 3 or 4 tiles in tile order; returns how many. */
int meld_list(const struct meld *meld, uint8_t out[4]);

/* Writes its tiles as `owner` lays them at a table of `seats`, from the owner's left; returns how many.
 * `*turned` is the position of the claimed tile, which is laid sideways; with four seats it points at the
 * player it came from. It is -1 for a closed kong. */
int meld_laid(const struct meld *meld, int owner, int seats, uint8_t tiles[4], int *turned);

#endif
