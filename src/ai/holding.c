/* holding.c: how claims and kongs change a hand; see holding.h. */
#include "ai/holding.h"

#include <string.h>

#include "rules/play/table.h"

tile_set holding_meld_kinds(const struct meld *meld)
{
    return meld->kind == MELD_RUN ? (tile_set)7 << meld->tile : TILE_BIT(meld->tile);
}

int holding_owned(const struct holding *holding, uint8_t kind)
{
    int count = holding->hand.counts[kind];
    for (int i = 0; i < holding->meld_count; i++)
        if (holding->melds[i].tile == kind && holding->melds[i].kind != MELD_RUN)
            count = 3;
    return count > 3 ? 3 : count;
}

void holding_shape(const struct holding *holding, const struct ruleset *rules,
                   const uint8_t limits[TILE_KINDS], struct shape *shape)
{
    memcpy(shape->counts, holding->hand.counts, sizeof shape->counts);
    memcpy(shape->limits, limits, sizeof shape->limits);
    shape->sets = (uint8_t)(rules->sets - holding->meld_count);
    shape->forms = rules->forms;
    if (holding->meld_count > 0)
        shape->forms &= FORM_STANDARD;
}

void holding_pung(struct holding *holding, uint8_t kind, uint8_t from)
{
    uint8_t reds = hand_take(&holding->hand, kind, 2);
    holding->melds[holding->meld_count++] =
        (struct meld){.kind = MELD_PUNG, .tile = kind, .claimed = kind, .from = from, .reds = reds};
}

void holding_claim(struct holding *holding, struct move move, const struct offer *offer)
{
    uint8_t low = move.tile, claimed = tile_kind(offer->tile), reds = 0;
    if (move.kind != MOVE_CHOW) {
        holding_pung(holding, claimed, offer->by);
        return;
    }
    for (uint8_t kind = low; kind < low + 3; kind++)
        if (kind != claimed)
            reds |= hand_take(&holding->hand, kind, 1);
    holding->melds[holding->meld_count++] =
        (struct meld){.kind = MELD_RUN, .tile = low, .claimed = claimed, .from = offer->by, .reds = reds};
}

enum meld_kind holding_kong(struct holding *holding, uint8_t kind, uint8_t from)
{
    int place = 0;
    bool closed = holding->hand.counts[kind] == 4;
    while (place < holding->meld_count &&
           (holding->melds[place].tile != kind || holding->melds[place].kind != MELD_PUNG))
        place++;
    uint8_t reds = hand_take(&holding->hand, kind, holding->hand.counts[kind]);
    struct meld *meld = &holding->melds[place];
    if (place < holding->meld_count) {
        meld->kind = MELD_KONG_ADDED;
        meld->reds |= reds;
        return MELD_KONG_ADDED;
    }
    holding->meld_count++;
    *meld = (struct meld){.kind = closed ? MELD_KONG_CLOSED : MELD_KONG_OPEN,
                          .tile = kind,
                          .claimed = closed ? TILE_NONE : kind,
                          .from = closed ? SEAT_NONE : from,
                          .reds = reds};
    return (enum meld_kind)meld->kind;
}
