/* four_judge.c: what single moves are worth at a table of four; see four_judge.h. */
#include "ai/four_judge.h"

#include <string.h>

#include "ai/ready.h"

bool four_plays(const struct view *view)
{
    const struct ruleset *rules = view->table.rules;
    return view->table.seats == SEAT_MOST && rules->claims & CLAIM_CHOW && rules->settle &&
           !rules->has_riichi;
}

void four_judge_init(struct four_judge *judge, const struct view *view, const struct four_weights *weights)
{
    sight_init(&judge->sight, view, weights, &judge->scratch);
    four_danger_init(&judge->danger, &judge->sight);
}

/* The holding without a kind, judged. */
static void judge_discard(const struct four_judge *judge, const struct four_plans *plans,
                          const struct holding *holding, uint8_t kind, struct four_judged *judged)
{
    struct holding rest = *holding;
    hand_remove(&rest.hand, kind);
    worth_reckon(&judge->sight, plans, &rest, 0, &judged->worth);
    judged->give = four_danger_chance(&judge->danger, &judge->sight, kind);
    judged->cost = four_danger_cost(&judge->danger, &judge->sight, kind, judged->worth.worth);
    judged->score = judged->worth.worth - judged->cost;
}

/* A claimed set and the best discard after it. */
static void judge_set(const struct four_judge *judge, const struct holding *holding,
                      struct four_judged *judged)
{
    struct four_plans plans;
    plans.count = plan_list(&judge->sight, holding, plans.list);
    bool found = false;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        struct four_judged next = *judged;
        if (!holding->hand.counts[kind])
            continue;
        judge_discard(judge, &plans, holding, kind, &next);
        if (found && next.score <= judged->score)
            continue;
        found = true;
        *judged = next;
        judged->then = kind;
    }
}

static void judge_chow(const struct four_judge *judge, struct four_judged *judged)
{
    struct holding holding = judge->sight.held;
    uint8_t offered = tile_kind(judge->sight.table->offer.tile), low = judged->move.tile;
    for (uint8_t kind = low; kind < low + 3; kind++)
        if (kind != offered)
            hand_remove(&holding.hand, kind);
    holding.melds[holding.meld_count++] = (struct meld){
        .kind = MELD_RUN, .tile = low, .claimed = offered, .from = judge->sight.table->offer.by};
    judge_set(judge, &holding, judged);
}

static void judge_pung(const struct four_judge *judge, struct four_judged *judged)
{
    struct holding holding = judge->sight.held;
    holding_pung(&holding, tile_kind(judge->sight.table->offer.tile), judge->sight.table->offer.by);
    judge_set(judge, &holding, judged);
}

/* A kong and the draw it brings. */
static void judge_kong(const struct four_judge *judge, uint8_t kind, struct four_judged *judged)
{
    const struct sight *sight = &judge->sight;
    struct holding holding = sight->held;
    struct four_plans plans;
    bool own = judged->move.kind == MOVE_KONG_OWN, closed = own && holding.hand.counts[kind] == 4;
    int place = holding.meld_count;
    for (int i = 0; i < holding.meld_count; i++)
        if (holding.melds[i].tile == kind && holding.melds[i].kind == MELD_PUNG)
            place = i;
    while (holding.hand.counts[kind] > 0)
        hand_remove(&holding.hand, kind);
    uint8_t from =
        own ? place < holding.meld_count ? holding.melds[place].from : SEAT_NONE : sight->table->offer.by;
    holding.melds[place] = (struct meld){.kind = closed ? MELD_KONG_CLOSED : MELD_KONG_OPEN,
                                         .tile = kind,
                                         .claimed = closed ? TILE_NONE : kind,
                                         .from = from};
    holding.meld_count += place == holding.meld_count;
    plans.count = plan_list(sight, &holding, plans.list);
    worth_reckon(sight, &plans, &holding, 1, &judged->worth);
    if (own && !closed) {
        judged->give = four_danger_chance(&judge->danger, sight, kind);
        judged->cost = four_danger_cost(&judge->danger, sight, kind, judged->worth.worth);
    }
    judged->score = judged->worth.worth - judged->cost;
}

/* The win that is to be had now. */
static void judge_win(const struct four_judge *judge, struct four_judged *judged)
{
    const struct sight *sight = &judge->sight;
    const struct table *table = sight->table;
    bool own = table->phase == PHASE_TURN;
    uint8_t tile = own ? sight->view->own.drawn : table->offer.tile;
    enum win_source source = own ? (enum win_source)table->draw_source : (enum win_source)table->offer.source;
    struct hand hand = sight->held.hand;
    struct win win;
    if (!own)
        hand_add(&hand, tile);
    if (own && tile == TILE_NONE)
        return;
    table_win(table, &hand, sight->seat, tile, source, &win);
    score_win(table->rules, table->options, &win, sight->scratch);
    judged->worth.chance = AI_ONE;
    judged->worth.gain = sight->scratch->points * (own ? sight->pay.own_draw : sight->pay.discard);
    judged->worth.worth = judged->score = judged->worth.gain + sight->deny;
}

static void judge_move(const struct four_judge *judge, const struct four_plans *plans,
                       struct four_judged *judged)
{
    const struct sight *sight = &judge->sight;
    switch (judged->move.kind) {
    case MOVE_DISCARD:
        judge_discard(judge, plans, &sight->held, tile_kind(judged->move.tile), judged);
        break;
    case MOVE_PASS:
        worth_reckon(sight, plans, &sight->held, 0, &judged->worth);
        judged->score = judged->worth.worth;
        break;
    case MOVE_CHOW:
        judge_chow(judge, judged);
        break;
    case MOVE_PUNG:
        judge_pung(judge, judged);
        break;
    case MOVE_KONG:
        judge_kong(judge, tile_kind(sight->table->offer.tile), judged);
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

/* A claim must be worth a little more than the hand as it is, a win less than going on promises. */
static int rank_of(const struct four_judge *judge, const struct four_judged *judged)
{
    const struct four_weights *weights = judge->sight.weights;
    int kind = judged->move.kind, wait = weights->wait;
    bool claim = kind == MOVE_CHOW || kind == MOVE_PUNG || kind == MOVE_KONG;
    if (kind == MOVE_WIN)
        return wait ? (int)((int64_t)judged->score * wait / AI_ONE) : INT32_MAX;
    return claim ? (int)((int64_t)judged->score * AI_ONE / weights->claim) : judged->score;
}

int four_judge_moves(struct four_judge *judge, struct four_judged list[MOVE_MOST])
{
    const struct view *view = judge->sight.view;
    struct four_plans plans;
    plans.count = plan_list(&judge->sight, &judge->sight.held, plans.list);
    int count = 0;
    for (int i = 0; i < view->move_count; i++) {
        struct four_judged next = {.move = view->moves[i], .then = TILE_NONE};
        judge_move(judge, &plans, &next);
        int place = count++;
        for (; place > 0 && rank_of(judge, &list[place - 1]) < rank_of(judge, &next); place--)
            list[place] = list[place - 1];
        list[place] = next;
    }
    return count;
}
