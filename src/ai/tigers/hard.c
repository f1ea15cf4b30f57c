/* hard.c: the opponent that has seen many rounds; see hard.h. */
#include "ai/tigers/hard.h"

#include <stdio.h>

#include "ai/tigers/ahead.h"
#include "ai/tigers/normal.h"
#include "base/check.h"

enum {
    LEADING = 2 * AI_ONE, /* being ahead after the last round */
    IN_HAND = AI_ONE / 2, /* a win that can be had now, against one hoped for */
    USUAL_LOSS = 3        /* points the other wins */
};

const struct hard_plan hard_usual = {.net = &learned_net,
                                     .reckoned = 100,
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

/* The network may answer a little less than never. */
static int32_t chance(int32_t answer)
{
    return answer < 0 ? 0 : answer > AI_ONE ? AI_ONE : answer;
}

/* What the standing after the last round is worth besides the points; 0 in others. */
static int32_t standing(const struct judge *judge, const struct judged *judged, const struct learned *learned)
{
    const struct table *table = judge->situation.table;
    int seat = judge->situation.seat;
    if (!table_is_last_round(table))
        return 0;
    int32_t lead = table->scores[seat] - table->scores[1 - seat];
    int32_t wins = chance(learned->answers[LEARNED_WINS]), loses = chance(learned->answers[LEARNED_LOSES]);
    int64_t sum = (int64_t)wins * sign(lead + judged->prospect.points / AI_ONE);
    sum += (int64_t)loses * sign(lead - USUAL_LOSS);
    sum += (int64_t)(AI_ONE - wins - loses) * sign(lead);
    return (int32_t)(sum * LEADING / AI_ONE);
}

static const struct learned *find(const struct learned *list, int count, struct move move)
{
    for (int i = 0; i < count; i++)
        if (move_equal(list[i].move, move))
            return &list[i];
    CHECK(false);
    return NULL;
}

static void sort(struct weighed *list, int count)
{
    for (int i = 1; i < count; i++) {
        struct weighed moved = list[i];
        int at = i;
        for (; at > 0 && list[at - 1].weight < moved.weight; at--)
            list[at] = list[at - 1];
        list[at] = moved;
    }
}

static int unit_of(const struct hard_plan *plan)
{
    return 100 + plan->ahead + plan->reckoned;
}

/* The weight of a move by its value and by normal's judgement. A win's points are certain for both. */
static int64_t weigh(const struct hard_plan *plan, const struct weighed *weighed)
{
    bool wins = weighed->judged.move.kind == MOVE_WIN;
    int64_t reckoned = wins ? weighed->value : weighed->judged.score;
    int64_t in_hand = wins ? (int64_t)unit_of(plan) * IN_HAND : 0;
    return (100 + plan->ahead) * (int64_t)weighed->value + plan->reckoned * reckoned + in_hand;
}

static bool is_discard(struct move move)
{
    return move.kind == MOVE_DISCARD || move.kind == MOVE_RIICHI;
}

/* How many of the first moves are discards that stand near the best; 0 if something else stands among them.
 */
static int near_discards(const struct hard_plan *plan, const struct weighed *list, int count)
{
    int near = 0;
    int64_t least = list[0].weight - (int64_t)unit_of(plan) * plan->behind;
    while (near < count && near < plan->looked && list[near].weight > least)
        near++;
    for (int i = 0; i < near; i++)
        if (!is_discard(list[i].judged.move))
            return 0;
    return near;
}

/* Looks a draw ahead with the best discards. What they are worth then takes the place of the value in part of
 * the weight; as that is higher for all alike, the mean is kept. False if it was stopped. */
static bool look_ahead(const struct judge *judge, const struct hard_plan *plan, const struct ai_stop *stop,
                       struct weighed *list, int count)
{
    int near = near_discards(plan, list, count);
    int32_t ahead[MOVE_MOST];
    int64_t higher = 0;
    for (int i = 0; i < near && near > 1; i++) {
        if (stop && stop->asked(stop->context))
            return false;
        ahead[i] = ahead_value(plan->net, judge, list[i].judged.move, list[i].value);
        higher += ahead[i] - list[i].value;
    }
    for (int i = 0; i < near && near > 1; i++)
        list[i].weight += plan->ahead * (ahead[i] - list[i].value - higher / near);
    sort(list, count);
    return true;
}

/* A Riichi that could win by an own draw only stands behind the same discard without it. */
static void put_dead_back(struct weighed *list, int count)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; k < count && list[i].judged.move.kind == MOVE_RIICHI && list[i].judged.prospect.dead;
             k++)
            if (list[k].judged.move.kind == MOVE_DISCARD &&
                list[k].judged.move.tile == list[i].judged.move.tile && list[k].weight <= list[i].weight)
                list[i].weight = list[k].weight - 1;
    sort(list, count);
}

/* The plan as it is while the other is in Riichi or not. */
static struct hard_plan present(const struct hard_plan *plan, const struct judge *judge)
{
    struct hard_plan now = *plan;
    now.reckoned = judge->situation.rivals[0].riichi ? plan->feared : plan->reckoned;
    return now;
}

int hard_weigh(const struct judge *judge, const struct hard_plan *plan, const struct ai_stop *stop,
               struct told *told, struct weighed list[MOVE_MOST])
{
    struct judged judged[MOVE_MOST];
    struct learned learned[MOVE_MOST];
    struct hard_plan now = present(plan, judge);
    int count = judge_moves(judge, judged), known = learned_moves(plan->net, judge, told, learned);
    for (int i = 0; i < count; i++) {
        const struct learned *found = find(learned, known, judged[i].move);
        list[i] = (struct weighed){.judged = judged[i],
                                   .place = found->place,
                                   .points = found->value,
                                   .value = found->value + standing(judge, &judged[i], found),
                                   .wins = chance(found->answers[LEARNED_WINS]),
                                   .loses = chance(found->answers[LEARNED_LOSES])};
        list[i].weight = weigh(&now, &list[i]);
    }
    sort(list, count);
    bool free = !judge->situation.table->riichi[judge->situation.seat];
    if (free && now.ahead && ahead_can(judge->view) && !look_ahead(judge, &now, stop, list, count))
        return 0;
    put_dead_back(list, count);
    for (int i = 0; i < count; i++)
        list[i].weight = list[i].weight * (HARD_POINT / AI_ONE) / unit_of(&now);
    return count;
}

static void explain(const struct weighed *best, const struct weighed *next, char reason[AI_REASON])
{
    int more = (int)((best->weight - next->weight) * 100 / HARD_POINT);
    if (best->judged.move.kind == MOVE_WIN)
        snprintf(reason, AI_REASON, "the hand wins");
    else
        snprintf(reason, AI_REASON,
                 "such hands win %d rounds of 100; promises %d.%02d points more than the next best",
                 (int)(best->wins * 100 / AI_ONE), more / 100, more % 100);
}

struct move hard_choose(const struct view *view, const struct hard_plan *plan, struct rng *rng,
                        const struct ai_stop *stop, char reason[AI_REASON])
{
    struct judge judge;
    struct weighed list[MOVE_MOST];
    struct told told;
    if (view->move_count == 1 || !hard_can(view))
        return normal_choose(view, &weights_exact, rng, reason);
    judge_init(&judge, view, &weights_exact);
    int count = hard_weigh(&judge, plan, stop, &told, list);
    if (count == 0)
        return view->moves[0];
    if (count == 1)
        snprintf(reason, AI_REASON, "nothing else can be done");
    else
        explain(&list[0], &list[1], reason);
    return list[0].judged.move;
}
