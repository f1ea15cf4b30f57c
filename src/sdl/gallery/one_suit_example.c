/*
 * one_suit_example.c: positions of One Suit that have names (example.h).
 */
#include "sdl/gallery/example.h"

bool example_one_suit_turn(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_TURN && view->own.drawn < TILE_COUNT &&
           view->table.discard_count > 7;
}

bool example_one_suit_claim(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_CLAIM && view->table.discard_count > 8;
}

bool example_one_suit_name(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_NAME && view->table.declared;
}

static bool has_ended(const struct view *view, int seat, enum outcome outcome)
{
    const struct table *table = &view->table;
    return seat == SEAT_NONE && (table->phase == PHASE_DEAL || table->phase == PHASE_OVER) &&
           table->result.outcome == outcome && table->round > 1;
}

bool example_one_suit_won(const struct view *view, int seat)
{
    const struct result *result = &view->table.result;
    unsigned waits = result->naming.waits[result->winner % SEAT_MAX];
    return has_ended(view, seat, OUTCOME_WIN) && waits & (waits - 1);
}

bool example_one_suit_drawn(const struct view *view, int seat)
{
    const struct result *result = &view->table.result;
    return has_ended(view, seat, OUTCOME_DRAW) && (result->naming.waits[0] | result->naming.waits[1]);
}
