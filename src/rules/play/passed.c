/* passed.c: see passed.h. */
#include "rules/play/passed.h"

#include <string.h>

#include "rules/play/legal.h"

static void note(const struct table *table, struct own *own, int seat, uint8_t tile)
{
    /* In their own dummy action a player has already discarded, but it is still the same turn. */
    bool own_action = table->phase == PHASE_CLAIM && table->turn == seat;
    own->passed[tile_kind(tile)] = (uint8_t)(table->turns[seat] + !own_action);
}

/* A drawn tile that completes the hand below the minimum does not count. An offered one does in modes where
 * a pass blocks a turn. */
void passed_note_draw(const struct table *table, struct own *own, int seat)
{
    if (!table->rules->furiten || table->drawn_by != seat || own->drawn == TILE_NONE)
        return;
    if (legal_hand_wins(table, &own->hand, seat, own->drawn, (enum win_source)table->draw_source))
        note(table, own, seat, own->drawn);
}

/* True if the offered tile completes the seat's hand, even if it may not win. */
static bool completes(const struct table *table, const struct own *own, int seat)
{
    struct hand hand = own->hand;
    uint8_t tile = table->offer.tile;
    if (hand.size % 3 != 1 || hand.counts[tile_kind(tile)] == 4)
        return false;
    hand_add(&hand, tile);
    return table_completes(table, &hand, seat);
}

void passed_note_offer(const struct table *table, struct own *own, int seat)
{
    const struct offer *offer = &table->offer;
    if (!table->rules->furiten)
        return;
    bool goes = table->rules->pass_blocks_a_turn
                    ? seat != offer->by && completes(table, own, seat)
                    : table_offers_to(table, seat) && legal_can_win_on(table, own, seat, offer->tile,
                                                                       (enum win_source)offer->source, NULL);
    if (goes)
        note(table, own, seat, offer->tile);
}

void passed_forget(const struct table *table, struct own *own)
{
    if (table->rules->pass_blocks_a_turn)
        memset(own->passed, 0, sizeof own->passed);
}
