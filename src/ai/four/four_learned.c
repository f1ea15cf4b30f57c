/* four_learned.c: what a network makes of single moves; see four_learned.h. */
#include "ai/four/four_learned.h"

#include "ai/tigers/ready.h"

/* What all moves of a decision need. */
struct asking {
    const struct net *net;
    const struct four_judge *judge;
    int count; /* of the ways the table is told */
    struct four_outlook outlooks[FOUR_TURNS_TOLD];
    struct four_plans plans; /* for the tiles held */
};

static void prepare(struct asking *asking, const struct net *net, const struct four_judge *judge,
                    unsigned turn, int turns)
{
    asking->net = net;
    asking->judge = judge;
    asking->count = turns;
    for (int i = 0; i < turns; i++)
        four_outlook_init(&asking->outlooks[i], &judge->sight, &judge->danger,
                          (turn + (unsigned)i) % FOUR_TURNS_TOLD);
    asking->plans.count = plan_list(&judge->sight, &judge->sight.held, asking->plans.list);
}

/* Asks the network about what it has been told, and adds up. */
static void add_answers(const struct net *net, struct four_learned *learned, int64_t sums[NET_OUTPUTS_MOST])
{
    struct net_sums first;
    int32_t answers[NET_OUTPUTS_MOST] = {0};
    net_begin(net, &first);
    net_add(net, &learned->input, &first);
    net_finish(net, &first, &learned->input, answers);
    for (int i = 0; i < FOUR_LEARNED_OUTPUTS; i++)
        sums[i] += answers[i];
}

static void ask(const struct asking *asking, const struct four_plans *plans, const struct holding *holding,
                enum four_deed deed, uint8_t tile, struct four_learned *learned)
{
    bool gives = deed == FOUR_DEED_DISCARD || deed == FOUR_DEED_KONG_ADDED;
    int draws = deed != FOUR_DEED_DISCARD && deed != FOUR_DEED_PASS;
    struct four_facts facts;
    int64_t sums[NET_OUTPUTS_MOST] = {0};
    four_facts_find(&asking->outlooks[0], plans, holding, gives ? tile : TILE_NONE, draws, &facts);
    for (int i = 0; i < asking->count; i++) {
        four_outlook_tell(&asking->outlooks[i], holding, &facts, deed, tile, &learned->input);
        if (asking->net)
            add_answers(asking->net, learned, sums);
    }
    learned->reckoned = facts.worth.worth - facts.cost;
    for (int i = 0; i < FOUR_LEARNED_OUTPUTS; i++)
        learned->answers[i] = (int32_t)(sums[i] / asking->count);
    learned->value = (int32_t)(sums[FOUR_LEARNED_GAIN] * FOUR_LEARNED_UNIT / asking->count);
}

static void ask_discard(const struct asking *asking, struct four_learned *learned)
{
    struct holding rest = asking->judge->sight.held;
    hand_remove(&rest.hand, tile_kind(learned->move.tile));
    ask(asking, &asking->plans, &rest, FOUR_DEED_DISCARD, tile_kind(learned->move.tile), learned);
}

/* A claimed set and its best discard. */
static void ask_set(const struct asking *asking, const struct holding *holding, struct four_learned *learned)
{
    struct four_learned next = {.move = learned->move};
    struct four_plans plans;
    bool found = false;
    plans.count = plan_list(&asking->judge->sight, holding, plans.list);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!holding->hand.counts[kind])
            continue;
        struct holding rest = *holding;
        hand_remove(&rest.hand, kind);
        next.then = kind;
        ask(asking, &plans, &rest, FOUR_DEED_DISCARD, kind, &next);
        if (!found || next.value > learned->value)
            *learned = next;
        found = true;
    }
}

static void ask_chow(const struct asking *asking, struct four_learned *learned)
{
    const struct offer *offer = &asking->judge->sight.table->offer;
    struct holding holding = asking->judge->sight.held;
    uint8_t offered = tile_kind(offer->tile), low = learned->move.tile;
    for (uint8_t kind = low; kind < low + 3; kind++)
        if (kind != offered)
            hand_remove(&holding.hand, kind);
    holding.melds[holding.meld_count++] =
        (struct meld){.kind = MELD_RUN, .tile = low, .claimed = offered, .from = offer->by};
    ask_set(asking, &holding, learned);
}

