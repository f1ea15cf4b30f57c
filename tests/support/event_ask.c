/*
 * event_ask.c: see event_ask.h.
 */
#include "support/event_ask.h"

#include <string.h>

#include "rules/fold/fold_parts.h"

/* After dealt flowers have been replaced, the dealer's first tile counts as just drawn. */
static void end_deal(struct view *view)
{
    struct table *table = &view->table;
    int dealer = table->dealer;

    if (table->drawn_by >= table->seats || table->drawn_by == dealer || table->turns[dealer])
        return;
    table->drawn_by = table->turn = (uint8_t)dealer;
    if (view->seat != dealer)
        view->own.drawn = TILE_NONE;
}

/* True if the viewer has to choose now. */
static bool is_asked(const struct view *view)
{
    const struct table *table = &view->table;

    switch ((enum phase)table->phase) {
    case PHASE_DEAL:
    case PHASE_OVER:
        return false;
    case PHASE_CLAIM:
        return table_offers_to(table, view->seat);
    case PHASE_NAME:
        return table->declared ? table->declared >> view->seat & 1 : view->seat != table->sitting;
    default:
        return table->turn == view->seat;
    }
}

static void ask(struct view *view)
{
    struct table *table = &view->table;

    if (table->phase == PHASE_STAGE)
        table->turn = table->stage.attacker;
    end_deal(view);
    table->asked = 0;
    view->move_count = 0;
    memset(view->moves, 0, sizeof view->moves);
    if (view->seat >= table->seats || !is_asked(view))
        return;
    table->asked = (uint8_t)(1u << view->seat);
    view->move_count = (uint8_t)legal_moves(table, &view->own, view->seat, view->moves);
    if (!view->move_count)
        table->asked = 0;
}

void event_apply_all(struct view *view, const struct event *events, int count)
{
    for (int i = 0; i < count; i++)
        event_apply(view, &events[i]);
    if (count > 0)
        ask(view);
}

void event_apply_pass(struct view *view)
{
    if (view->table.phase == PHASE_CLAIM) {
        fold_lapse(view);
    } else if (view->table.phase == PHASE_STAGE) {
        fold_lay_aside(view);
        fold_begin_guess(&view->table);
    }
    ask(view);
}
