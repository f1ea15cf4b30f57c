/* foresight_ahead.c: a look at the next own draw; see foresight_ahead.h. */
#include "ai/foresight/foresight_ahead.h"

/* Tiles of the wall until the next own draw, it included, in the mean: the dummy's action takes every other
 * time one. */
static int drawn_between(const struct table *table, int rivals)
{
    return rivals + 1 + (table->rules->dummy ? 1 : 0);
}

bool foresight_ahead_can(const struct view *view)
{
    return view->table.phase == PHASE_TURN &&
           view->table.wall >= drawn_between(&view->table, view->table.seats - 1);
}

/* Puts the discard on its pile. */
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

/* As many tiles as usual have gone by, unseen, when the seat draws again. */
static void pass_time(const struct telling *telling, struct view *view)
{
    struct table *table = &view->table;
    for (int i = 0; i < telling->rivals; i++)
        table->turns[telling->rival[i].seat]++;
    table->wall = (uint8_t)(table->wall - drawn_between(table, telling->rivals));
    table->drawn_by = view->seat;
    table->draw_source = WIN_SELF_DRAW;
}

static int32_t best_after(const struct view *after, const struct outlook *outlook,
                          const struct oracle *oracle, uint8_t kind)
{
    struct view next = *after;
    struct telling telling;
    struct foreseen list[MOVE_MOST];
    hand_add(&next.own.hand, kind);
    next.own.drawn = kind;
    next.table.hand_sizes[next.seat] = next.own.hand.size;
    next.table.asked = (uint8_t)(1u << next.seat);
    next.move_count = (uint8_t)legal_moves(&next.table, &next.own, next.seat, next.moves);
    telling_init(&telling, outlook, &next);
    int count = foresight_list(&telling, oracle, list);
    int32_t best = list[0].value;
    for (int i = 1; i < count; i++)
        best = list[i].value > best ? list[i].value : best;
    return best;
}

int32_t foresight_ahead(const struct telling *telling, const struct oracle *oracle, struct move discard)
{
    struct view after = *telling->view;
    int64_t sum = 0, tiles = 0;
    discard_tile(&after, discard);
    pass_time(telling, &after);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int unseen = telling->unseen[kind];
        if (!unseen || after.own.hand.counts[kind] == 4)
            continue;
        sum += (int64_t)unseen * best_after(&after, telling->outlook, oracle, kind);
        tiles += unseen;
    }
    return (int32_t)(sum / (tiles ? tiles : 1));
}
