/* forecast_ahead.c: a look at the next own draw; see forecast_ahead.h. */
#include "ai/forecast/forecast_ahead.h"

#include "ai/next_draw.h"

static int32_t best_after(const struct view *after, const struct feature_set *feature_set,
                          struct evaluator *evaluator, uint8_t kind)
{
    struct view next = *after;
    struct encoding encoding;
    struct forecast list[MOVE_MAX];
    next_draw_take(&next, kind);
    next.table.hand_sizes[next.seat] = next.own.hand.size;
    encoding_init(&encoding, feature_set, &next);
    int count = forecast_list(&encoding, evaluator, list);
    int32_t best = list[0].value;
    for (int i = 1; i < count; i++)
        best = list[i].value > best ? list[i].value : best;
    return best;
}

int32_t forecast_ahead(const struct encoding *encoding, struct evaluator *evaluator, struct move discard)
{
    struct view after = *encoding->view;
    int64_t sum = 0, tiles = 0;
    next_draw_wait(&after, discard);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int unseen = encoding->unseen[kind];
        if (!unseen || after.own.hand.counts[kind] == 4)
            continue;
        sum += (int64_t)unseen * best_after(&after, encoding->feature_set, evaluator, kind);
        tiles += unseen;
    }
    return (int32_t)(sum / (tiles ? tiles : 1));
}
