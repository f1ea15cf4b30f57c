/* lookahead.c: what a discard is worth when the next own draw is looked at; see lookahead.h. */
#include "ai/tigers/lookahead.h"

enum { DRAWN_BETWEEN = 3 /* tiles of the wall until the next own draw is made, it included, in the mean */ };

bool lookahead_can(const struct view *view)
{
    return view->table.phase == PHASE_TURN && view->table.wall >= DRAWN_BETWEEN;
}

/* Puts the discard on its pile. */
static void throw(struct view * view, struct move discard)
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
static void pass_time(struct view *view)
{
    struct table *table = &view->table;
    table->turns[1 - view->seat]++;
    table->wall = (uint8_t)(table->wall - DRAWN_BETWEEN);
    table->drawn_by = view->seat;
    table->draw_source = WIN_SELF_DRAW;
}

static void draw(struct view *view, uint8_t kind)
{
    hand_add(&view->own.hand, kind);
    view->own.drawn = kind;
    view->table.asked = (uint8_t)(1u << view->seat);
    view->move_count = (uint8_t)legal_moves(&view->table, &view->own, view->seat, view->moves);
}

/* Leaves out the discards that lead away from winning: with nobody in Riichi none of them is the best. The
 * tile just drawn stays. */
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

/* What the best move is worth now. */
static int32_t best_value(const struct net *net, struct view *view, const struct weights *weights)
{
    struct judge judge;
    struct told told;
    struct judged list[MOVE_MOST];
    judge_init(&judge, view, weights);
    keep_near(&judge, view);
    for (int i = 0; i < view->move_count; i++)
        list[i] = (struct judged){.move = view->moves[i]};
    learned_judge(net, &judge, &told, list, view->move_count);
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
    throw(&after, discard);
    pass_time(&after);
    for (tile_set left = situation->alive; left; left &= left - 1) {
        uint8_t kind = tile_set_first(left);
        struct view next = after;
        draw(&next, kind);
        sum += (int64_t)situation->unseen[kind] * best_value(net, &next, situation->weights);
        tiles += situation->unseen[kind];
    }
    int cost = danger_cost(&judge->danger, situation, tile_kind(discard.tile), value > 0 ? value : 0);
    return (int32_t)(sum / (tiles ? tiles : 1)) - cost;
}
