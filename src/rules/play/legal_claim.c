/*
 * legal_claim.c: what a seat may do with the tile on offer.
 *
 * Follows docs/rules/classic.md "Claims", docs/rules/dueling-tigers.md "Claims", docs/rules/tenpai-duel.md
 * "Furiten": a claim needs the tiles, a kong a replacement tile in the wall, a win on another's tile no
 * furiten.
 */
#include "rules/play/legal_parts.h"

bool legal_furiten(const struct table *table, const struct own *own, int seat, uint8_t kind,
                   struct refusal *why)
{
    struct refusal reason;
    if (!table->rules->furiten || !table->rules->furiten(table, own, seat, kind, &reason))
        return false;
    reason.seat = (uint8_t)seat;
    refusal_fill(why, reason);
    return true;
}

bool legal_can_win_on(const struct table *table, const struct own *own, int seat, uint8_t tile,
                      enum win_source source, struct refusal *why)
{
    struct hand hand = own->hand;
    if (hand.size % 3 != 1 || hand.counts[tile_kind(tile)] == 4)
        return refusal_set(why, REFUSAL_WIN_NOT_COMPLETING, .tile = tile);
    hand_add(&hand, tile);
    if (!table_completes(table, &hand, seat))
        return refusal_set(why, REFUSAL_WIN_NOT_COMPLETING, .tile = tile);
    if (source == WIN_REVEALED && !table->riichi[seat])
        return refusal_set(why, REFUSAL_WIN_REVEALED_NO_RIICHI);
    if (table->rules->has_stages && !table_option(table, OPTION_STAGE_A_WINS))
        return refusal_set(why, REFUSAL_WIN_BEFORE_STAGE_B);
    if (!legal_hand_wins(table, &hand, seat, tile, source))
        return refusal_set(why, legal_worthless(table));
    return !legal_furiten(table, own, seat, tile_kind(tile), why);
}

/* True if offers can now be claimed only for a win: a declaring discard, or the last one of a limited
 * round. */
static bool only_wins(const struct table *table)
{
    bool over = table->rules->turn_limit > 0;
    for (int seat = 0; seat < table->seats; seat++)
        over = over && table->turns[seat] >= table->rules->turn_limit;
    return over || table->stage.attacker != SEAT_NONE;
}

/* True if the hand could still discard after a claim that takes the tiles in `taken` and forbids the
 * `barred` kinds. */
static bool leaves_discard(const struct table *table, const struct own *own, const uint8_t *taken, int count,
                           tile_set barred)
{
    if (!table->rules->no_swap_calls)
        return true;
    uint8_t counts[TILE_KINDS];
    for (int kind = 0; kind < TILE_KINDS; kind++)
        counts[kind] = own->hand.counts[kind];
    for (int i = 0; i < count; i++)
        counts[taken[i]]--;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (counts[kind] && !(barred & TILE_BIT(kind)))
            return true;
    return false;
}

/* True if the seat may claim the tile for a pung (`need` 2) or kong (`need` 3). */
static bool may_claim_set(const struct table *table, const struct own *own, int seat, int need,
                          struct refusal *why)
{
    const struct offer *offer = &table->offer;
    uint8_t kind = tile_kind(offer->tile);
    int held = own->hand.counts[kind];
    if (!(table->rules->claims & (need == 2 ? CLAIM_PUNG : CLAIM_KONG)))
        return refusal_set(why, REFUSAL_NO_CLAIM, .rules = table->rules);
    if (offer->source == WIN_ROBBED_KONG)
        return refusal_set(why, REFUSAL_CLAIM_OF_ADDED);
    if (only_wins(table))
        return refusal_set(why, REFUSAL_ONLY_WINS);
    if (offer->source == WIN_REVEALED && need == 2)
        return refusal_set(why, REFUSAL_PUNG_OF_REVEALED);
    if (table->riichi[seat] && offer->source != WIN_REVEALED)
        return refusal_set(why, REFUSAL_ONLY_WINS_IN_RIICHI);
    if (held < need)
        return refusal_set(why, REFUSAL_TOO_FEW_ALIKE, .number = (uint8_t)held, .needed = (uint8_t)need);
    return true;
}

/* True if the waits stay the same when three of the hand's tiles and the revealed one become a kong. */
static bool kong_keeps_waits(const struct table *table, const struct own *own, int seat, uint8_t kind)
{
    struct table then = *table;
    struct hand rest = own->hand;
    hand_take(&rest, kind, 3);
    then.melds[seat][then.meld_counts[seat]++] =
        (struct meld){.kind = MELD_KONG_OPEN, .tile = kind, .claimed = kind, .from = SEAT_DUMMY};
    tile_set waits = table_waits(&then, &rest, seat);
    return waits && waits == table_waits(table, &own->hand, seat);
}

