/*
 * test_match.c: rounds and dealers, indicators and treasure, and both ways to keep score
 * (docs/rules/dueling-tigers.md "Indicators and treasure (options, both on)" and "The score of the match").
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/rng.h"
#include "rules/play/view.h"
#include "support/position.h"

#define PLAIN "option indicators off; "

/* A hand that wins with the dealer's first draw, and one that waits for 5m. */
#define DEALT_WIN "123456789m12p55z3p"
#define WAITS_5M  "123789m123p46m77z"

static const struct table *table_of(const struct position *position)
{
    return &position->game.table;
}

enum round_end { DEALER_WINS, OTHER_WINS, NOBODY_WINS };

/* Plays the round that was dealt with this end in view. */
static void play_to(struct position *p, enum round_end end)
{
    if (end == DEALER_WINS)
        position_play(p, "win");
    else if (end == OTHER_WINS)
        position_play(p, "discard 5m; win");
    while (end == NOBODY_WINS && table_of(p)->result.outcome == OUTCOME_NONE)
        position_turn(p, table_of(p)->wall ? "dummy-draw" : "reveal 0");
}

/* The set-up of a round that can end so. */
static const char *round_setup(int dealer, enum round_end end)
{
    static const char *const setups[2][3] = {
        {"east " DEALT_WIN, "east 159m159p1234567z8p; west " WAITS_5M, ""},
        {"west " DEALT_WIN, "west 159m159p1234567z8p; east " WAITS_5M, ""},
    };
    return setups[dealer][end];
}

/* Plays a match of rounds that all end so; counts how often each seat was dealer. */
static void play_match(struct position *p, const char *options, enum round_end end, int dealt[2])
{
    char setup[160];
    snprintf(setup, sizeof setup, "%s%s", options, round_setup(EAST, end));
    position_init(p, setup);
    dealt[EAST] = dealt[WEST] = 0;
    for (int round = 1;; round++) {
        int dealer = table_of(p)->dealer;
        assert_int_equal(table_of(p)->round, round);
        assert_int_equal(dealer, (round - 1) % 2);
        assert_int_equal(table_wind(table_of(p), dealer), TILE_EAST);
        assert_int_equal(table_wind(table_of(p), 1 - dealer), TILE_WEST);
        dealt[dealer]++;
        play_to(p, end);
        if (table_of(p)->phase == PHASE_OVER)
            break;
        position_deal(p, round_setup(1 - dealer, end));
    }
    assert_non_null(position_event(p, EVENT_MATCH_END));
    position_expect(p, EAST, "");
    position_expect(p, WEST, "");
}

static void test_seats_alternate_whatever_the_result(void **state)
{
    (void)state;
    struct position p;
    int dealt[2];
    for (int end = DEALER_WINS; end <= NOBODY_WINS; end++) {
        play_match(&p, PLAIN, (enum round_end)end, dealt);
        assert_int_equal(dealt[EAST], 2);
        assert_int_equal(dealt[WEST], 2);
    }
}

static void test_a_match_of_eight_rounds(void **state)
{
    (void)state;
    struct position p;
    int dealt[2];
    play_match(&p, PLAIN "option rounds 8; ", DEALER_WINS, dealt);
    assert_int_equal(dealt[EAST], 4);
    assert_int_equal(dealt[WEST], 4);
    assert_int_equal(table_of(&p)->round, 8);
}

static void test_the_suit_is_taken_out_once(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "removed s; east " DEALT_WIN);
    position_play(&p, "win");
    assert_int_equal(table_of(&p)->phase, PHASE_DEAL);
    position_deal(&p, "west " DEALT_WIN);
    assert_int_equal(table_of(&p)->removed, SUIT_BAMBOO);
    assert_int_equal(table_of(&p)->turn, WEST);
}

static void test_the_own_wind_is_this_rounds(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 123456m789p11z99p1z");
    position_play(&p, "win");
    assert_int_equal(position_points(&p, "matching-wind-pung"), 1);
    /* In the second round East of the match sits West, and West winds are theirs. */
    position_deal(&p, "west 159m159p1234567z8p; east 123m46m12377p333z");
    position_play(&p, "discard 5m; win");
    assert_int_equal(table_of(&p)->result.winner, EAST);
    assert_int_equal(position_points(&p, "matching-wind-pung"), 1);
}