static void ask_pung(const struct asking *asking, struct four_learned *learned)
{
    const struct offer *offer = &asking->judge->sight.table->offer;
    struct holding holding = asking->judge->sight.held;
    holding_pung(&holding, tile_kind(offer->tile), offer->by);
    ask_set(asking, &holding, learned);
}

static void ask_kong(const struct asking *asking, uint8_t kind, struct four_learned *learned)
{
    const struct offer *offer = &asking->judge->sight.table->offer;
    struct holding holding = asking->judge->sight.held;
    enum meld_kind made = holding_kong(&holding, kind, offer->by);
    bool closed = made == MELD_KONG_CLOSED, added = made == MELD_KONG_ADDED;
    struct four_plans plans;
    plans.count = plan_list(&asking->judge->sight, &holding, plans.list);
    ask(asking, &plans, &holding,
        closed  ? FOUR_DEED_KONG_CLOSED
        : added ? FOUR_DEED_KONG_ADDED
                : FOUR_DEED_KONG_OPEN,
        added ? kind : TILE_NONE, learned);
}

/* What the rules pay for the win. */
static void ask_win(const struct asking *asking, struct four_learned *learned)
{
    const struct sight *sight = &asking->judge->sight;
    const struct table *table = sight->table;
    bool own = table->phase == PHASE_TURN;
    uint8_t tile = own ? sight->view->own.drawn : table->offer.tile;
    struct hand hand = sight->held.hand;
    struct win win;
    if (!own)
        hand_add(&hand, tile);
    table_win(table, &hand, sight->seat, tile,
              (enum win_source)(own ? table->draw_source : table->offer.source), &win);
    score_win(table->rules, table->options, &win, sight->scratch);
    learned->value = sight->scratch->points * (own ? sight->pay.own_draw : sight->pay.discard);
    learned->reckoned = learned->value;
    learned->answers[FOUR_LEARNED_GAIN] = learned->value / FOUR_LEARNED_UNIT;
    learned->answers[FOUR_LEARNED_WINS] = AI_ONE;
    learned->answers[FOUR_LEARNED_PAYS] = 0;
    learned->input.on_count = 0;
}

static void ask_move(const struct asking *asking, struct four_learned *learned)
{
    const struct sight *sight = &asking->judge->sight;
    learned->then = TILE_NONE;
    switch ((enum move_kind)learned->move.kind) {
    case MOVE_WIN:
        ask_win(asking, learned);
        break;
    case MOVE_DISCARD:
        ask_discard(asking, learned);
        break;
    case MOVE_CHOW:
        ask_chow(asking, learned);
        break;
    case MOVE_PUNG:
        ask_pung(asking, learned);
        break;
    case MOVE_KONG:
        ask_kong(asking, tile_kind(sight->table->offer.tile), learned);
        break;
    case MOVE_KONG_OWN:
        ask_kong(asking, tile_kind(learned->move.tile), learned);
        break;
    default:
        ask(asking, &asking->plans, &sight->held, FOUR_DEED_PASS, tile_kind(sight->table->offer.tile),
            learned);
        break;
    }
}

static void sort(struct four_learned *list, int count)
{
    for (int i = 1; i < count; i++) {
        struct four_learned next = list[i];
        int place = i;
        for (; place > 0 && list[place - 1].value < next.value; place--)
            list[place] = list[place - 1];
        list[place] = next;
    }
}

int four_learned_moves(const struct net *net, const struct four_judge *judge, unsigned turn, int turns,
                       struct four_learned list[MOVE_MOST])
{
    const struct view *view = judge->sight.view;
    struct asking asking;
    prepare(&asking, net, judge, turn, turns);
    for (int move = 0; move < view->move_count; move++) {
        list[move].move = view->moves[move];
        ask_move(&asking, &list[move]);
    }
    sort(list, view->move_count);
    return view->move_count;
}

void four_learned_blend(int part, struct four_learned *list, int count)
{
    for (int i = 0; i < count; i++) {
        int64_t both = (int64_t)list[i].value * (AI_ONE - part) + (int64_t)list[i].reckoned * part;
        list[i].value = (int32_t)(both / AI_ONE);
    }
    sort(list, count);
}

void four_learned_tell(const struct four_judge *judge, unsigned turn, struct move move,
                       struct four_learned *learned)
{
    struct asking asking;
    prepare(&asking, NULL, judge, turn, 1);
    learned->move = move;
    ask_move(&asking, learned);
}
