/* learned.c: judges moves by a network; see learned.h. */
#include "ai/tigers/learned.h"

#include <string.h>

bool learned_can(const struct view *view)
{
    const struct table *table = &view->table;
    const struct ruleset *rules = table->rules;
    bool known = rules->dummy == DUMMY_MAX && rules->has_riichi && rules->seats_most == 2;
    return known && table->round > 0 && table->phase != PHASE_REMOVE && table->phase != PHASE_KEEP;
}

/* A decision whose moves are judged. */
struct asking {
    const struct net *net;
    const struct judge *judge;
    struct features features;
    struct net_sums table; /* the sums of the visible part */
    struct move_inputs *inputs;
    int count; /* of moves with inputs */
};

/* Limits an answer to a chance, because the network may say a little less than 0. */
static int32_t chance(int32_t answer)
{
    return answer < 0 ? 0 : answer > AI_ONE ? AI_ONE : answer;
}

/* Calculates the network's judgement of a hand; its inputs are stored at `place`. */
static void ask(const struct asking *asking, const struct holding *holding, enum deed deed, uint8_t thrown,
                bool riichi, int place, struct judged *judged)
{
    struct net_input *input = &asking->inputs->moves[place];
    memcpy(input->dense, asking->inputs->table.dense, sizeof input->dense);
    input->on_count = 0;
    features_encode_hand(&asking->features, holding, deed, thrown, riichi, input);
    judged->input = place;
    if (!asking->net)
        return;
    struct net_sums sums = asking->table;
    net_add(asking->net, input, &sums);
    int32_t answers[LEARNED_OUTPUTS];
    net_finish(asking->net, &sums, input, answers);
    judged->learned = answers[LEARNED_GAIN];
    judged->wins = chance(answers[LEARNED_WINS]);
    judged->loses = chance(answers[LEARNED_LOSES]);
}

static void ask_discard(const struct asking *asking, struct judged *judged)
{
    struct holding rest = asking->judge->situation.held;
    hand_remove(&rest.hand, judged->move.tile);
    bool riichi = judged->move.kind == MOVE_RIICHI || asking->judge->situation.riichi;
    ask(asking, &rest, DEED_DISCARD, tile_kind(judged->move.tile), riichi, asking->count, judged);
}

/* Judges a pung with its best discard. */
static void ask_pung(const struct asking *asking, struct judged *judged)
{
    const struct judge *judge = asking->judge;
    struct holding holding = judge->situation.held;
    holding_pung(&holding, tile_kind(judge->view->table.offer.tile), judge->view->table.offer.by);
    struct judged next = *judged;
    bool found = false;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!holding.hand.counts[kind])
            continue;
        struct holding rest = holding;
        hand_remove(&rest.hand, kind);
        ask(asking, &rest, DEED_DISCARD, kind, false, MOVE_MAX - 1, &next);
        if (!found || next.learned > judged->learned)
            *judged = next;
        found = true;
    }
}

/* Returns the deed of a kong of that kind. */
static enum deed konging(enum meld_kind kind)
{
    return kind == MELD_KONG_CLOSED  ? DEED_KONG_CLOSED
           : kind == MELD_KONG_ADDED ? DEED_KONG_ADDED
                                     : DEED_KONG_OPEN;
}

static void ask_kong(const struct asking *asking, uint8_t kind, struct judged *judged)
{
    const struct situation *situation = &asking->judge->situation;
    struct holding holding = situation->held;
    enum deed deed = konging(holding_kong(&holding, kind, situation->rivals[0].seat));
    ask(asking, &holding, deed, deed == DEED_KONG_ADDED ? kind : TILE_NONE, asking->judge->situation.riichi,
        asking->count, judged);
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

static void ask_held(const struct asking *asking, enum deed deed, struct judged *judged)
{
    ask(asking, &asking->judge->situation.held, deed, TILE_NONE, asking->judge->situation.riichi,
        asking->count, judged);
}

static void ask_win(const struct asking *asking, struct judged *judged)
{
    judged->learned = judge_win_points(asking->judge->view) * AI_ONE;
    judged->wins = AI_ONE;
    judged->loses = 0;
    judged->input = -1;
}

static void ask_move(const struct asking *asking, struct judged *judged)
{
    const struct view *view = asking->judge->view;
    switch ((enum move_kind)judged->move.kind) {
    case MOVE_WIN:
        ask_win(asking, judged);
        break;
    case MOVE_DISCARD:
    case MOVE_RIICHI:
        ask_discard(asking, judged);
        break;
    case MOVE_KONG_OWN:
        ask_kong(asking, judged->move.tile, judged);
        break;
    case MOVE_KONG:
        ask_kong(asking, tile_kind(view->table.offer.tile), judged);
        break;
    case MOVE_PUNG:
        ask_pung(asking, judged);
        break;
    case MOVE_PASS:
        ask_held(asking, passing(view), judged);
        break;
    case MOVE_REVEAL:
        ask_held(asking, DEED_REVEAL, judged);
        break;
    case MOVE_DUMMY_DRAW:
        ask_held(asking, DEED_DRAW, judged);
        break;
    default:
        ask_held(asking, judged->move.number ? DEED_TREASURE : DEED_NO_TREASURE, judged);
        break;
    }
}

void learned_judge(const struct net *net, const struct judge *judge, struct move_inputs *inputs,
                   struct judged list[], int count)
{
    struct asking asking = {.net = net, .judge = judge, .inputs = inputs};
    features_init(&asking.features, &judge->situation, &judge->danger);
    memset(&inputs->table, 0, sizeof inputs->table);
    features_encode_table(&asking.features, &inputs->table);
    if (net) {
        net_begin(net, &asking.table);
        net_add(net, &inputs->table, &asking.table);
    }
    for (; asking.count < count; asking.count++)
        ask_move(&asking, &list[asking.count]);
}
