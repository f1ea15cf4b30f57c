/* hard.c: the opponent with a network; see hard.h. */
#include "ai/tigers/hard.h"

#include "ai/next_draw.h"
#include "ai/tigers/normal.h"

enum {
    LEADING = 2 * AI_ONE, /* value of being ahead after the last round */
    IN_HAND = AI_ONE / 2, /* advantage of a win now over one hoped for */
    USUAL_LOSS = 3        /* points of the other's usual win */
};

const struct hard_weights hard_usual = {.net = &learned_net,
                                        .estimate = 100,
                                        .feared = 400,
                                        .ahead = 200,
                                        .looked = 5,
                                        .behind = 6 * AI_ONE / 10};

bool hard_can(const struct view *view)
{
    bool shared = view->table.phase == PHASE_DUMMY || view->table.phase == PHASE_TREASURE;
    return learned_can(view) && !shared;
}

static int sign(int32_t lead)
{
    return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}

/* Returns what the standing after the last round is worth besides the points; 0 in earlier rounds. */
static int32_t standing(const struct judge *judge, const struct judged *judged)
{
    const struct table *table = judge->situation.table;
    int seat = judge->situation.seat;
    if (!table_is_last_round(table))
        return 0;
    int32_t lead = table->scores[seat] - table->scores[1 - seat], swing = situation_swing(&judge->situation);
    int64_t sum = (int64_t)judged->wins * sign(lead + swing * (judged->hand.points / AI_ONE));
    sum += (int64_t)judged->loses * sign(lead - swing * USUAL_LOSS);
    sum += (int64_t)(AI_ONE - judged->wins - judged->loses) * sign(lead);
    return (int32_t)(sum * LEADING / AI_ONE);
}

static void sort(struct judged *list, int count)
{
    for (int i = 1; i < count; i++) {
        struct judged moved = list[i];
        int at = i;
        for (; at > 0 && list[at - 1].weight < moved.weight; at--)
            list[at] = list[at - 1];
        list[at] = moved;
    }
}

static int unit_of(const struct hard_weights *weights)
{
    return 100 + weights->ahead + weights->estimate;
}

/* Returns the weight of a move by the network's value and normal's judgement. The points of a win are certain
 * for both. */
static int64_t weigh(const struct hard_weights *weights, const struct judged *judged)
{
    bool wins = judged->move.kind == MOVE_WIN;
    int64_t estimate = wins ? judged->value : judged->score;
    int64_t in_hand = wins ? (int64_t)unit_of(weights) * IN_HAND : 0;
    return (100 + weights->ahead) * (int64_t)judged->value + weights->estimate * estimate + in_hand;
}

/* Returns how many of the first moves are discards close to the best; 0 if another move is among them. */
static int near_discards(const struct hard_weights *weights, const struct judged *list, int count)
{
    int near = 0;
    int64_t least = list[0].weight - (int64_t)unit_of(weights) * weights->behind;
    while (near < count && near < weights->looked && list[near].weight > least)
        near++;
    for (int i = 0; i < near; i++)
        if (!judged_is_discard(&list[i]))
            return 0;
    return near;
}

/* --- the next own draw ---------------------------------------------------------------------------- */

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

/* Returns the value of the round after one of the viewer's discards (Riichi or not), AI_ONE a point: the
 * mean, over the unseen tiles, of the best move after drawing each, minus the danger of the discard. That
 * mean has a smaller error than the network's single judgement, `value`. next_draw_can must be true. */
static int32_t value_ahead(const struct net *net, const struct judge *judge, struct move discard,
                           int32_t value)
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

/* Looks a draw ahead with the best discards. The result replaces the network's value in part of the weight.
 * It is higher for all of them alike, so their mean is kept. False if it was stopped. */
static bool look_ahead(const struct judge *judge, const struct hard_weights *weights,
                       const struct ai_stop *stop, struct judged *list, int count)
{
    int near = near_discards(weights, list, count);
    int32_t ahead[MOVE_MAX];
    int64_t higher = 0;
    for (int i = 0; i < near && near > 1; i++) {
        if (stop && stop->asked(stop->context))
            return false;
        ahead[i] = value_ahead(weights->net, judge, list[i].move, list[i].value);
        higher += ahead[i] - list[i].value;
    }
    for (int i = 0; i < near && near > 1; i++)
        list[i].weight += weights->ahead * (ahead[i] - list[i].value - higher / near);
    sort(list, count);
    return true;
}

/* Moves a Riichi that could win only by self-draw behind the same discard without it. */
static void put_dead_back(struct judged *list, int count)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; k < count && list[i].move.kind == MOVE_RIICHI && list[i].hand.dead; k++)
            if (list[k].move.kind == MOVE_DISCARD && list[k].move.tile == list[i].move.tile &&
                list[k].weight <= list[i].weight)
                list[i].weight = list[k].weight - 1;
    sort(list, count);
}

/* Returns the weights for this position: with the other player in Riichi or not. */
static struct hard_weights present(const struct hard_weights *weights, const struct judge *judge)
{
    struct hard_weights now = *weights;
    now.estimate = judge->situation.rivals[0].riichi ? weights->feared : weights->estimate;
    return now;
}

int hard_judge(const struct judge *judge, const struct hard_weights *weights, const struct ai_stop *stop,
               struct move_inputs *inputs, struct judged list[MOVE_MAX])
{
    struct hard_weights now = present(weights, judge);
    int count = judge_moves(judge, list);
    learned_judge(weights->net, judge, inputs, list, count);
    for (int i = 0; i < count; i++) {
        list[i].value = list[i].learned + standing(judge, &list[i]);
        list[i].weight = weigh(&now, &list[i]);
    }
    sort(list, count);
    bool free = !judge->situation.riichi;
    if (free && now.ahead && next_draw_can(judge->view) && !look_ahead(judge, &now, stop, list, count))
        return 0;
    put_dead_back(list, count);
    for (int i = 0; i < count; i++)
        list[i].weight = list[i].weight * (HARD_POINT / AI_ONE) / unit_of(&now);
    return count;
}

static struct reason explain(const struct judged *best, const struct judged *next)
{
    if (best->move.kind == MOVE_WIN)
        return reason_plain(REASON_WINS);
    return (struct reason){.kind = REASON_NETWORK,
                           .number = (int)(best->wins * 100 / AI_ONE),
                           .second = (int)((best->weight - next->weight) * 100 / HARD_POINT)};
}

struct move hard_choose(const struct view *view, const struct hard_weights *weights, struct rng *rng,
                        const struct ai_stop *stop, struct reason *reason)
{
    struct judge judge;
    struct judged list[MOVE_MAX];
    struct move_inputs inputs;
    if (view->move_count == 1 || !hard_can(view))
        return normal_choose(view, &weights_exact, rng, reason);
    judge_init(&judge, view, &weights_exact);
    int count = hard_judge(&judge, weights, stop, &inputs, list);
    *reason = reason_plain(REASON_NONE);
    if (count == 0)
        return view->moves[0];
    if (count == 1)
        *reason = reason_plain(REASON_ONLY_MOVE);
    else
        *reason = explain(&list[0], &list[1]);
    return list[0].move;
}
