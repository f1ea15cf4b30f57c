/* forecast.c: the expected result of each move; see forecast.h. */
#include "ai/forecast/forecast.h"

#include <string.h>

#include "base/check.h"
#include "rules/modes/one_suit.h"

const struct feature_set *forecast_feature_set(const struct table *table)
{
    const struct ruleset *rules = table->rules;
    if (rules->declares_risk)
        return &feature_set_one_suit;
    if (rules->has_stages)
        return &feature_set_tenpai;
    return rules->counts_faan ? &feature_set_classic : NULL;
}

bool forecast_can(const struct view *view)
{
    const struct table *table = &view->table;
    return view->move_count > 1 && table->phase != PHASE_REMOVE && table->phase != PHASE_GUESS &&
           table->phase != PHASE_NAME && forecast_feature_set(table);
}

/* Returns the complete hand that can be declared, and its winning tile. */
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

/* Returns the points for naming all waits, in a mode where players declare wins at their own risk. */
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

/* Returns the viewer's gain by the win they can declare, minus the mean of the others' gains. */
static int32_t win_gain(const struct view *view)
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
    if (scoring >= 0) /* the networks use the usual scoring */
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

/* True if the hand is complete, in a mode where players declare wins at their own risk. */
static bool is_complete(const struct view *view)
{
    uint8_t tile;
    if (view->table.phase == PHASE_CLAIM && view->own.hand.counts[tile_kind(view->table.offer.tile)] == 4)
        return false;
    struct hand hand = winning_hand(view, &tile);
    return table_completes(&view->table, &hand, view->seat);
}

/* --- the network ---------------------------------------------------------------------------------- */

struct evaluator evaluator_of(const struct net *net, const struct feature_set *feature_set)
{
    return (struct evaluator){.net = net, .unit = feature_set->unit};
}

/* Returns the expected points after a move, AI_ONE a point. */
static int32_t expect(const struct evaluator *evaluator, const uint16_t *flags, int count)
{
    struct net_sums sums = evaluator->table;
    net_add_flags(evaluator->net, flags, count, &sums);
    return net_first_output(evaluator->net, &sums) * evaluator->unit;
}

void evaluator_answer(const struct evaluator *evaluator, const uint16_t *flags, int count,
                      int32_t answers[NET_OUTPUTS_MAX])
{
    static const struct net_input nothing;
    struct net_sums sums = evaluator->table;
    net_add_flags(evaluator->net, flags, count, &sums);
    net_finish(evaluator->net, &sums, &nothing, answers);
}

/* A decision whose moves are evaluated. */
struct asking {
    const struct encoding *encoding;
    struct evaluator *evaluator;
    struct led_to now; /* before any move */
};

static void ask(const struct asking *asking, const struct led_to *led_to, struct forecast *forecast)
{
    forecast->count = encoding_hand(asking->encoding, led_to, forecast->flags);
    forecast->value = expect(asking->evaluator, forecast->flags, forecast->count);
    forecast->known = false;
}

static void ask_deed(const struct asking *asking, enum forecast_deed deed, struct forecast *forecast)
{
    struct led_to led_to = asking->now;
    led_to.deed = deed;
    ask(asking, &led_to, forecast);
}

static void ask_discard(const struct asking *asking, enum forecast_deed deed, struct forecast *forecast)
{
    struct led_to led_to = asking->now;
    led_to.deed = deed;
    led_to.tile = forecast->move.tile;
    led_to.declared |= deed == FORECAST_DECLARE_RIICHI;
    hand_remove(&led_to.held.hand, led_to.tile);
    ask(asking, &led_to, forecast);
}

/* Keeps the better of two ways to make a move. */
static void ask_way(const struct asking *asking, const struct led_to *led_to, struct forecast *best)
{
    struct forecast way = {.move = best->move, .then = led_to->tile};
    ask(asking, led_to, &way);
    if (best->count == 0 || way.value > best->value)
        *best = way;
}

static bool is_ready(const struct encoding *encoding, const struct holding *held)
{
    struct shape shape;
    holding_shape(held, encoding->view->table.rules, encoding->copies, &shape);
    return shape_waits(&shape) != 0;
}

/* Evaluates a claimed set with the best discard after it, with a declaration of tenpai where possible. */
static void ask_set(const struct asking *asking, const struct led_to *set, tile_set barred,
                    struct forecast *forecast)
{
    uint8_t tiles[HAND_MAX];
    int count = hand_choices(&set->held.hand, tiles);
    forecast->count = 0;
    for (int i = 0; i < count; i++) {
        struct led_to led_to = *set;
        if (barred & TILE_BIT(tile_kind(tiles[i])))
            continue;
        led_to.tile = tiles[i];
        hand_remove(&led_to.held.hand, tiles[i]);
        ask_way(asking, &led_to, forecast);
        led_to.deed = FORECAST_DECLARE_TENPAI;
        if (asking->encoding->feature_set->stages && is_ready(asking->encoding, &led_to.held))
            ask_way(asking, &led_to, forecast);
    }
    CHECK(forecast->count > 0);
}

