/*
 * holding.h: the tiles and melds of a hand that might be held, and what claims
 * and kongs make of it.
 */
#ifndef AI_HOLDING_H
#define AI_HOLDING_H

#include "rules/hand/shape.h"

struct ruleset;

/* The tiles and melds of a hand that might be held. */
struct holding {
    struct hand hand;
    struct meld melds[MELD_MAX];
    uint8_t meld_count;
};

/* The kinds of a meld. */
tile_set holding_meld_kinds(const struct meld *meld);

/* How many melds are exposed. */
int holding_exposed(const struct holding *holding);

/* True if no meld is exposed. */
static inline bool holding_is_closed(const struct holding *holding)
{
    return holding_exposed(holding) == 0;
}

/* How many tiles of a kind are held or laid out as a pung or kong; three at most. */
int holding_owned(const struct holding *holding, uint8_t kind);

/* The shape of a holding by a mode's sets and forms; `limits` is how many tiles of each kind there are. A
 * kind's fourth tile in a meld is passed over. */
void holding_shape(const struct holding *holding, const struct ruleset *rules,
                   const uint8_t limits[TILE_KINDS], struct shape *shape);

/* Takes two tiles of the run from `low` out of the hand and lays it out with the claimed third; `from` is a
 * seat. */
void holding_chow(struct holding *holding, uint8_t low, uint8_t claimed, uint8_t from);

/* Takes two tiles of a kind and a claimed third out of the hand as a pung; `from` is a seat or SEAT_DUMMY. */
void holding_pung(struct holding *holding, uint8_t kind, uint8_t from);

/* Lays all tiles of a kind out as a kong: a closed one of four, an added one to its pung, else an open one of
 * three and a fourth that `from` gave. Returns which. */
enum meld_kind holding_kong(struct holding *holding, uint8_t kind, uint8_t from);

#endif
