/* four_judge.c: the value of single moves at a table of four; see four_judge.h. */
#include "ai/four/four_judge.h"

#include <stdlib.h>

#include <string.h>

#include "ai/four/four_price.h"
#include "base/check.h"

bool four_plays(const struct view *view)
{
    return view->table.seats == SEAT_MAX && !view->table.rules->has_riichi;
}

void four_judge_init(struct four_judge *judge, const struct view *view, const struct four_weights *weights)
{
    four_situation_init(&judge->situation, view, weights, &judge->scratch);
    four_danger_init(&judge->danger, &judge->situation);
}

/* Judges the holding without a kind by plans that were priced with it. */
static void judge_discard(const struct four_judge *judge, const struct four_plans *plans,
                          const struct holding *holding, uint8_t kind, bool look, struct four_judged *judged)
{
    struct holding rest = *holding;
    hand_remove(&rest.hand, kind);
    four_value_estimate(&judge->situation, plans, &rest, 0, look, &judged->hand);
    judged->give = four_danger_chance(&judge->danger, &judge->situation, kind);
    judged->cost = four_danger_cost(&judge->danger, &judge->situation, kind, judged->hand.value);
    judged->score = judged->hand.value - judged->cost;
}

/* The same by plans priced without it. */
static void sharpen(const struct four_judge *judge, const struct four_plans *plans,
                    const struct holding *holding, uint8_t kind, struct four_judged *judged)
{
    struct four_plans sharp;
    struct holding rest = *holding;
    sharp.count = plans->count;
    memcpy(sharp.list, plans->list, (size_t)plans->count * sizeof plans->list[0]);
    hand_remove(&rest.hand, kind);
    four_plan_sharpen(&judge->situation, &rest, sharp.list, sharp.count);
    judge_discard(judge, &sharp, holding, kind, true, judged);
    judged->sharp = true;
}

/* Judges a claimed set with its best discard. Plans priced with one tile more are rather too high than too
 * low, so it is enough to price the best exactly, again and again, until the best one has been. */
static void judge_set(const struct four_judge *judge, const struct holding *holding,
                      struct four_judged *judged)
{
    struct four_plans plans;
    struct four_judged list[HAND_MAX];
    int count = 0, best = 0;
    plans.count = four_plan_list(&judge->situation, holding, plans.list);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!holding->hand.counts[kind])
            continue;
        list[count] = *judged;
        list[count].then = kind;
        judge_discard(judge, &plans, holding, kind, false, &list[count++]);
    }
    CHECK(count > 0);
    for (;;) {
        for (int i = 0; i < count; i++)
            best = list[i].score > list[best].score ? i : best;
        if (list[best].sharp)
            break;
        sharpen(judge, &plans, holding, list[best].then, &list[best]);
    }
    *judged = list[best];
}

static void judge_claim(const struct four_judge *judge, struct four_judged *judged)
{
    struct holding holding = judge->situation.held;
    holding_claim(&holding, judged->move, &judge->situation.table->offer);
    judge_set(judge, &holding, judged);
}

/* Judges a kong and the draw it brings. */
static void judge_kong(const struct four_judge *judge, uint8_t kind, struct four_judged *judged)
{
    const struct four_situation *situation = &judge->situation;
    struct holding holding = situation->held;
    struct four_plans plans;
    bool added = holding_kong(&holding, kind, situation->table->offer.by) == MELD_KONG_ADDED;
    plans.count = four_plan_list(situation, &holding, plans.list);
    four_value_estimate(situation, &plans, &holding, 1, true, &judged->hand);
    if (added) {
        judged->give = four_danger_chance(&judge->danger, situation, kind);
        judged->cost = four_danger_cost(&judge->danger, situation, kind, judged->hand.value);
    }
    judged->score = judged->hand.value - judged->cost;
}

int four_judge_win_gain(const struct four_judge *judge)
{
    const struct four_situation *situation = &judge->situation;
    bool own = situation->table->phase == PHASE_TURN;
    view_score(situation->view, situation->scratch);
    return situation->scratch->points * (own ? situation->pay.own_draw : situation->pay.discard);
}

static void judge_win(const struct four_judge *judge, struct four_judged *judged)
{
    judged->hand.chance = AI_ONE;
    judged->hand.gain = four_judge_win_gain(judge);
    judged->hand.value = judged->score = judged->hand.gain + judge->situation.deny;
}

