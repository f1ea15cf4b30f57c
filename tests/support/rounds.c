/* rounds.c: matches of a mode by seed; see rounds.h. */
#include "support/rounds.h"

#include "judge/judge_deal.h"
#include "support/payments.h"

enum { UNDO_EVERY = 8, CLOCK_EVERY = 8, CLOCK_MOST = 1500 };

/* Who sits at the table: by chance, easy, or normal, who takes long where they play rounds on in their head.
 */
static void seat_players(struct walker *walker, struct rng *rng)
{
    const struct ruleset *rules = walker->game.table.rules;
    uint32_t kind = rng_below(rng, 20);
    for (int seat = 0; seat < walker->game.table.seats; seat++) {
        bool thinks = rng_below(rng, 2);
        if (kind < 4 && thinks)
            walker->level[seat] = AI_EASY;
        else if (kind == 4 && thinks && !rules->declares_risk)
            walker->level[seat] = AI_NORMAL;
    }
}

long rounds_play(const struct ruleset *rules, uint64_t seed, struct coverage *coverage)
{
    int16_t options[OPTION_MOST];
    struct rng rng;
    struct walker walker;
    long before = coverage->deals;
    rng_init(&rng, rng_derive(seed, 1));
    judge_deal_options(rules, options, &rng);
    walker_init(&walker, rules, options, ruleset_seats(rules, options), seed, coverage);
    seat_players(&walker, &rng);
    if (rng_below(&rng, CLOCK_EVERY) == 0)
        walker.clock = 1 + (int)rng_below(&rng, CLOCK_MOST);
    walker.round_over = payments_check;
    walker_play(&walker);
    walker_check_record(&walker);
    if (rng_below(&rng, UNDO_EVERY) == 0)
        walker_check_undo(&walker);
    walker_deinit(&walker);
    return coverage->deals - before;
}
