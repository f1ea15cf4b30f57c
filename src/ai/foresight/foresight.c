/* foresight.c: what is expected of each move; see foresight.h. */
#include "ai/foresight/foresight.h"

#include <string.h>

#include "base/check.h"
#include "rules/modes/one_suit.h"

const struct outlook *foresight_outlook(const struct table *table)
{
    const struct ruleset *rules = table->rules;
    if (rules->declares_risk)
        return &outlook_one_suit;
    if (rules->has_stages)
        return &outlook_tenpai;
    return rules->counts_faan ? &outlook_classic : NULL;
}

bool foresight_can(const struct view *view)
{
    const struct table *table = &view->table;
    return view->move_count > 1 && table->phase != PHASE_REMOVE && table->phase != PHASE_GUESS &&
           table->phase != PHASE_NAME && foresight_outlook(table);
}

/* --- the win that can be had ---------------------------------------------------------------------- */

/* The hand that would win, and by which tile. */
static struct hand winning_hand(const struct view *view, uint8_t *tile)
{
    struct hand hand = view->own.hand;
    bool drawn = view->table.phase != PHASE_CLAIM;
    *tile = drawn ? view->own.drawn : view->table.offer.tile;
    if (!drawn)
        hand_add(&hand, *tile);
    return hand;
}

static int32_t less_the_others(const struct table *table, int seat, const int32_t gain[SEAT_MAX])
{
    int others = 0, sum = 0;
    for (int other = table_next(table, seat); other != seat; other = table_next(table, other)) {
        sum += gain[other];
        others++;
    }
    return gain[seat] - sum / others;
}

/* Where wins are declared at one's own risk, as many points as all waits bring. */
static int32_t declared_win(const struct view *view)
{
    const struct table *table = &view->table;
    struct hand before = view->own.hand;
    if (view->table.phase != PHASE_CLAIM)
        hand_remove(&before, view->own.drawn);
    if (table_option(table, OPTION_SCORING) != ONE_SUIT_DETAILED)
        return ONE_SUIT_SIMPLE_WIN;
    int waits = tile_set_count(table_waits(table, &before, view->seat));
    return ONE_SUIT_WIN + ONE_SUIT_RIGHT * waits + ONE_SUIT_ALL;
}

int32_t foresight_win(const struct view *view)
{
    struct table table = view->table;
    struct win win;
    struct score scores[SEAT_MAX];
    int32_t gain[SEAT_MAX] = {0};
    uint8_t tile;
    if (table.rules->declares_risk)
        return declared_win(view);
    struct hand hand = winning_hand(view, &tile);
    bool drawn = table.phase != PHASE_CLAIM;
    uint8_t source = drawn ? table.draw_source : table.offer.source;
    uint8_t from = drawn                                                ? view->seat
                   : source == WIN_DISCARD || source == WIN_ROBBED_KONG ? table.offer.by
                                                                        : SEAT_DUMMY;
    int scoring = ruleset_option(table.rules, OPTION_SCORING);
    if (scoring >= 0) /* the networks count as usual */
        table.options[scoring] = table.rules->options[scoring].initial;
    table_win(&table, &hand, view->seat, tile, (enum win_source)source, &win);
    score_win(table.rules, table.options, &win, &scores[view->seat]);
    table.result = RESULT_CLEARED;
    table.result.outcome = OUTCOME_WIN;
    table.result.winner = view->seat;
    table.result.winners = (uint8_t)(1u << view->seat);
    table.result.from = from;
    table.result.source = source;
    table.result.tile = tile;
    table.rules->settle(&table, scores, gain);
    return less_the_others(&view->table, view->seat, gain);
}

/* True if a win declared at one's own risk is one. */
static bool is_complete(const struct view *view)
{
    uint8_t tile;
    if (view->table.phase == PHASE_CLAIM && view->own.hand.counts[tile_kind(view->table.offer.tile)] == 4)
        return false;
    struct hand hand = winning_hand(view, &tile);
    return table_completes(&view->table, &hand, view->seat);
}

/* --- the network ---------------------------------------------------------------------------------- */

struct oracle oracle_of(const struct net *net, const struct outlook *outlook)
{
    return (struct oracle){.net = net, .unit = outlook->unit};
}

/* The points expected after a move, AI_ONE a point. */
static int32_t expect(const struct oracle *oracle, const uint16_t *flags, int count)
{
    struct net_sums sums = oracle->table;
    net_add_flags(oracle->net, flags, count, &sums);
    return net_first_output(oracle->net, &sums) * oracle->unit;
}