static void judge_move(const struct four_judge *judge, const struct four_plans *plans,
                       struct four_judged *judged)
{
    const struct four_situation *situation = &judge->situation;
    switch (judged->move.kind) {
    case MOVE_DISCARD:
        judge_discard(judge, plans, &situation->held, tile_kind(judged->move.tile), false, judged);
        break;
    case MOVE_PASS:
        four_value_estimate(situation, plans, &situation->held, 0, true, &judged->hand);
        judged->score = judged->hand.value;
        break;
    case MOVE_CHOW:
    case MOVE_PUNG:
        judge_claim(judge, judged);
        break;
    case MOVE_KONG:
        judge_kong(judge, tile_kind(situation->table->offer.tile), judged);
        break;
    case MOVE_KONG_OWN:
        judge_kong(judge, tile_kind(judged->move.tile), judged);
        break;
    case MOVE_WIN:
        judge_win(judge, judged);
        break;
    default:
        break;
    }
}

static bool is_claim(const struct move *move)
{
    return move->kind == MOVE_CHOW || move->kind == MOVE_PUNG || move->kind == MOVE_KONG;
}

/* Changes the value of a claim by the player's trait for calls. */
static void feel_claim(const struct four_judge *judge, struct four_judged *judged)
{
    if (is_claim(&judged->move))
        judged->score += (int)((int64_t)abs(judged->score) * judge->situation.weights->calls / AI_ONE);
}

/* Returns the order of a move: a claim must be worth a little more than the hand as it is, and a win may be
 * worth a little less than continuing. */
static int rank_of(const struct four_judge *judge, const struct four_judged *judged)
{
    const struct four_weights *weights = judge->situation.weights;
    int wait = weights->wait;
    if (judged->move.kind == MOVE_WIN)
        return wait ? (int)((int64_t)judged->score * wait / AI_ONE) : INT32_MAX;
    return is_claim(&judged->move) ? (int)((int64_t)judged->score * AI_ONE / weights->claim) : judged->score;
}

/* Returns the place of the move that ranks first. */
static int first_of(const struct four_judge *judge, const struct four_judged *list, int count)
{
    int best = 0;
    for (int i = 1; i < count; i++)
        best = rank_of(judge, &list[i]) > rank_of(judge, &list[best]) ? i : best;
    return best;
}

static void sort(const struct four_judge *judge, struct four_judged *list, int count)
{
    for (int i = 1; i < count; i++) {
        struct four_judged next = list[i];
        int place = i;
        for (; place > 0 && rank_of(judge, &list[place - 1]) < rank_of(judge, &next); place--)
            list[place] = list[place - 1];
        list[place] = next;
    }
}

int four_judge_moves(struct four_judge *judge, bool all, struct four_judged list[MOVE_MAX])
{
    const struct view *view = judge->situation.view;
    const struct holding *held = &judge->situation.held;
    struct four_plans plans;
    int count = view->move_count;
    plans.count = four_plan_list(&judge->situation, held, plans.list);
    for (int i = 0; i < count; i++) {
        list[i] = (struct four_judged){.move = view->moves[i], .then = TILE_NONE};
        judge_move(judge, &plans, &list[i]);
        feel_claim(judge, &list[i]);
        list[i].sharp = list[i].move.kind != MOVE_DISCARD;
    }
    for (int i = 0; i < count && all; i++)
        if (!list[i].sharp)
            sharpen(judge, &plans, held, tile_kind(list[i].move.tile), &list[i]);
    for (int best = first_of(judge, list, count); !list[best].sharp; best = first_of(judge, list, count))
        sharpen(judge, &plans, held, tile_kind(list[best].move.tile), &list[best]);
    sort(judge, list, count);
    return count;
}

void four_judge_blur(const struct four_judge *judge, struct four_judged *list, int count, struct rng *rng)
{
    int blur = (int)((int64_t)abs(list[0].score) * judge->situation.weights->blur / AI_ONE);
    if (blur == 0 || list[0].move.kind == MOVE_WIN)
        return;
    for (int i = 0; i < count; i++) {
        struct four_judged felt = list[i];
        int at = i;
        felt.score += (int)rng_below(rng, (uint32_t)(2 * blur + 1)) - blur;
        for (; at > 0 && felt.score > list[at - 1].score; at--)
            list[at] = list[at - 1];
        list[at] = felt;
    }
}
