/* fold_hand.c: tiles that enter and leave a hand, as its owner or another player sees it (fold_parts.h). */
#include "rules/fold/fold_parts.h"
#include "rules/play/passed.h"

struct own *fold_own(struct view *view, int seat)
{
    return seat == view->seat ? &view->own : NULL;
}

static void clear_drawn(struct view *view)
{
    if (view->table.drawn_by == view->seat)
        view->own.drawn = TILE_NONE;
    view->table.drawn_by = SEAT_NONE;
}

void fold_shrink(struct table *table, int seat, int count)
{
    table->hand_sizes[seat] -= (uint8_t)(count < table->hand_sizes[seat] ? count : table->hand_sizes[seat]);
}

void fold_drop(struct view *view, int seat, uint8_t tile)
{
    struct own *own = fold_own(view, seat);

    clear_drawn(view);
    fold_shrink(&view->table, seat, 1);
    if (own && tile < TILE_COUNT && hand_has(&own->hand, tile))
        hand_remove(&own->hand, tile);
}

void fold_take(struct view *view, int seat, uint8_t kind, int count)
{
    struct own *own = fold_own(view, seat);

    clear_drawn(view);
    fold_shrink(&view->table, seat, count);
    if (own && own->hand.counts[kind] >= count)
        hand_take(&own->hand, kind, count);
}

void fold_hold(struct view *view, int seat, uint8_t tile)
{
    struct table *table = &view->table;
    struct own *own = fold_own(view, seat);

    if (table->hand_sizes[seat] < HAND_MAX)
        table->hand_sizes[seat]++;
    table->drawn_by = (uint8_t)seat;
    if (!own || tile >= TILE_COUNT)
        return;
    own->drawn = tile;
    bool held = tile_suit(tile) != SUIT_BONUS && own->hand.size < HAND_MAX;
    if (held && own->hand.counts[tile_kind(tile)] < 4)
        hand_add(&own->hand, tile);
}

void fold_note_draw(struct view *view, int seat)
{
    if (fold_own(view, seat))
        passed_note_draw(&view->table, &view->own, seat);
}
