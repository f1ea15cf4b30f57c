/*
 * one_suit_danger.c: the danger of discards in One Suit; see one_suit_danger.h.
 *
 * Which tiles the hidden hands win on is counted over deals (ai/hidden.h). A viewer about to discard gets it
 * from the network that plays hard, which reads the discards too.
 */
#include "ai/one_suit/one_suit_danger.h"

#include "ai/forecast/forecast_danger.h"
#include "ai/hidden.h"
#include "rules/hand/counts.h"
#include "rules/modes/one_suit.h"

enum { DEALS = 300 };

/* Returns what a win costs, hundredths of a point: the winner names the waits of a usual tenpai hand. */
static int price(const struct table *table, const uint16_t chance[TILE_KINDS], const uint16_t ready[SEAT_MAX])
{
    int waits = 0, hands = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        waits += chance[kind];
    for (int seat = 0; seat < table->seats; seat++)
        hands += ready[seat];
    if (table_option(table, OPTION_SCORING) != ONE_SUIT_DETAILED)
        return 100 * ONE_SUIT_SIMPLE_WIN;
    return 100 * (ONE_SUIT_WIN + ONE_SUIT_ALL) + (hands ? ONE_SUIT_RIGHT * 100 * waits / hands : 0);
}

void one_suit_danger_counted(const struct view *view, uint64_t seed, struct danger_figures *figures)
{
    uint8_t copies[TILE_KINDS];
    uint16_t ready[SEAT_MAX] = {0};
    hidden_danger(view, seed, DEALS, figures->chance, ready);
    int points = price(&view->table, figures->chance, ready);
    table_copies(&view->table, copies);
    figures->kinds = counts_kinds(copies, 1);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        figures->points[kind] = copies[kind] ? points : 0;
}

void one_suit_danger(const struct view *view, uint64_t seed, struct danger_figures *figures)
{
    one_suit_danger_counted(view, seed, figures); /* keep the cost of a win */
    forecast_danger(view, figures->chance);
}