static void test_points_are_added(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " DEALT_WIN);
    position_play(&p, "win");
    /* 123m 456m 789m 123p 55z: all chows, self-picked, concealed. */
    assert_int_equal(table_of(&p)->result.points, 3);
    assert_int_equal(table_of(&p)->scores[EAST], 3);
    assert_int_equal(table_of(&p)->scores[WEST], 0);
    position_deal(&p, "west " DEALT_WIN);
    position_play(&p, "win");
    assert_int_equal(table_of(&p)->scores[EAST], 3);
    assert_int_equal(table_of(&p)->scores[WEST], 3); /* equal so far: a match of two rounds would be tied */
}

static void test_a_tied_match(void **state)
{
    (void)state;
    struct position p;
    int dealt[2];
    play_match(&p, PLAIN, DEALER_WINS, dealt);
    assert_int_equal(table_of(&p)->scores[EAST], 6);
    assert_int_equal(table_of(&p)->scores[WEST], 6);
}

static void test_a_hand_worth_nothing_wins(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 159m159p123456z78p; west 22255789m46p771z; wall 8p");
    position_play(&p, "discard 5m; pung; discard 1z; reveal 0; discard 5p; win");
    assert_int_equal(table_of(&p)->result.winner, WEST);
    assert_int_equal(table_of(&p)->result.points, 0);
    assert_int_equal(table_of(&p)->scores[WEST], 0);
}

static void test_the_loser_pays_from_thirty(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "option scoring pay; east " DEALT_WIN);
    assert_int_equal(table_of(&p)->scores[EAST], 30);
    assert_int_equal(table_of(&p)->scores[WEST], 30);
    position_play(&p, "win");
    assert_int_equal(table_of(&p)->scores[EAST], 33);
    assert_int_equal(table_of(&p)->scores[WEST], 27);
    assert_int_equal(table_of(&p)->phase, PHASE_DEAL);
    position_deal(&p, round_setup(WEST, NOBODY_WINS));
    play_to(&p, NOBODY_WINS);
    assert_int_equal(table_of(&p)->scores[EAST], 33); /* a drawn round costs nothing */
    assert_int_equal(table_of(&p)->scores[WEST], 27);
}

static void test_they_pay_what_they_have_at_most_and_the_match_ends(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "option scoring pay; east 111222333444z55z");
    position_play(&p, "win");
    /* All pungs 3, honors 16, own wind 1, four winds 20, hidden treasure 5, self-picked 1, concealed 1. */
    assert_int_equal(table_of(&p)->result.points, 47);
    assert_int_equal(table_of(&p)->result.gain[EAST], 30);
    assert_int_equal(table_of(&p)->result.gain[WEST], -30);
    assert_int_equal(table_of(&p)->scores[EAST], 60);
    assert_int_equal(table_of(&p)->scores[WEST], 0);
    assert_int_equal(table_of(&p)->phase, PHASE_OVER);
    assert_non_null(position_event(&p, EVENT_MATCH_END));
}

static void test_points_added_never_end_a_match(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 111222333444z55z");
    position_play(&p, "win");
    assert_int_equal(table_of(&p)->scores[EAST], 47);
    assert_int_equal(table_of(&p)->scores[WEST], 0);
    assert_int_equal(table_of(&p)->phase, PHASE_DEAL);
}

/* --- indicators and treasure -------------------------------------------------------------------- */

static void test_east_keeps_two_of_three(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "aside 9s 2s 6s 4s");
    position_expect(&p, EAST, "keep 2 6, keep 2 9, keep 6 9");
    position_expect(&p, WEST, "");
    position_play(&p, "keep 6 2 !keep-two; keep 2 4 !keep-two; discard 1m !discard-not-now; keep 2 9");
    assert_int_equal(table_of(&p)->dummy.bonus[0], tile_parse("2s"));
    assert_int_equal(table_of(&p)->dummy.bonus[1], tile_parse("9s"));
    assert_int_equal(table_of(&p)->dummy.treasure, TILE_HIDDEN);
    assert_int_equal(table_of(&p)->phase, PHASE_TURN);
    for (int i = 0; i < 3; i++) /* the third went back */
        assert_int_equal(p.game.own[EAST].three[i], TILE_NONE);
}

static void test_only_east_sees_the_three(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    position_init(&p, "aside 9s 2s 6s 4s");
    view_init(&view, &p.game, WEST);
    for (int i = 0; i < 3; i++)
        assert_int_equal(view.own.three[i], TILE_NONE);
    assert_int_equal(view.table.dummy.treasure, TILE_HIDDEN);
    view_init(&view, &p.game, EAST);
    assert_int_equal(view.own.three[0], tile_parse("9s"));
    assert_int_equal(view.table.dummy.treasure, TILE_HIDDEN); /* the fourth they do not */
}

