/* four_learned.c: judges moves by a network; see four_learned.h. */
#include "ai/four/four_learned.h"

/* The data that all moves of a decision need. */
struct asking {
    const struct net *net;
    const struct four_judge *judge;
    int count; /* of the table's encodings */
    struct four_features features[FOUR_TURNS_TOLD];
    struct four_plans plans;  /* for the tiles held */
    struct net_input *inputs; /* the inputs of the moves, by place */
};

static void prepare(struct asking *asking, const struct net *net, const struct four_judge *judge,
                    unsigned turn, int turns, struct net_input *inputs)
{
    asking->net = net;
    asking->judge = judge;
    asking->count = turns;
    asking->inputs = inputs;
    for (int i = 0; i < turns; i++)
        four_features_init(&asking->features[i], &judge->situation, &judge->danger,
                           (turn + (unsigned)i) % FOUR_TURNS_TOLD);
    asking->plans.count = four_plan_list(&judge->situation, &judge->situation.held, asking->plans.list);
}

/* Adds the network's outputs for the inputs to the sums. */
static void add_answers(const struct net *net, const struct net_input *input,
                        int64_t sums[FOUR_LEARNED_OUTPUTS])
{
    struct net_sums first;
    int32_t answers[FOUR_LEARNED_OUTPUTS];
    net_begin(net, &first);
    net_add(net, input, &first);
    net_finish(net, &first, input, answers);
    for (int i = 0; i < FOUR_LEARNED_OUTPUTS; i++)
        sums[i] += answers[i];
}

static void ask(const struct asking *asking, const struct four_plans *plans, const struct holding *holding,
                enum four_deed deed, uint8_t tile, struct four_judged *judged)
{
    bool gives = deed == FOUR_DEED_DISCARD || deed == FOUR_DEED_KONG_ADDED;
    int draws = deed != FOUR_DEED_DISCARD && deed != FOUR_DEED_PASS;
    struct four_facts facts;
    int64_t sums[FOUR_LEARNED_OUTPUTS] = {0};
    struct net_input *input = &asking->inputs[judged->input];
    four_facts_find(&asking->features[0], plans, holding, gives ? tile : TILE_NONE, draws, &facts);
    for (int i = 0; i < asking->count; i++) {
        four_features_encode(&asking->features[i], holding, &facts, deed, tile, input);
        add_answers(asking->net, input, sums);
    }
    judged->score = facts.hand.value - facts.cost;
    judged->learned = (int32_t)(sums[FOUR_LEARNED_GAIN] / asking->count) * FOUR_LEARNED_UNIT;
    judged->wins = (int32_t)(sums[FOUR_LEARNED_WINS] / asking->count);
    judged->value = (int32_t)(sums[FOUR_LEARNED_GAIN] * FOUR_LEARNED_UNIT / asking->count);
}

static void ask_discard(const struct asking *asking, struct four_judged *judged)
{
    struct holding rest = asking->judge->situation.held;
    hand_remove(&rest.hand, tile_kind(judged->move.tile));
    ask(asking, &asking->plans, &rest, FOUR_DEED_DISCARD, tile_kind(judged->move.tile), judged);
}

/* Judges a claimed set with its best discard. */
static void ask_set(const struct asking *asking, const struct holding *holding, struct four_judged *judged)
{
    struct four_judged next = *judged;
    struct four_plans plans;
    bool found = false;
    plans.count = four_plan_list(&asking->judge->situation, holding, plans.list);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!holding->hand.counts[kind])
            continue;
        struct holding rest = *holding;
        hand_remove(&rest.hand, kind);
        next.then = kind;
        ask(asking, &plans, &rest, FOUR_DEED_DISCARD, kind, &next);
        if (!found || next.value > judged->value)
            *judged = next;
        found = true;
    }
}

static void ask_claim(const struct asking *asking, struct four_judged *judged)
{
    struct holding holding = asking->judge->situation.held;
    holding_claim(&holding, judged->move, &asking->judge->situation.table->offer);
    ask_set(asking, &holding, judged);
}

static void ask_kong(const struct asking *asking, uint8_t kind, struct four_judged *judged)
{
    const struct offer *offer = &asking->judge->situation.table->offer;
    struct holding holding = asking->judge->situation.held;
    enum meld_kind made = holding_kong(&holding, kind, offer->by);
    bool closed = made == MELD_KONG_CLOSED, added = made == MELD_KONG_ADDED;
    struct four_plans plans;
    plans.count = four_plan_list(&asking->judge->situation, &holding, plans.list);
    ask(asking, &plans, &holding,
        closed  ? FOUR_DEED_KONG_CLOSED
        : added ? FOUR_DEED_KONG_ADDED
                : FOUR_DEED_KONG_OPEN,
        added ? kind : TILE_NONE, judged);
}

/* Fills in the points that the rules pay for the win. */
static void ask_win(const struct asking *asking, struct four_judged *judged)
{
    judged->score = judged->value = four_judge_win_gain(asking->judge);
    judged->learned = judged->value / FOUR_LEARNED_UNIT * FOUR_LEARNED_UNIT;
    judged->wins = AI_ONE;
    asking->inputs[judged->input].on_count = 0;
}

static void ask_move(const struct asking *asking, struct four_judged *judged)
{
    const struct four_situation *situation = &asking->judge->situation;
    switch ((enum move_kind)judged->move.kind) {
    case MOVE_WIN:
        ask_win(asking, judged);
        break;
    case MOVE_DISCARD:
        ask_discard(asking, judged);
        break;
    case MOVE_CHOW:
    case MOVE_PUNG:
        ask_claim(asking, judged);
        break;
    case MOVE_KONG:
        ask_kong(asking, tile_kind(situation->table->offer.tile), judged);
        break;
    case MOVE_KONG_OWN:
        ask_kong(asking, tile_kind(judged->move.tile), judged);
        break;
    default:
        ask(asking, &asking->plans, &situation->held, FOUR_DEED_PASS, tile_kind(situation->table->offer.tile),
            judged);
        break;
    }
}

static void sort(struct four_judged *list, int count)
{
    for (int i = 1; i < count; i++) {
        struct four_judged next = list[i];
        int place = i;
        for (; place > 0 && list[place - 1].value < next.value; place--)
            list[place] = list[place - 1];
        list[place] = next;
    }
}

int four_learned_moves(const struct net *net, const struct four_judge *judge, unsigned turn, int turns,
                       struct four_move_inputs *inputs, struct four_judged list[MOVE_MAX])
{
    const struct view *view = judge->situation.view;
    struct asking asking;
    prepare(&asking, net, judge, turn, turns, inputs->moves);
    for (int i = 0; i < view->move_count; i++) {
        list[i] = (struct four_judged){.move = view->moves[i], .then = TILE_NONE, .input = (uint8_t)i};
        ask_move(&asking, &list[i]);
    }
    sort(list, view->move_count);
    return view->move_count;
}

void four_learned_blend(int part, struct four_judged *list, int count)
{
    for (int i = 0; i < count; i++) {
        int64_t both = (int64_t)list[i].value * (AI_ONE - part) + (int64_t)list[i].score * part;
        list[i].value = (int32_t)(both / AI_ONE);
    }
    sort(list, count);
}
