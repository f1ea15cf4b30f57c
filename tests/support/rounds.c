/* rounds.c: matches of a mode by seed; see rounds.h. */
#include "support/rounds.h"

#include "support/any_round.h"
#include "support/payments.h"

enum { UNDO_EVERY = 8, CLOCK_EVERY = 8, CLOCK_MAX = 1500, SWIFT_RECORD = 16 };

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

static long play(const struct ruleset *rules, uint64_t seed, bool swift, struct coverage *coverage)
{
    int16_t options[OPTION_MAX];
    struct rng rng;
    struct walker walker;
    long before = coverage->deals;
    rng_init(&rng, rng_derive(seed, 1));
    any_options(rules, &rng, options);
    walker_init(&walker, rules, options, ruleset_seats(rules, options), seed, coverage);
    walker.swift = swift;
    if (!swift)
        seat_players(&walker, &rng);
    if (rng_below(&rng, CLOCK_EVERY) == 0)
        walker.clock = 1 + (int)rng_below(&rng, CLOCK_MAX);
    walker.round_over = payments_check;
    walker_play(&walker);
    bool recorded = !swift || rng_below(&rng, SWIFT_RECORD) == 0;
    if (recorded)
        walker_check_record(&walker);
    if (recorded && rng_below(&rng, UNDO_EVERY) == 0)
        walker_check_undo(&walker);
    walker_deinit(&walker);
    return coverage->deals - before;
}

long rounds_play(const struct ruleset *rules, uint64_t seed, struct coverage *coverage)
{
    return play(rules, seed, false, coverage);
}

long rounds_play_swiftly(const struct ruleset *rules, uint64_t seed, struct coverage *coverage)
{
    return play(rules, seed, true, coverage);
}
