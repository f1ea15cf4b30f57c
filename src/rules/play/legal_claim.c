/*
 * legal_claim.c: what a seat may do with the tile on offer.
 *
 * Follows docs/rules/classic.md "Claims", docs/rules/dueling-tigers.md "Claims", docs/rules/tenpai-duel.md
 * "Furiten": a claim needs the tiles, a kong a wall tile to replace it, a win on another's tile no furiten.
 */
#include "base/check.h"
#include "rules/play/legal_parts.h"

bool legal_furiten(const struct table *table, const struct own *own, int seat, uint8_t kind,
                   struct error *why)
{
    char sentence[sizeof why->message];
    if (!table->rules->furiten || !table->rules->furiten(table, own, seat, kind, sentence, sizeof sentence))
        return false;
    error_set(why, "%s", sentence);
    return true;
}

bool legal_can_win_on(const struct table *table, const struct own *own, int seat, uint8_t tile,
                      enum win_source source, struct error *why)
{
    struct hand hand = own->hand;
    if (hand.size % 3 != 1 || hand.counts[tile_kind(tile)] == 4)
        return legal_refuse(why, "%s does not complete your hand", tile_name(tile));
    hand_add(&hand, tile);
    if (!table_completes(table, &hand, seat))
        return legal_refuse(why, "%s does not complete your hand", tile_name(tile));
    if (source == WIN_REVEALED && !table->riichi[seat])
        return legal_refuse(why, "A tile turned up in the dummy's row can be won only in Riichi");
    if (table->rules->has_stages && !table_option(table, OPTION_STAGE_A_WINS))
        return legal_refuse(why, "The option that forbids wins before Stage B is on");
    if (!legal_hand_wins(table, &hand, seat, tile, source))
        return legal_refuse(why, "The hand is complete but below the minimum");
    return !legal_furiten(table, own, seat, tile_kind(tile), why);
}

/* True if tiles on offer are only for a win now: a declaring discard, or the last one of a limited round. */
static bool only_wins(const struct table *table)
{
    bool over = table->rules->turn_limit > 0;
    for (int seat = 0; seat < table->seats; seat++)
        over = over && table->turns[seat] >= table->rules->turn_limit;
    return over || table->stage.attacker != SEAT_NONE;
}

/* True if a discard would be left after a claim that takes the hand's tiles in `taken` and bars the `barred`
 * kinds. */
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

/* True if the seat may take the offered tile for a pung (`need` 2) or kong (`need` 3). */
static bool may_claim_set(const struct table *table, const struct own *own, int seat, int need,
                          struct error *why)
{
    const struct offer *offer = &table->offer;
    uint8_t kind = tile_kind(offer->tile);
    int held = own->hand.counts[kind];
    static const char *const numbers[] = {"none", "one", "two", "three"};
    if (!(table->rules->claims & (need == 2 ? CLAIM_PUNG : CLAIM_KONG)))
        return legal_refuse(why, "%s has no such claim", table->rules->name);
    if (offer->source == WIN_ROBBED_KONG)
        return legal_refuse(why, "A kong can be robbed only to win");
    if (only_wins(table))
        return legal_refuse(why, "This discard can only be won on");
    if (offer->source == WIN_REVEALED && need == 2)
        return legal_refuse(why, "A revealed tile cannot be punged");
    if (table->riichi[seat] && offer->source != WIN_REVEALED)
        return legal_refuse(why, "In Riichi you may only win");
    if (held < need)
        return legal_refuse(why, "You hold %s; it needs %s", numbers[held], numbers[need]);
    return true;
}

/* True if the waits stay the same kinds when three of the hand's tiles and the revealed one become a kong. */
static bool kong_keeps_waits(const struct table *table, const struct own *own, int seat, uint8_t kind)
{
    struct table then = *table;
    struct hand rest = own->hand;
    for (int i = 0; i < 3; i++)
        hand_remove(&rest, kind);
    then.melds[seat][then.meld_counts[seat]++] =
        (struct meld){.kind = MELD_KONG_OPEN, .tile = kind, .claimed = kind, .from = SEAT_DUMMY};
    tile_set waits = table_waits(&then, &rest, seat);
    return waits && waits == table_waits(table, &own->hand, seat);
}

bool legal_may_pung(const struct table *table, const struct own *own, int seat, struct error *why)
{
    uint8_t kind = tile_kind(table->offer.tile), taken[] = {kind, kind};
    if (!may_claim_set(table, own, seat, 2, why))
        return false;
    return leaves_discard(table, own, taken, 2, TILE_BIT(kind)) ||
           legal_refuse(why, "After this claim no tile could be discarded");
}

bool legal_may_claim_kong(const struct table *table, const struct own *own, int seat, struct error *why)
{
    const struct offer *offer = &table->offer;
    if (offer->source == WIN_REVEALED && !table->riichi[seat])
        return legal_refuse(why, "A revealed tile is only for a player in Riichi");
    if (offer->source == WIN_REVEALED && !table_option(table, OPTION_REVEALED_KONG))
        return legal_refuse(why, "The option for a kong of a revealed tile is off");
    if (!may_claim_set(table, own, seat, 3, why))
        return false;
    if (table->wall == 0)
        return legal_refuse(why, "A kong needs a wall tile to replace it, and the wall is empty");
    if (table->rules->has_dora && table->kongs >= DORA_KONGS_MOST)
        return legal_refuse(why, "Four kongs have been made, more are not allowed");
    if (offer->source == WIN_REVEALED && !kong_keeps_waits(table, own, seat, tile_kind(offer->tile)))
        return legal_refuse(why, "This kong would change what you wait for, which Riichi forbids");
    return true;
}

bool legal_may_chow(const struct table *table, const struct own *own, int seat, uint8_t lowest,
                    struct error *why)
{
    const struct offer *offer = &table->offer;
    if (!(table->rules->claims & CLAIM_CHOW))
        return legal_refuse(why, "There are no chows in %s", table->rules->name);
    if (offer->source != WIN_DISCARD || seat != table_next(table, offer->by))
        return legal_refuse(why, "Only the next player in turn may chow a discard");
    if (table->riichi[seat])
        return legal_refuse(why, "In Riichi you may only win");
    uint8_t kind = tile_kind(offer->tile);
    if (!tile_is_suited(kind) || lowest > kind || kind > lowest + 2 || tile_suit(lowest) != tile_suit(kind) ||
        tile_number(lowest) > 7)
        return legal_refuse(why, "That run does not hold the tile");
    if (only_wins(table))
        return legal_refuse(why, "This discard can only be won on");
    uint8_t taken[2];
    int count = 0;
    for (uint8_t part = lowest; part <= lowest + 2; part++) {
        if (part == kind)
            continue;
        if (!own->hand.counts[part])
            return legal_refuse(why, "You do not hold %s", tile_name(part));
        taken[count++] = part;
    }
    tile_set barred = TILE_BIT(kind);
    if (kind == lowest && tile_number(kind) <= 6)
        barred |= TILE_BIT(kind + 3);
    if (kind == lowest + 2 && tile_number(kind) >= 4)
        barred |= TILE_BIT(kind - 3);
    return leaves_discard(table, own, taken, 2, barred) ||
           legal_refuse(why, "After this claim no tile could be discarded");
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
    /* What cannot be for lack of tiles is not looked into. */
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