static void test_the_indicators_are_new_every_round(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "east " DEALT_WIN "; aside 9s 2s 6s 4s");
    position_play(&p, "keep 2 6; win");
    position_deal(&p, "west " DEALT_WIN "; aside 1s 3s 5s 7s");
    position_expect(&p, EAST, "");
    position_expect(&p, WEST, "keep 1 3, keep 1 5, keep 3 5"); /* West is East now */
}

static void test_the_three_numbers_always_differ(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "east " DEALT_WIN "; aside 9s 2s 6s 4s");
    position_play(&p, "keep 2 6; win");
    struct deal deal;
    int treasure_among_them = 0;
    for (uint64_t seed = 0; seed < 500; seed++) {
        deal_shuffle(&deal, &p.game, seed);
        assert_true(deal_check(&deal, &p.game, NULL));
        assert_int_equal(deal.aside_count, 4);
        for (int i = 0; i < 4; i++)
            assert_int_equal(tile_suit(deal.aside[i]), SUIT_BAMBOO);
        assert_true(deal.aside[0] != deal.aside[1] && deal.aside[0] != deal.aside[2] &&
                    deal.aside[1] != deal.aside[2]);
        for (int i = 0; i < 3; i++)
            treasure_among_them += deal.aside[3] == deal.aside[i];
    }
    assert_true(treasure_among_them > 50); /* nothing forbids it: about a third of the deals */
    deal.aside[1] = deal.aside[0];
    assert_false(deal_check(&deal, &p.game, NULL));
}

static void test_without_indicators(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 1111z123456m44p77z");
    assert_int_equal(table_of(&p)->phase, PHASE_TURN);
    assert_int_equal(table_of(&p)->dummy.bonus[0], TILE_NONE);
    assert_int_equal(table_of(&p)->dummy.treasure, TILE_NONE);
    position_play(&p, "kong 1z");
    assert_int_equal(table_of(&p)->phase, PHASE_TURN); /* there is no treasure to ask about */
}

static void test_indicators_without_treasure(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "option treasure off; east 1111z123456m44p77z; aside 2s 6s 9s 4s");
    position_play(&p, "keep 2 6; kong 1z");
    assert_int_equal(table_of(&p)->phase, PHASE_TURN);
    assert_int_equal(table_of(&p)->dummy.bonus[0], tile_parse("2s"));
    assert_int_equal(table_of(&p)->dummy.treasure, TILE_NONE);
}

static void test_only_bonus_at_the_table(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "east 123456789m12p22m3p; aside 2s 5s 8s 4s");
    position_play(&p, "keep 2 5; win");
    assert_int_equal(position_points(&p, "only-bonus"), 0); /* 789m holds neither */
    position_init(&p, "east 123456567m12p22p3p; aside 2s 5s 8s 4s");
    position_play(&p, "keep 2 5; win");
    assert_int_equal(position_points(&p, "only-bonus"), 3);
}

#define KONG_OF_EASTS "east 1111z123456m44p77z; aside 2s 6s 9s 4s; back 4p"

static void test_the_treasure_is_turned_up_before_the_replacement(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, KONG_OF_EASTS);
    position_play(&p, "keep 2 6; kong 1z");
    position_expect(&p, EAST, "treasure no, treasure yes");
    assert_int_equal(p.game.own[EAST].drawn, TILE_NONE);
    position_play(&p, "discard 1m !discard-not-now; treasure yes");
    assert_int_equal(position_event(&p, EVENT_TREASURE)->tile, tile_parse("4s"));
    assert_int_equal(table_of(&p)->dummy.treasure, tile_parse("4s"));
    position_play(&p, "win"); /* 4m and three 4p */
    assert_int_equal(position_points(&p, "treasure"), 4);
    assert_int_equal(position_points(&p, "kong-replacement"), 2);
}

static void test_a_declined_treasure_is_offered_on(void **state)
{
    (void)state;
    struct position p;
    position_init(
        &p, "east 1111z159m159p2347z; west 555z258m258p2223z; aside 2s 6s 9s 4s; back 8m 9p 4p; wall 5z 8p");
    position_play(&p, "keep 2 6; kong 1z; treasure no");
    assert_int_equal(table_of(&p)->dummy.treasure, TILE_HIDDEN);
    position_play(&p, "discard 1m; reveal 0; kong 5z");
    position_expect(&p, WEST, "treasure no, treasure yes");
    struct position declined = p;
    position_play(&p, "treasure yes; discard 9p; reveal 1; discard 2z; west: kong");
    assert_int_equal(table_of(&p)->phase, PHASE_TURN); /* once up it is not asked about again */
    position_play(&declined, "treasure no; discard 9p; reveal 1; discard 2z; west: kong");
    position_expect(&declined, WEST, "treasure no, treasure yes");
}

