/* learned.c: what a network makes of single moves; see learned.h. */
#include "ai/tigers/learned.h"

#include <string.h>

#include "ai/tigers/ready.h"

bool learned_can(const struct view *view)
{
    const struct table *table = &view->table;
    const struct ruleset *rules = table->rules;
    bool known = rules->dummy == DUMMY_MOST && rules->has_riichi && rules->seats_most == 2;
    return known && table->round > 0 && table->phase != PHASE_REMOVE && table->phase != PHASE_KEEP;
}

/* The decision in question. */
struct asking {
    const struct net *net;
    const struct judge *judge;
    struct outlook outlook;
    struct net_sums table; /* what lies open, summed up */
    struct told *told;
    int count; /* of moves told */
};

/* Asks what a hand is worth, told of in `place`. */
static void ask(const struct asking *asking, const struct holding *holding, enum deed deed, uint8_t thrown,
                bool riichi, int place, struct learned *learned)
{
    struct net_input *input = &asking->told->moves[place];
    memcpy(input->dense, asking->told->table.dense, sizeof input->dense);
    input->on_count = 0;
    outlook_tell_hand(&asking->outlook, holding, deed, thrown, riichi, input);
    learned->place = place;
    if (!asking->net)
        return;
    struct net_sums sums = asking->table;
    net_add(asking->net, input, &sums);
    net_finish(asking->net, &sums, input, learned->answers);
    learned->value = learned->answers[LEARNED_GAIN];
}

static bool in_riichi(const struct asking *asking)
{
    const struct situation *situation = &asking->judge->situation;
    return situation->table->riichi[situation->seat] > 0;
}

static void ask_discard(const struct asking *asking, struct learned *learned)
{
    struct holding rest = asking->judge->situation.held;
    hand_remove(&rest.hand, learned->move.tile);
    bool riichi = learned->move.kind == MOVE_RIICHI || in_riichi(asking);
    ask(asking, &rest, DEED_DISCARD, tile_kind(learned->move.tile), riichi, asking->count, learned);
}

/* The pung's best discard. */
static void ask_pung(const struct asking *asking, struct learned *learned)
{
    const struct judge *judge = asking->judge;
    struct holding holding = judge->situation.held;
    holding_pung(&holding, tile_kind(judge->view->table.offer.tile), judge->view->table.offer.by);
    struct learned next = {.move = learned->move};
    bool found = false;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!holding.hand.counts[kind])
            continue;
        struct holding rest = holding;
        hand_remove(&rest.hand, kind);
        ask(asking, &rest, DEED_DISCARD, kind, false, MOVE_MOST - 1, &next);
        if (!found || next.value > learned->value)
            *learned = next;
        found = true;
    }
}

/* What making a kong was. */
static enum deed konging(enum meld_kind kind)
{
    return kind == MELD_KONG_CLOSED  ? DEED_KONG_CLOSED
           : kind == MELD_KONG_ADDED ? DEED_KONG_ADDED
                                     : DEED_KONG_OPEN;
}

static void ask_kong(const struct asking *asking, uint8_t kind, struct learned *learned)
{
    const struct situation *situation = &asking->judge->situation;
    struct holding holding = situation->held;
    enum deed deed = konging(holding_kong(&holding, kind, situation->rivals[0].seat));
    ask(asking, &holding, deed, deed == DEED_KONG_ADDED ? kind : TILE_NONE, in_riichi(asking), asking->count,
        learned);
}

static enum deed passing(const struct view *view)
{
    const struct offer *offer = &view->table.offer;
    switch ((enum win_source)offer->source) {
    case WIN_DUMMY_DISCARD:
        return offer->by == view->seat ? DEED_PASS_OWN_DUMMY : DEED_PASS_OTHER_DUMMY;
    case WIN_REVEALED:
        return DEED_PASS_REVEALED;
    case WIN_ROBBED_KONG:
        return DEED_PASS_KONG;
    default:
        return DEED_PASS_DISCARD;
    }
}

static void ask_held(const struct asking *asking, enum deed deed, struct learned *learned)
{
    ask(asking, &asking->judge->situation.held, deed, TILE_NONE, in_riichi(asking), asking->count, learned);
}

static void ask_win(const struct asking *asking, struct learned *learned)
{
    learned->value = learned->answers[LEARNED_GAIN] = judge_win_points(asking->judge->view) * AI_ONE;
    learned->answers[LEARNED_WINS] = AI_ONE;
    learned->place = -1;
}

static void ask_move(const struct asking *asking, struct learned *learned)
{
    const struct view *view = asking->judge->view;
    switch ((enum move_kind)learned->move.kind) {
    case MOVE_WIN:
        ask_win(asking, learned);
        break;
    case MOVE_DISCARD:
    case MOVE_RIICHI:
        ask_discard(asking, learned);
        break;
    case MOVE_KONG_OWN:
        ask_kong(asking, learned->move.tile, learned);
        break;
    case MOVE_KONG:
        ask_kong(asking, tile_kind(view->table.offer.tile), learned);
        break;
    case MOVE_PUNG:
        ask_pung(asking, learned);
        break;
    case MOVE_PASS:
        ask_held(asking, passing(view), learned);
        break;
    case MOVE_REVEAL:
        ask_held(asking, DEED_REVEAL, learned);
        break;
    case MOVE_DUMMY_DRAW:
        ask_held(asking, DEED_DRAW, learned);
        break;
    default:
        ask_held(asking, learned->move.number ? DEED_TREASURE : DEED_NO_TREASURE, learned);
        break;
    }
}

int learned_moves(const struct net *net, const struct judge *judge, struct told *told,
                  struct learned list[MOVE_MOST])
{
    const struct view *view = judge->view;
    struct asking asking = {.net = net, .judge = judge, .told = told};
    outlook_init(&asking.outlook, &judge->situation, &judge->danger);
    memset(&told->table, 0, sizeof told->table);
    outlook_tell_table(&asking.outlook, &told->table);
    if (net) {
        net_begin(net, &asking.table);
        net_add(net, &told->table, &asking.table);
    }
    bool revealed = false;
    for (int i = 0; i < view->move_count; i++) {
        if (view->moves[i].kind == MOVE_REVEAL && revealed)
            continue;
        revealed |= view->moves[i].kind == MOVE_REVEAL;
        struct learned learned = {.move = view->moves[i]};
        ask_move(&asking, &learned);
        int place = asking.count++;
        for (; place > 0 && learned.value > list[place - 1].value; place--)
            list[place] = list[place - 1];
        list[place] = learned;
    }
    return asking.count;
}
