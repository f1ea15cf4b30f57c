/* next_draw.c: a view at the next draw; see next_draw.h. */
#include "ai/next_draw.h"

/* Returns how many tiles leave the wall up to and including the next draw, on average: the dummy's action
 * takes one every other turn. */
static int tiles_until(const struct table *table)
{
    return table_players(table) + (table->rules->dummy > 0);
}

bool next_draw_can(const struct view *view)
{
    return view->table.phase == PHASE_TURN && view->table.wall >= tiles_until(&view->table);
}

static void discard_tile(struct view *view, struct move discard)
{
    struct table *table = &view->table;
    uint8_t seat = view->seat, flags = seat;
    bool riichi = discard.kind == MOVE_RIICHI;
    flags |= riichi ? DISCARD_RIICHI : 0;
    flags |= view->own.drawn == discard.tile ? DISCARD_DRAWN : 0;
    hand_remove(&view->own.hand, discard.tile);
    table->discards[table->discard_count++] = (struct discard){.tile = discard.tile, .flags = flags};
    table->turns[seat]++;
    if (riichi)
        table->riichi[seat] = table->turns[seat];
}

void next_draw_wait(struct view *view, struct move discard)
{
    struct table *table = &view->table;
    discard_tile(view, discard);
    for (int seat = table_next(table, view->seat); seat != view->seat; seat = table_next(table, seat))
        table->turns[seat]++;
    table->wall = (uint8_t)(table->wall - tiles_until(table));
    table->drawn_by = view->seat;
    table->draw_source = WIN_SELF_DRAW;
}

void next_draw_take(struct view *view, uint8_t kind)
{
    hand_add(&view->own.hand, kind);
    view->own.drawn = kind;
    view->table.asked = (uint8_t)(1u << view->seat);
    view->move_count = (uint8_t)legal_moves(&view->table, &view->own, view->seat, view->moves);
}
