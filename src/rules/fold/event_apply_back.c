/* event_apply_back.c: recovers the hands as they were dealt (event_apply.h). */
#include "rules/fold/event_apply.h"
#include "rules/fold/fold_parts.h"

/* Returns the flower that was drawn, or TILE_NONE if the tile was not one. */
static uint8_t flower_drawn(const struct event *draw, const struct event *next)
{
    if (next && next->kind == EVENT_FLOWER && next->seat == draw->seat)
        return next->tile;
    return TILE_NONE;
}

static void take_back(struct view *view, int seat, uint8_t tile)
{
    struct own *own = fold_own(view, seat);
    struct hand *shown = view->shown >> seat & 1 ? &view->hands[seat] : NULL;

    fold_shrink(&view->table, seat, 1);
    if (own && tile < TILE_COUNT && hand_has(&own->hand, tile))
        hand_remove(&own->hand, tile);
    if (shown && tile < TILE_COUNT && hand_has(shown, tile))
        hand_remove(shown, tile);
}

void event_apply_back(struct view *view, const struct event *events, int count)
{
    struct table *table = &view->table;

    for (int i = 0; i < count; i++) {
        const struct event *event = &events[i];
        if (event->kind != EVENT_DRAW && event->kind != EVENT_REPLACEMENT)
            continue;
        uint8_t tile = flower_drawn(event, i + 1 < count ? event + 1 : NULL);
        table->wall++;
        table->drawn_by = SEAT_NONE;
        view->own.drawn = TILE_NONE;
        if (tile < TILE_COUNT)
            table->flowers[event->seat] &= (uint8_t) ~(1u << (tile - TILE_FLOWER));
        else
            take_back(view, event->seat, event->tile);
    }
}