bool legal_may_pung(const struct table *table, const struct own *own, int seat, struct refusal *why)
{
    uint8_t kind = tile_kind(table->offer.tile), taken[] = {kind, kind};
    if (!may_claim_set(table, own, seat, 2, why))
        return false;
    return leaves_discard(table, own, taken, 2, TILE_BIT(kind)) || refusal_set(why, REFUSAL_NO_DISCARD_LEFT);
}

bool legal_may_claim_kong(const struct table *table, const struct own *own, int seat, struct refusal *why)
{
    const struct offer *offer = &table->offer;
    if (offer->source == WIN_REVEALED && !table->riichi[seat])
        return refusal_set(why, REFUSAL_REVEALED_NO_RIICHI);
    if (offer->source == WIN_REVEALED && !table_option(table, OPTION_REVEALED_KONG))
        return refusal_set(why, REFUSAL_REVEALED_OPTION_OFF);
    if (!may_claim_set(table, own, seat, 3, why))
        return false;
    if (table->wall == 0)
        return refusal_set(why, REFUSAL_KONG_WALL_EMPTY);
    if (table->rules->has_dora && table->kongs >= DORA_KONGS_MAX)
        return refusal_set(why, REFUSAL_KONG_FIFTH);
    if (offer->source == WIN_REVEALED && !kong_keeps_waits(table, own, seat, tile_kind(offer->tile)))
        return refusal_set(why, REFUSAL_KONG_CHANGES_WAITS);
    return true;
}

bool legal_may_chow(const struct table *table, const struct own *own, int seat, uint8_t lowest,
                    struct refusal *why)
{
    const struct offer *offer = &table->offer;
    if (!(table->rules->claims & CLAIM_CHOW))
        return refusal_set(why, REFUSAL_NO_CHOW, .rules = table->rules);
    if (offer->source != WIN_DISCARD || seat != table_next(table, offer->by))
        return refusal_set(why, REFUSAL_CHOW_OUT_OF_TURN);
    if (table->riichi[seat])
        return refusal_set(why, REFUSAL_ONLY_WINS_IN_RIICHI);
    uint8_t kind = tile_kind(offer->tile);
    if (!tile_is_suited(kind) || lowest > kind || kind > lowest + 2 || tile_suit(lowest) != tile_suit(kind) ||
        tile_number(lowest) > 7)
        return refusal_set(why, REFUSAL_CHOW_WITHOUT_TILE);
    if (only_wins(table))
        return refusal_set(why, REFUSAL_ONLY_WINS);
    uint8_t taken[2];
    int count = 0;
    for (uint8_t part = lowest; part <= lowest + 2; part++) {
        if (part == kind)
            continue;
        if (!own->hand.counts[part])
            return refusal_set(why, REFUSAL_NOT_HELD, .tile = part);
        taken[count++] = part;
    }
    return leaves_discard(table, own, taken, 2, legal_swapped(kind, lowest)) ||
           refusal_set(why, REFUSAL_NO_DISCARD_LEFT);
}

void legal_list_claims(const struct table *table, const struct own *own, int seat, struct move_list *list)
{
    const struct offer *offer = &table->offer;
    uint8_t kind = tile_kind(offer->tile);
    if (table->rules->declares_risk) {
        move_list_add(list, MOVE_PASS, seat, TILE_NONE);
        move_list_add(list, MOVE_DECLARE, seat, TILE_NONE);
        return;
    }
    /* Skips claims for which the hand lacks the tiles. */
    int held = own->hand.counts[kind];
    for (int below = 2; below >= 0 && table->rules->claims & CLAIM_CHOW; below--)
        if (kind >= below && legal_may_chow(table, own, seat, (uint8_t)(kind - below), NULL))
            move_list_add(list, MOVE_CHOW, seat, (uint8_t)(kind - below));
    if (held >= 2 && legal_may_pung(table, own, seat, NULL))
        move_list_add(list, MOVE_PUNG, seat, TILE_NONE);
    if (held >= 3 && legal_may_claim_kong(table, own, seat, NULL))
        move_list_add(list, MOVE_KONG, seat, TILE_NONE);
    bool closed_to = offer->source == WIN_REVEALED && !table->riichi[seat];
    if (!closed_to && legal_can_win_on(table, own, seat, offer->tile, (enum win_source)offer->source, NULL))
        move_list_add(list, MOVE_WIN, seat, TILE_NONE);
    if (list->count)
        move_list_add(list, MOVE_PASS, seat, TILE_NONE);
}
