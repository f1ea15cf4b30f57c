/*
 * naming.c: wins declared at a player's own risk; see naming.h.
 *
 * Follows docs/rules/one-suit.md "Declaring a win": a declaration is valid if the tile completes the hand;
 * names only score. Of several valid ones on a discard the first in turn order after the discarder wins; if
 * none is valid, the round ends.
 */
#include "rules/play/naming.h"

#include "rules/play/flow.h"

static void ask(struct game *game, unsigned seats)
{
    game->table.phase = PHASE_NAME;
    game->table.asked = (uint8_t)seats;
    game->answered = 0;
}

void naming_ask_all(struct game *game)
{
    unsigned seats = 0;
    for (int seat = 0; seat < game->table.seats; seat++)
        if (seat != game->table.sitting)
            seats |= 1u << seat;
    ask(game, seats);
}

static void report_declaration(struct game *game, int seat, uint8_t tile, int from, struct events *events)
{
    game->table.declared |= (uint8_t)(1u << seat);
    flow_report(events, EVENT_DECLARE, seat, tile, from, 0);
}

bool naming_ask_declarers(struct game *game, struct events *events)
{
    for (int seat = 0; seat < game->table.seats; seat++)
        if (game->answered >> seat & 1 && game->answers[seat].kind == MOVE_DECLARE)
            report_declaration(game, seat, game->table.offer.tile, game->table.offer.by, events);
    if (!game->table.declared)
        return false;
    ask(game, game->table.declared);
    return true;
}

void naming_declare(struct game *game, int seat, struct events *events)
{
    report_declaration(game, seat, game->own[seat].drawn, seat, events);
    ask(game, game->table.declared);
}

/* Writes the named and the actual waits into the result, and reports them. */
static void show_names(struct game *game, struct events *events)
{
    struct result *result = &game->table.result;
    result->naming.declared = game->table.declared;
    result->naming.named_by = game->answered;
    for (int seat = 0; seat < game->table.seats; seat++) {
        if (seat == game->table.sitting)
            continue;
        result->naming.waits[seat] = tile_numbers(table_own_waits(&game->table, &game->own[seat], seat));
        if (!(game->answered >> seat & 1))
            continue;
        result->naming.named[seat] = game->named[seat];
        flow_report(events, EVENT_NAME, seat, TILE_NONE, SEAT_NONE, game->named[seat] & 0xff);
        events->list[events->count - 1].other = (uint8_t)(game->named[seat] >> 8);
    }
}

/* Returns the seat whose declaration wins: the first valid one in turn order after the tile's source, or
 * SEAT_NONE. */
static int find_winner(const struct game *game, uint8_t tile, int by)
{
    int seat = by;
    for (int i = 0; i < game->table.seats; i++) {
        seat = table_next(&game->table, seat);
        unsigned wait = game->table.result.naming.waits[seat] >> (tile_number(tile) - 1) & 1;
        if (game->table.declared >> seat & 1 && wait)
            return seat;
    }
    return SEAT_NONE;
}

void naming_judge(struct game *game, struct events *events)
{
    struct table *table = &game->table;
    show_names(game, events);
    if (!table->declared) {
        flow_end_drawn(game, events);
        return;
    }
    bool drawn = table->drawn_by != SEAT_NONE;
    int by = drawn ? table->drawn_by : table->offer.by;
    uint8_t tile = drawn ? game->own[by].drawn : table->offer.tile;
    int winner = find_winner(game, tile, by);
    if (winner == SEAT_NONE) {
        table->result.outcome = OUTCOME_INVALID;
        table->result.from = (uint8_t)by;
        table->result.tile = tile;
        table->result.source = drawn ? table->draw_source : table->offer.source;
        flow_end_round(game, NULL, events);
        return;
    }
    flow_end_won(game, 1u << winner, winner, tile,
                 (enum win_source)(drawn ? table->draw_source : table->offer.source), by, events);
}
