/* lookahead.c: the value of a discard by the next own draw; see lookahead.h. */
#include "ai/tigers/lookahead.h"

#include "ai/next_draw.h"

/* Leaves out discards that lead away from a win: with nobody in Riichi none of them is the best. Keeps the
 * tile just drawn. */
static void keep_near(const struct judge *judge, struct view *view)
{
    const struct situation *situation = &judge->situation;
    struct shape shape;
    if (situation->rivals[0].riichi)
        return;
    situation_shape(situation, &situation->held, &shape);
    int least = shape_shanten(&shape), kept = 0;
    tile_set near = least < 0 ? 0 : shape_discards(&shape, least) | TILE_BIT(view->own.drawn);
    for (int i = 0; i < view->move_count; i++) {
        const struct move *move = &view->moves[i];
        if (move->kind != MOVE_DISCARD || near & TILE_BIT(tile_kind(move->tile)))
            view->moves[kept++] = *move;
    }
    view->move_count = (uint8_t)kept;
}

/* Returns the value of the best move now. */
static int32_t best_value(const struct net *net, struct view *view, const struct weights *weights)
{
    struct judge judge;
    struct move_inputs inputs;
    struct judged list[MOVE_MAX];
    judge_init(&judge, view, weights);
    keep_near(&judge, view);
    for (int i = 0; i < view->move_count; i++)
        list[i] = (struct judged){.move = view->moves[i]};
    learned_judge(net, &judge, &inputs, list, view->move_count);
    int32_t best = list[0].learned;
    for (int i = 1; i < view->move_count; i++)
        best = list[i].learned > best ? list[i].learned : best;
    return best;
}

int32_t lookahead_value(const struct net *net, const struct judge *judge, struct move discard, int32_t value)
{
    const struct situation *situation = &judge->situation;
    struct view after = *judge->view;
    int64_t sum = 0, tiles = 0;
    next_draw_wait(&after, discard);
    for (tile_set left = situation->alive; left; left &= left - 1) {
        uint8_t kind = tile_set_first(left);
        struct view next = after;
        next_draw_take(&next, kind);
        sum += (int64_t)situation->unseen[kind] * best_value(net, &next, situation->weights);
        tiles += situation->unseen[kind];
    }
    int cost = danger_cost(&judge->danger, situation, tile_kind(discard.tile), value > 0 ? value : 0);
    return (int32_t)(sum / (tiles ? tiles : 1)) - cost;
}