void oracle_answer(const struct oracle *oracle, const uint16_t *flags, int count,
                   int32_t answers[NET_OUTPUTS_MAX])
{
    static const struct net_input nothing;
    struct net_sums sums = oracle->table;
    net_add_flags(oracle->net, flags, count, &sums);
    net_finish(oracle->net, &sums, &nothing, answers);
}

/* --- what moves lead to --------------------------------------------------------------------------- */

/* The decision in question. */
struct asking {
    const struct telling *telling;
    struct oracle *oracle;
    struct led_to now; /* without a move */
};

static void ask(const struct asking *asking, const struct led_to *led_to, struct foreseen *foreseen)
{
    foreseen->count = telling_hand(asking->telling, led_to, foreseen->flags);
    foreseen->value = expect(asking->oracle, foreseen->flags, foreseen->count);
    foreseen->known = false;
}

static void ask_deed(const struct asking *asking, enum foresight_deed deed, struct foreseen *foreseen)
{
    struct led_to led_to = asking->now;
    led_to.deed = deed;
    ask(asking, &led_to, foreseen);
}

static void ask_discard(const struct asking *asking, enum foresight_deed deed, struct foreseen *foreseen)
{
    struct led_to led_to = asking->now;
    led_to.deed = deed;
    led_to.tile = foreseen->move.tile;
    led_to.declared |= deed == FORESIGHT_DECLARE_RIICHI;
    hand_remove(&led_to.held.hand, led_to.tile);
    ask(asking, &led_to, foreseen);
}

/* Keeps the better of two ways to make a move. */
static void ask_way(const struct asking *asking, const struct led_to *led_to, struct foreseen *best)
{
    struct foreseen way = {.move = best->move, .then = led_to->tile};
    ask(asking, led_to, &way);
    if (best->count == 0 || way.value > best->value)
        *best = way;
}

static bool is_ready(const struct telling *telling, const struct holding *held)
{
    struct shape shape;
    holding_shape(held, telling->view->table.rules, telling->copies, &shape);
    return shape_waits(&shape) != 0;
}

/* A claimed set with the best discard after it, tenpai declared with it where that can be. */
static void ask_set(const struct asking *asking, const struct led_to *set, tile_set barred,
                    struct foreseen *foreseen)
{
    uint8_t tiles[HAND_MAX];
    int count = hand_choices(&set->held.hand, tiles);
    foreseen->count = 0;
    for (int i = 0; i < count; i++) {
        struct led_to led_to = *set;
        if (barred & TILE_BIT(tile_kind(tiles[i])))
            continue;
        led_to.tile = tiles[i];
        hand_remove(&led_to.held.hand, tiles[i]);
        ask_way(asking, &led_to, foreseen);
        led_to.deed = FORESIGHT_DECLARE_TENPAI;
        if (asking->telling->outlook->stages && is_ready(asking->telling, &led_to.held))
            ask_way(asking, &led_to, foreseen);
    }
    CHECK(foreseen->count > 0);
}

/* What may not be discarded after a claim (see no_swap_calls). */
static tile_set swapped(const struct view *view, struct move move)
{
    uint8_t claimed = tile_kind(view->table.offer.tile);
    tile_set kinds = TILE_BIT(claimed);
    if (!view->table.rules->no_swap_calls)
        return 0;
    if (move.kind != MOVE_CHOW)
        return kinds;
    if (claimed == move.tile && claimed % 9 < 6)
        kinds |= TILE_BIT(claimed + 3);
    if (claimed == move.tile + 2 && claimed % 9 > 2)
        kinds |= TILE_BIT(claimed - 3);
    return kinds;
}

static void ask_claim(const struct asking *asking, struct foreseen *foreseen)
{
    const struct view *view = asking->telling->view;
    const struct offer *offer = &view->table.offer;
    struct led_to led_to = asking->now;
    bool run = foreseen->move.kind == MOVE_CHOW;
    led_to.deed = run ? FORESIGHT_CHOW : FORESIGHT_PUNG;
    if (run)
        holding_chow(&led_to.held, foreseen->move.tile, tile_kind(offer->tile), offer->by);
    else
        holding_pung(&led_to.held, tile_kind(offer->tile), offer->by);
    ask_set(asking, &led_to, swapped(view, foreseen->move), foreseen);
}

