/* holding.h: the tiles and melds of a possible hand, and how claims and kongs change them. */
#ifndef AI_HOLDING_H
#define AI_HOLDING_H

#include "rules/hand/shape.h"
#include "rules/play/move.h"

struct offer;
struct ruleset;

/* The tiles and melds of a possible hand. */
struct holding {
    struct hand hand;
    struct meld melds[MELD_MAX];
    uint8_t meld_count;
};

/* Returns the kinds of a meld. */
tile_set holding_meld_kinds(const struct meld *meld);

/* Returns how many melds are exposed. */
static inline int holding_exposed(const struct holding *holding)
{
    return meld_exposed(holding->melds, holding->meld_count);
}

/* True if no meld is exposed. */
static inline bool holding_is_closed(const struct holding *holding)
{
    return holding_exposed(holding) == 0;
}

/* Returns how many tiles of a kind are in the hand or in a pung or kong, 3 at most. */
int holding_owned(const struct holding *holding, uint8_t kind);

/* Makes the shape of a holding from a mode's sets and forms; `limits` is the number of tiles of each kind. It
 * ignores the tiles in melds. */
void holding_shape(const struct holding *holding, const struct ruleset *rules,
                   const uint8_t limits[TILE_KINDS], struct shape *shape);

/* Moves two tiles of a kind from the hand into a pung with a claimed third; `from` is a seat or SEAT_DUMMY.
 */
void holding_pung(struct holding *holding, uint8_t kind, uint8_t from);

/* Moves two tiles from the hand into the run or pung that the move makes with the offered tile. */
void holding_claim(struct holding *holding, struct move move, const struct offer *offer);

/* Moves all tiles of a kind from the hand into a kong and returns its kind: closed with four tiles, added if
 * there is a pung, otherwise open with a fourth tile from `from`. */
enum meld_kind holding_kong(struct holding *holding, uint8_t kind, uint8_t from);

#endif