static void test_two_kongs_of_one_turn_offer_it_twice(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "east 1111m2222m46m12p77z; aside 2s 6s 9s 4s");
    position_play(&p, "keep 2 6; kong 1m; treasure no; kong 2m");
    position_expect(&p, EAST, "treasure no, treasure yes");
}

static void test_the_treasure_counts_for_whoever_wins(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "east 1111z159m159p2347z; west " WAITS_5M "; aside 2s 6s 9s 4s; back 9p");
    position_play(&p, "keep 2 6; kong 1z; treasure yes; discard 5m; win");
    assert_int_equal(table_of(&p)->result.winner, WEST);
    assert_int_equal(position_points(&p, "treasure"), 1);
}

static void test_a_hidden_treasure_tile_counts_for_nobody(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, KONG_OF_EASTS);
    position_play(&p, "keep 2 6; kong 1z; treasure no; win");
    assert_int_equal(position_points(&p, "treasure"), 0);
}

static void test_the_same_seed_gives_the_same_deal(void **state)
{
    (void)state;
    struct position p;
    struct deal one, two;
    position_init(&p, PLAIN "east " DEALT_WIN);
    position_play(&p, "win");
    deal_shuffle(&one, &p.game, 42);
    deal_shuffle(&two, &p.game, 42);
    assert_memory_equal(&one, &two, sizeof one);
    deal_shuffle(&two, &p.game, 43);
    assert_memory_not_equal(&one, &two, sizeof one);
}

/* docs/rules/tenpai-duel.md "Tiles and seats" */
static void test_one_five_of_each_suit_is_red(void **state)
{
    (void)state;
    static const char *const setups[] = {"mode tenpai-duel; option red-fives off",
                                         "mode tenpai-duel; option red-fives on"};
    for (int on = 0; on < 2; on++) {
        struct position p;
        struct deal deal;
        int reds = 0, fives = 0;
        position_begin(&p, setups[on]);
        deal_shuffle(&deal, &p.game, 7);
        for (int i = 0; i < deal.count; i++) {
            reds += deal.wall[i] >= TILE_RED_FIVE;
            fives += tile_kind(deal.wall[i]) == tile_parse("5p");
        }
        assert_int_equal(deal.count, 136);
        assert_int_equal(reds, on ? 3 : 0);
        assert_int_equal(fives, 4);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_seats_alternate_whatever_the_result),
        cmocka_unit_test(test_a_match_of_eight_rounds),
        cmocka_unit_test(test_the_suit_is_taken_out_once),
        cmocka_unit_test(test_the_own_wind_is_this_rounds),
        cmocka_unit_test(test_points_are_added),
        cmocka_unit_test(test_a_tied_match),
        cmocka_unit_test(test_a_hand_worth_nothing_wins),
        cmocka_unit_test(test_the_loser_pays_from_thirty),
        cmocka_unit_test(test_they_pay_what_they_have_at_most_and_the_match_ends),
        cmocka_unit_test(test_points_added_never_end_a_match),
        cmocka_unit_test(test_east_keeps_two_of_three),
        cmocka_unit_test(test_only_east_sees_the_three),
        cmocka_unit_test(test_the_indicators_are_new_every_round),
        cmocka_unit_test(test_the_three_numbers_always_differ),
        cmocka_unit_test(test_without_indicators),
        cmocka_unit_test(test_indicators_without_treasure),
        cmocka_unit_test(test_only_bonus_at_the_table),
        cmocka_unit_test(test_the_treasure_is_turned_up_before_the_replacement),
        cmocka_unit_test(test_a_declined_treasure_is_offered_on),
        cmocka_unit_test(test_two_kongs_of_one_turn_offer_it_twice),
        cmocka_unit_test(test_the_treasure_counts_for_whoever_wins),
        cmocka_unit_test(test_a_hidden_treasure_tile_counts_for_nobody),
        cmocka_unit_test(test_the_same_seed_gives_the_same_deal),
        cmocka_unit_test(test_one_five_of_each_suit_is_red),
    };
    return cmocka_run_group_tests_name("rules/play/test_match", tests, NULL, NULL);
}
