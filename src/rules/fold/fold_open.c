/* fold_open.c: the dummy, the indicators and the removed suit (fold_parts.h). */
#include "rules/fold/fold_parts.h"

#include <string.h>

void fold_reveal(struct table *table, const struct event *event)
{
    table->dummy.row[event->number] = event->tile;
    fold_offer(table, event, WIN_REVEALED, event->number);
}

void fold_dummy_discard(struct table *table, const struct event *event)
{
    if (table->wall > 0)
        table->wall--;
    fold_lay(table, event->tile, SEAT_DUMMY);
    fold_offer(table, event, WIN_DUMMY_DISCARD, 0);
}

void fold_keep(struct view *view, const struct event *event)
{
    view->table.dummy.bonus[0] = event->tile;
    view->table.dummy.bonus[1] = event->other;
    view->table.phase = PHASE_TURN;
    memset(view->own.three, TILE_NONE, sizeof view->own.three);
}

void fold_treasure(struct table *table, const struct event *event)
{
    table->dummy.treasure = event->tile;
    table->dummy.treasure_turns = (uint8_t)(1 + table->kongs);
}

void fold_remove(struct table *table, const struct event *event)
{
    table->removed = event->number;
    table->phase = PHASE_DEAL;
}

void fold_dora(struct table *table, const struct event *event)
{
    if (event->number < DORA_MAX)
        table->dora.shown[event->number] = event->tile;
}