static void ask_claim(const struct asking *asking, struct forecast *forecast)
{
    const struct view *view = asking->encoding->view;
    struct led_to led_to = asking->now;
    bool run = forecast->move.kind == MOVE_CHOW;
    tile_set swapped =
        legal_swapped(tile_kind(view->table.offer.tile), run ? forecast->move.tile : TILE_NONE);
    led_to.deed = run ? FORECAST_CHOW : FORECAST_PUNG;
    holding_claim(&led_to.held, forecast->move, &view->table.offer);
    ask_set(asking, &led_to, view->table.rules->no_swap_calls ? swapped : 0, forecast);
}

static void ask_kong(const struct asking *asking, uint8_t kind, struct forecast *forecast)
{
    struct led_to led_to = asking->now;
    enum meld_kind made = holding_kong(&led_to.held, kind, asking->encoding->view->table.offer.by);
    led_to.deed = made == MELD_KONG_CLOSED  ? FORECAST_KONG_CLOSED
                  : made == MELD_KONG_ADDED ? FORECAST_KONG_ADDED
                                            : FORECAST_KONG_OPEN;
    led_to.tile = made == MELD_KONG_ADDED ? kind : TILE_NONE;
    ask(asking, &led_to, forecast);
}

static void ask_lay_down(const struct asking *asking, struct forecast *forecast)
{
    struct led_to led_to = asking->now;
    led_to.deed = FORECAST_LAY_DOWN;
    led_to.tile = asking->encoding->view->own.drawn;
    hand_remove(&led_to.held.hand, led_to.tile);
    ask(asking, &led_to, forecast);
}

static void know_win(const struct asking *asking, struct forecast *forecast)
{
    forecast->value = win_gain(asking->encoding->view) * AI_ONE;
    forecast->known = true;
    forecast->count = 0;
}

static void ask_move(const struct asking *asking, struct forecast *forecast)
{
    const struct table *table = &asking->encoding->view->table;
    bool riichi = table->riichi[asking->encoding->view->seat];
    switch ((enum move_kind)forecast->move.kind) {
    case MOVE_WIN:
    case MOVE_DECLARE:
        know_win(asking, forecast);
        break;
    case MOVE_DISCARD:
        ask_discard(asking, riichi ? FORECAST_DISCARD_RIICHI : FORECAST_DISCARD, forecast);
        break;
    case MOVE_RIICHI:
        ask_discard(asking, FORECAST_DECLARE_RIICHI, forecast);
        break;
    case MOVE_TENPAI:
        ask_discard(asking, FORECAST_DECLARE_TENPAI, forecast);
        break;
    case MOVE_CHOW:
    case MOVE_PUNG:
        ask_claim(asking, forecast);
        break;
    case MOVE_KONG:
        ask_kong(asking, tile_kind(table->offer.tile), forecast);
        break;
    case MOVE_KONG_OWN:
        ask_kong(asking, tile_kind(forecast->move.tile), forecast);
        break;
    case MOVE_LAY_DOWN:
        ask_lay_down(asking, forecast);
        break;
    default:
        ask_deed(asking, FORECAST_PASS, forecast);
        break;
    }
}

static void begin(struct asking *asking, const struct encoding *encoding, struct evaluator *evaluator)
{
    const struct view *view = encoding->view;
    const struct table *table = &view->table;
    asking->encoding = encoding;
    asking->evaluator = evaluator;
    asking->now = (struct led_to){.tile = TILE_NONE, .declared = table->riichi[view->seat] > 0};
    asking->now.held.hand = view->own.hand;
    asking->now.held.meld_count = table->meld_counts[view->seat];
    memcpy(asking->now.held.melds, table->melds[view->seat], sizeof asking->now.held.melds);
    net_begin(evaluator->net, &evaluator->table);
    net_add_flags(evaluator->net, encoding->flags, encoding->count, &evaluator->table);
}

int forecast_list(const struct encoding *encoding, struct evaluator *evaluator,
                  struct forecast list[MOVE_MAX])
{
    const struct view *view = encoding->view;
    struct asking asking;
    int count = 0;
    begin(&asking, encoding, evaluator);
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

void forecast_now(const struct encoding *encoding, struct evaluator *evaluator, struct forecast *now,
                  int32_t answers[NET_OUTPUTS_MAX])
{
    struct asking asking;
    begin(&asking, encoding, evaluator);
    asking.now.deed = FORECAST_GUESS;
    now->count = encoding_hand(encoding, &asking.now, now->flags);
    evaluator_answer(evaluator, now->flags, now->count, answers);
    now->value = answers[FORECAST_GAIN] * encoding->feature_set->unit;
    now->known = false;
}
