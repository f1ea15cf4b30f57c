/* foresight_ahead.c: a look at the next own draw; see foresight_ahead.h. */
#include "ai/foresight/foresight_ahead.h"

#include "ai/next_draw.h"

static int32_t best_after(const struct view *after, const struct outlook *outlook, struct oracle *oracle,
                          uint8_t kind)
{
    struct view next = *after;
    struct telling telling;
    struct foreseen list[MOVE_MAX];
    next_draw_take(&next, kind);
    next.table.hand_sizes[next.seat] = next.own.hand.size;
    telling_init(&telling, outlook, &next);
    int count = foresight_list(&telling, oracle, list);
    int32_t best = list[0].value;
    for (int i = 1; i < count; i++)
        best = list[i].value > best ? list[i].value : best;
    return best;
}

int32_t foresight_ahead(const struct telling *telling, struct oracle *oracle, struct move discard)
{
    struct view after = *telling->view;
    int64_t sum = 0, tiles = 0;
    next_draw_wait(&after, discard);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int unseen = telling->unseen[kind];
        if (!unseen || after.own.hand.counts[kind] == 4)
            continue;
        sum += (int64_t)unseen * best_after(&after, telling->outlook, oracle, kind);
        tiles += unseen;
    }
    return (int32_t)(sum / (tiles ? tiles : 1));
}
