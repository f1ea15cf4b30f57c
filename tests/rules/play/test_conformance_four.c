/*
 * test_conformance_four.c: random matches of the modes for four: every step keeps the promises of the rules
 * library, and every payment is worked out again (support/payments.h).
 */
#include "support/test.h"

#include "support/payments.h"

/* What the rounds have met besides what a walker counts. */
static struct {
    long rounds, several, liable, passes, stays;
} met;

static void begin(void)
{
    memset(&met, 0, sizeof met);
}

static void count_patterns_round(const struct walker *walker)
{
    const struct result *result = &walker->game.table.result;
    payments_check(walker);
    met.rounds++;
    met.liable += result->outcome == OUTCOME_WIN && result->liable[result->winner] != SEAT_NONE;
}

TEST(test_pattern_mahjong)
{
    static struct coverage seen;
    const struct ruleset *rules = ruleset_find("patterns");
    begin();
    for (uint64_t seed = 0; seed < 70; seed++) {
        int16_t options[OPTION_MAX];
        struct walker walker;
        ruleset_defaults(rules, options);
        options[0] = (int16_t)(4 + seed % 9);
        walker_init(&walker, rules, options, 4, seed, &seen);
        walker.round_over = count_patterns_round;
        walker_play(&walker);
        walker_expect(&walker, walker.game.table.round == options[0], "as many rounds as are set");
        walker_deinit(&walker);
    }
    print_message("%ld rounds, %ld drawn, %ld paid by another\n", met.rounds, seen.draws, met.liable);
    assert_true(met.liable > 3 && seen.draws > 10 && seen.events[EVENT_CHOW] > 100);
    assert_true(seen.wins[WIN_DISCARD] > 20 && seen.wins[WIN_SELF_DRAW] > 20);
    for (int kind = MELD_KONG_OPEN; kind <= MELD_KONG_CLOSED; kind++)
        assert_true(seen.kongs[kind] > 10);
}

static void count_classic_round(const struct walker *walker)
{
    const struct table *table = &walker->game.table;
    const struct result *result = &table->result;
    payments_check(walker);
    met.rounds++;
    met.several += (result->winners & (result->winners - 1)) != 0;
    bool stays = result->winners >> table->dealer & 1;
    met.stays += stays;
    met.passes += !stays;
    int winds = table_option(table, OPTION_WINDS);
    walker_expect(walker, (table->phase == PHASE_OVER) == (met.passes == 4 * winds),
                  "the match ends when the last wind has gone round");
}

TEST(test_classic)
{
    static struct coverage seen;
    const struct ruleset *rules = ruleset_find("classic");
    long several = 0, rounds = 0;
    for (int number = 0; number < 96; number++) {
        int16_t options[OPTION_MAX];
        struct walker walker;
        ruleset_defaults(rules, options);
        /* All combinations; the long match once in eight. */
        options[0] = number % 8 ? 1 : 4;
        options[1] = (int16_t)(number % 3);
        for (int i = 2; i < 6; i++)
            options[i] = (int16_t)(number >> (i - 2) & 1);
        begin();
        walker_init(&walker, rules, options, 4, (uint64_t)number, &seen);
        walker.round_over = count_classic_round;
        walker_play(&walker);
        walker_expect(&walker, met.several == 0 || options[3], "one winner where not all callers win");
        several += met.several;
        rounds += met.rounds;
        walker_deinit(&walker);
    }
    print_message("%ld rounds, %ld drawn, %ld with several winners\n", rounds, seen.draws, several);
    assert_true(several > 0 && seen.draws > 20 && seen.events[EVENT_FLOWER] > 200);
    assert_true(seen.wins[WIN_DISCARD] > 20 && seen.wins[WIN_SELF_DRAW] > 20);
}
