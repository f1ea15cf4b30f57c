/* any_round.c: a random round; see any_round.h. */
#include "support/any_round.h"

#include "base/bits.h"

static int16_t any_value(const struct option *option, struct rng *rng)
{
    int count = option->type == OPTION_BOOL ? 2 : 0;
    while (count < OPTION_CHOICES && (option->type == OPTION_CHOICE   ? option->choices[count] != NULL
                                      : option->type == OPTION_NUMBER ? option->numbers[count] != 0
                                                                      : false))
        count++;
    int place = (int)rng_below(rng, (uint32_t)count);
    return option->type == OPTION_NUMBER ? option->numbers[place] : (int16_t)place;
}

void any_options(const struct ruleset *rules, struct rng *rng, int16_t options[OPTION_MAX])
{
    do {
        ruleset_defaults(rules, options);
        for (int i = 0; i < ruleset_option_count(rules); i++)
            options[i] = any_value(&rules->options[i], rng);
    } while (!ruleset_check(rules, options, NULL));
}

void any_round_deal(struct any_round *round, const char *mode, uint64_t seed)
{
    const struct ruleset *rules = ruleset_find(mode);
    struct deal deal;
    struct events events;
    int16_t options[OPTION_MAX];
    rng_init(&round->rng, seed);
    ruleset_defaults(rules, options);
    if (seed & 1)
        any_options(rules, &round->rng, options);
    game_init(&round->game, rules, options, ruleset_seats(rules, options));
    if (round->game.table.phase == PHASE_REMOVE)
        game_apply(&round->game, move_make_number(MOVE_REMOVE, 0, (int)(seed % 3), 0), &events);
    deal_shuffle(&deal, &round->game, rng_next(&round->rng));
    game_deal(&round->game, &deal, &events);
}

bool any_round_view(const struct any_round *round, struct view *view)
{
    const struct table *table = &round->game.table;
    int seat = 0;
    if (table->phase == PHASE_DEAL || table->phase == PHASE_OVER)
        return false;
    while (!(table->asked >> seat & 1))
        seat++;
    view_init(view, &round->game, seat);
    return true;
}

/* Returns the kinds whose discard takes the hand no further from a win; none for a hand that has no tile to
 * discard. */
static tile_set near_discards(const struct view *view)
{
    struct shape shape;
    if (view->own.hand.size % 3 != 2)
        return 0;
    table_shape(&view->table, &view->own.hand, view->seat, &shape);
    int shanten = shape_shanten(&shape);
    return shape_discards(&shape, shanten < 0 ? 0 : shanten);
}

/* Fills a guess or a naming. */
static struct move filled(struct any_round *round, const struct view *view, struct move move)
{
    if (move.kind == MOVE_NAME)
        move.kinds = table_own_waits(&view->table, &view->own, view->seat);
    if (move.kind != MOVE_GUESS)
        return move;
    do {
        move.tile = (uint8_t)rng_below(&round->rng, TILE_KINDS - 1);
        move.other =
            (uint8_t)(move.tile + 1 + rng_below(&round->rng, (uint32_t)(TILE_KINDS - 1 - move.tile)));
    } while (!view_allows(view, move));
    return move;
}

void any_round_go_on(struct any_round *round, const struct view *view)
{
    struct events events;
    tile_set near = near_discards(view);
    const struct move *win = view_find(view, MOVE_WIN);
    struct move chosen = view->moves[rng_below(&round->rng, view->move_count)];
    for (int i = 0; i < 8 && near && chosen.kind != MOVE_RIICHI && chosen.kind != MOVE_KONG_OWN &&
                    (chosen.kind != MOVE_DISCARD || !(near & TILE_BIT(tile_kind(chosen.tile))));
         i++)
        chosen = view->moves[rng_below(&round->rng, view->move_count)];
    if (chosen.kind == MOVE_DECLARE && rng_below(&round->rng, 4))
        chosen = view->moves[view->move_count - 1];
    game_apply(&round->game, filled(round, view, win ? *win : chosen), &events);
}
