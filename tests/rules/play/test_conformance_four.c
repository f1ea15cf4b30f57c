/*
 * test_conformance_four.c: random matches of the modes for four: every step keeps the promises of the rules
 * library, and every payment is worked out here again (docs/rules/patterns.md "Who pays",
 * docs/rules/classic.md "Points" and "Liability (pao)").
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/conformance.h"

/* What the rounds have met besides what a walker counts. */
static struct {
    long rounds, several, liable, passes, stays;
} met;

static void begin(void)
{
    memset(&met, 0, sizeof met);
}

static void expect_gains(const struct walker *walker, const int32_t gains[4])
{
    int total = 0;
    for (int seat = 0; seat < 4; seat++) {
        walker_expect(walker, walker->game.table.result.gain[seat] == gains[seat], "a wrong payment");
        total += gains[seat];
    }
    walker_expect(walker, total == 0, "payments do not add up");
}

static void pay(int32_t gains[4], int from, int to, int points)
{
    gains[from] -= points;
    gains[to] += points;
}

/* --- Pattern Mahjong -------------------------------------------------------------------------------- */

/* Who threw the kind first: the winning discard and the three before it are looked at. */
static int first_thrower(const struct table *table)
{
    int first = table->discard_count >= 4 ? table->discard_count - 4 : 0;
    while (tile_kind(table->discards[first].tile) != tile_kind(table->result.tile))
        first++;
    return table->discards[first].flags & DISCARD_PILE;
}

static void check_patterns_round(const struct walker *walker)
{
    const struct table *table = &walker->game.table;
    const struct result *result = &table->result;
    int32_t gains[4] = {0};
    struct win win;
    struct score score;
    met.rounds++;
    if (!game_result_score(&walker->game, result->winner, &win, &score)) {
        expect_gains(walker, gains);
        return;
    }
    int sum = 0, most = 320;
    for (int i = 0; i < score.line_count; i++) {
        sum += score.lines[i].points;
        most = score.lines[i].points > most ? score.lines[i].points : most;
    }
    int value = sum > most ? most : sum ? sum : 1;
    walker_expect(walker, score.points == value && result->points == value, "a wrong value");
    int payer = result->source == WIN_DISCARD ? first_thrower(table) : result->from;
    for (int seat = 0; seat < 4; seat++) {
        if (payer == result->winner && seat != payer)
            pay(gains, seat, payer, value);
        else if (seat == payer && seat != result->winner)
            pay(gains, seat, result->winner, 3 * value);
    }
    met.liable += payer != result->from;
    walker_expect(walker, (result->liable[result->winner] != SEAT_NONE) == (payer != result->from),
                  "who is responsible is told");
    expect_gains(walker, gains);
}

static void test_pattern_mahjong(void **state)
{
    (void)state;
    static struct coverage seen;
    const struct ruleset *rules = ruleset_find("patterns");
    begin();
    for (uint64_t seed = 0; seed < 70; seed++) {
        int16_t options[OPTION_MOST];
        struct walker walker;
        ruleset_defaults(rules, options);
        options[0] = (int16_t)(4 + seed % 9);
        walker_init(&walker, rules, options, 4, seed, &seen);
        walker.round_over = check_patterns_round;
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

/* --- Classic ---------------------------------------------------------------------------------------- */

static void check_classic_winner(const struct walker *walker, int winner, int32_t gains[4])
{
    static const int points[] = {1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128};
    static const int minimums[] = {0, 1, 3};
    const struct table *table = &walker->game.table;
    struct win win;
    struct score score;
    walker_expect(walker, game_result_score(&walker->game, winner, &win, &score), "a winner has a hand");
    walker_expect(walker, score.faan >= minimums[table_option(table, OPTION_MINIMUM)],
                  "a win below the minimum");
    walker_expect(walker, score.points == points[score.faan], "points by faan");
    bool split = table_option(table, OPTION_SHARED_PAYMENT);
    int value = score.points, from = table->result.from, liable = table->result.liable[winner];
    for (int seat = 0; seat < 4; seat++) {
        int share = from == winner ? value
                    : seat == from ? (split ? 1 : 2) * value
                    : split        ? (value + 1) / 2
                                   : 0;
        if (liable != SEAT_NONE)
            share = from == winner ? (seat == liable ? 3 * value : 0)
                                   : value * ((seat == liable) + (seat == from));
        if (seat != winner)
            pay(gains, seat, winner, share);
    }
    met.liable += liable != SEAT_NONE;
}

static void check_classic_round(const struct walker *walker)
{
    const struct table *table = &walker->game.table;
    const struct result *result = &table->result;
    int32_t gains[4] = {0};
    met.rounds++;
    met.several += (result->winners & (result->winners - 1)) != 0;
    for (int seat = 0; seat < 4; seat++)
        if (result->winners >> seat & 1)
            check_classic_winner(walker, seat, gains);
    expect_gains(walker, gains);
    bool stays = result->winners >> table->dealer & 1;
    met.stays += stays;
    met.passes += !stays;
    int winds = table_option(table, OPTION_WINDS);
    walker_expect(walker, (table->phase == PHASE_OVER) == (met.passes == 4 * winds),
                  "the match ends when the last wind has gone round");
}

static void test_classic(void **state)
{
    (void)state;
    static struct coverage seen;
    const struct ruleset *rules = ruleset_find("classic");
    long several = 0, rounds = 0;
    for (int number = 0; number < 96; number++) {
        int16_t options[OPTION_MOST];
        struct walker walker;
        ruleset_defaults(rules, options);
        /* All combinations; the long match once in eight. */
        options[0] = number % 8 ? 1 : 4;
        options[1] = (int16_t)(number % 3);
        for (int i = 2; i < 6; i++)
            options[i] = (int16_t)(number >> (i - 2) & 1);
        begin();
        walker_init(&walker, rules, options, 4, (uint64_t)number, &seen);
        walker.round_over = check_classic_round;
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pattern_mahjong),
        cmocka_unit_test(test_classic),
    };
    return cmocka_run_group_tests_name("rules/play/test_conformance_four", tests, NULL, NULL);
}
