/*
 * fold_end.c: wins, names and the end of a round (fold_parts.h).
 */
#include "rules/fold/fold_parts.h"

void fold_declare(struct table *table, const struct event *event)
{
    table->declared |= (uint8_t)(1u << event->seat);
    table->phase = PHASE_NAME;
}

void fold_name(struct table *table, const struct event *event)
{
    struct naming *naming = &table->result.naming;

    naming->declared = table->declared;
    naming->named_by |= (uint8_t)(1u << event->seat);
    naming->named[event->seat] = (uint16_t)(event->number | event->other << 8);
}

void fold_win(struct table *table, const struct event *event)
{
    struct result *result = &table->result;

    if (!result->winners)
        result->winner = event->seat;
    result->winners |= (uint8_t)(1u << event->seat);
    result->outcome = OUTCOME_WIN;
    result->from = event->from;
    result->source = event->number;
    result->tile = event->tile;
    result->last_tile = table->wall == 0;
}

/* No declared win was valid. */
static void end_invalid(const struct view *view, struct result *result)
{
    const struct table *table = &view->table;
    bool drawn = table->drawn_by != SEAT_NONE;

    result->outcome = OUTCOME_INVALID;
    result->from = drawn ? table->drawn_by : table->offer.by;
    result->source = drawn ? table->draw_source : table->offer.source;
    result->tile = drawn ? view->own.drawn : table->offer.tile;
}

void fold_round_end(struct view *view)
{
    struct table *table = &view->table;
    struct result *result = &table->result;

    if (result->outcome == OUTCOME_NONE && table->declared)
        end_invalid(view, result);
    if (result->outcome == OUTCOME_NONE) {
        fold_lay_aside(view);
        result->outcome = OUTCOME_DRAW;
    }
    table->phase = PHASE_DEAL;
}