static void ask_kong(const struct asking *asking, uint8_t kind, struct foreseen *foreseen)
{
    struct led_to led_to = asking->now;
    enum meld_kind made = holding_kong(&led_to.held, kind, asking->telling->view->table.offer.by);
    led_to.deed = made == MELD_KONG_CLOSED  ? FORESIGHT_KONG_CLOSED
                  : made == MELD_KONG_ADDED ? FORESIGHT_KONG_ADDED
                                            : FORESIGHT_KONG_OPEN;
    led_to.tile = made == MELD_KONG_ADDED ? kind : TILE_NONE;
    ask(asking, &led_to, foreseen);
}

static void ask_lay_down(const struct asking *asking, struct foreseen *foreseen)
{
    struct led_to led_to = asking->now;
    led_to.deed = FORESIGHT_LAY_DOWN;
    led_to.tile = asking->telling->view->own.drawn;
    hand_remove(&led_to.held.hand, led_to.tile);
    ask(asking, &led_to, foreseen);
}

static void know_win(const struct asking *asking, struct foreseen *foreseen)
{
    foreseen->value = foresight_win(asking->telling->view) * AI_ONE;
    foreseen->known = true;
    foreseen->count = 0;
}

static void ask_move(const struct asking *asking, struct foreseen *foreseen)
{
    const struct table *table = &asking->telling->view->table;
    bool riichi = table->riichi[asking->telling->view->seat];
    switch ((enum move_kind)foreseen->move.kind) {
    case MOVE_WIN:
    case MOVE_DECLARE:
        know_win(asking, foreseen);
        break;
    case MOVE_DISCARD:
        ask_discard(asking, riichi ? FORESIGHT_DISCARD_RIICHI : FORESIGHT_DISCARD, foreseen);
        break;
    case MOVE_RIICHI:
        ask_discard(asking, FORESIGHT_DECLARE_RIICHI, foreseen);
        break;
    case MOVE_TENPAI:
        ask_discard(asking, FORESIGHT_DECLARE_TENPAI, foreseen);
        break;
    case MOVE_CHOW:
    case MOVE_PUNG:
        ask_claim(asking, foreseen);
        break;
    case MOVE_KONG:
        ask_kong(asking, tile_kind(table->offer.tile), foreseen);
        break;
    case MOVE_KONG_OWN:
        ask_kong(asking, tile_kind(foreseen->move.tile), foreseen);
        break;
    case MOVE_LAY_DOWN:
        ask_lay_down(asking, foreseen);
        break;
    default:
        ask_deed(asking, FORESIGHT_PASS, foreseen);
        break;
    }
}

static void begin(struct asking *asking, const struct telling *telling, struct oracle *oracle)
{
    const struct view *view = telling->view;
    const struct table *table = &view->table;
    asking->telling = telling;
    asking->oracle = oracle;
    asking->now = (struct led_to){.tile = TILE_NONE, .declared = table->riichi[view->seat] > 0};
    asking->now.held.hand = view->own.hand;
    asking->now.held.meld_count = table->meld_counts[view->seat];
    memcpy(asking->now.held.melds, table->melds[view->seat], sizeof asking->now.held.melds);
    net_begin(oracle->net, &oracle->table);
    net_add_flags(oracle->net, telling->flags, telling->count, &oracle->table);
}

int foresight_list(const struct telling *telling, struct oracle *oracle, struct foreseen list[MOVE_MAX])
{
    const struct view *view = telling->view;
    struct asking asking;
    int count = 0;
    begin(&asking, telling, oracle);
    for (int i = 0; i < view->move_count; i++) {
        struct move move = view->moves[i];
        if (move.kind == MOVE_DECLARE && !is_complete(view))
            continue;
        list[count].move = move;
        list[count].then = TILE_NONE;
        ask_move(&asking, &list[count++]);
    }
    return count;
}

void foresight_now(const struct telling *telling, struct oracle *oracle, struct foreseen *now,
                   int32_t answers[NET_OUTPUTS_MAX])
{
    struct asking asking;
    begin(&asking, telling, oracle);
    asking.now.deed = FORESIGHT_GUESS;
    now->count = telling_hand(telling, &asking.now, now->flags);
    oracle_answer(oracle, now->flags, now->count, answers);
    now->value = answers[FORESEEN_GAIN] * telling->outlook->unit;
    now->known = false;
}
