/*
 * test_tenpai_match.c: Tenpai Duel from hand to hand: dealer, counters, pot,
 * bets, the clock, the options (docs/rules/tenpai-duel.md "The pot" and "The end of a match").
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/play/view.h"
#include "support/position.h"

#define DUEL       "mode tenpai-duel; " INDICATORS
#define INDICATORS "dora 4z; ura 4z; "

/* Can claim nothing. */
#define LOOSE      "258m147p369s5567z"
#define LOOSE_NO_5 "28m147p369s35567z"

/* Waits for 3m and 6m, only middle tiles: by own draw 3 han and 20 fu, 3900 to the dealer, 2600 to the other.
 */
#define WAITS_36M "45m234p678p345s88s"

static const struct table *table_of(const struct position *position)
{
    return &position->game.table;
}

static void assert_scores(const struct position *p, int east, int west)
{
    assert_int_equal(table_of(p)->scores[EAST], east);
    assert_int_equal(table_of(p)->scores[WEST], west);
}

/* A hand for `seat` who declares by `how` and wins in the first batch: next is a deal or the end. */
static void win_hand(struct position *p, int seat, const char *how)
{
    char setup[200], script[80];
    const char *holds[2] = {LOOSE, LOOSE};
    holds[seat] = WAITS_36M;
    int dealer = table_of(p)->round == 0                      ? EAST
                 : table_of(p)->result.outcome != OUTCOME_WIN ? table_of(p)->dealer
                                                              : table_of(p)->result.winner;
    snprintf(setup, sizeof setup, INDICATORS "east %s%s; west %s%s; wall 7z %s", holds[EAST],
             dealer == EAST ? "1z" : "", holds[WEST], dealer == WEST ? "1z" : "",
             dealer == seat ? "2z 6m" : "6m");
    position_deal(p, setup);
    assert_int_equal(table_of(p)->dealer, dealer);
    if (dealer == seat) /* not on the first turn */
        snprintf(script, sizeof script, "discard 1z; discard 7z; %s 2z; guess 1m 2m", how);
    else
        snprintf(script, sizeof script, "discard 1z; %s 7z; guess 1m 2m", how);
    position_play(p, script);
    assert_int_equal(table_of(p)->result.winner, seat);
}

/* A hand the dealer declares, prevented at once. */
static void prevented_hand(struct position *p, const char *how)
{
    char setup[200], script[80];
    int dealer = table_of(p)->round && table_of(p)->result.outcome == OUTCOME_WIN ? table_of(p)->result.winner
                                                                                  : table_of(p)->dealer;
    snprintf(setup, sizeof setup, INDICATORS "%s " WAITS_36M "1z; %s " LOOSE, seat_name(dealer, 2),
             seat_name(1 - dealer, 2));
    position_deal(p, setup);
    snprintf(script, sizeof script, "%s 1z; guess 3m 4m", how);
    position_play(p, script);
    assert_int_equal(table_of(p)->result.outcome, OUTCOME_PREVENTED);
}

static void begin(struct position *p, const char *options)
{
    int16_t values[OPTION_MOST];
    struct error why;
    const struct ruleset *rules = ruleset_find("tenpai-duel");
    ruleset_defaults(rules, values);
    if (*options) {
        assert_true(ruleset_set(rules, values, "clock", "none", &why));
        assert_true(ruleset_set(rules, values, "rounds", options, &why));
    }
    game_init(&p->game, rules, values, 2);
}

/* --- dealer and counters -------------------------------------------------------------------------- */

static void test_a_win_is_paid_from_the_pot(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    win_hand(&p, EAST, "tenpai");
    assert_scores(&p, 3900, 0);
    assert_int_equal(table_of(&p)->stakes.pot, 100000 - 3900);
    assert_int_equal(table_of(&p)->stakes.counters, 1);
}

static void test_the_dealer_changes_only_when_the_other_wins(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    win_hand(&p, EAST, "tenpai");
    assert_int_equal(table_of(&p)->stakes.counters, 1);
    prevented_hand(&p, "tenpai");
    assert_int_equal(table_of(&p)->dealer, EAST);
    assert_int_equal(table_of(&p)->stakes.counters, 2);
    assert_scores(&p, 3900, 0); /* a draw or a right guess pays nothing */
    win_hand(&p, WEST, "tenpai");
    /* 100 a counter, added for either; a change of dealer clears them. */
    assert_scores(&p, 3900, 2600 + 200);
    assert_int_equal(table_of(&p)->stakes.pot, 100000 - 3900 - 2800);
    assert_int_equal(table_of(&p)->stakes.counters, 0);
    position_deal(&p, INDICATORS "west " WAITS_36M "9p; east " LOOSE);
    assert_int_equal(table_of(&p)->dealer, WEST);
    assert_int_equal(table_wind(table_of(&p), WEST), TILE_EAST); /* the winds swap with the deal */
    assert_int_equal(table_wind(table_of(&p), EAST), TILE_WEST);
}

static void test_counters_add_up(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    for (int i = 0; i < 3; i++)
        prevented_hand(&p, "tenpai");
    win_hand(&p, EAST, "tenpai");
    assert_scores(&p, 3900 + 300, 0);
    win_hand(&p, EAST, "tenpai");
    assert_scores(&p, 4200 + 3900 + 400, 0);
    assert_int_equal(table_of(&p)->stakes.counters, 5);
}

static void test_tsumo_and_ron_pay_the_same_from_the_pot(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "1z; west " LOOSE "; wall 6m");
    position_play(&p, "discard 1z; discard 6m; win");
    /* Pinfu and tanyao, 30 fu: base 480, times 6. */
    assert_scores(&p, 2900, 0);
    assert_int_equal(table_of(&p)->stakes.pot, 97100);
    position_init(&p, DUEL "west " WAITS_36M "; east " LOOSE "6m");
    position_play(&p, "discard 6m; win");
    assert_scores(&p, 0, 2000); /* 480 times 4, rounded up */
}

/* --- pot and bets --------------------------------------------------------------------------------- */

static void test_bets_lie_until_the_next_win(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    prevented_hand(&p, "riichi");
    prevented_hand(&p, "riichi");
    assert_scores(&p, -2000, 0);
    assert_int_equal(table_of(&p)->stakes.bets, 2);
    assert_int_equal(table_of(&p)->stakes.bets_made[EAST], 2);
    win_hand(&p, WEST, "tenpai");
    assert_scores(&p, -2000, 2600 + 200 + 2000);
    assert_int_equal(table_of(&p)->stakes.bets, 0);
    assert_int_equal(table_of(&p)->stakes.pot, 100000 - 2800); /* bets are no part of it */
    assert_int_equal(table_of(&p)->stakes.bets_made[EAST], 2); /* ten a match, not a hand */
}

static void test_the_own_bet_comes_back_with_a_win(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    win_hand(&p, EAST, "riichi");
    /* Riichi, tsumo, pinfu, tanyao: 4 han, 20 fu, base 1280, times 6. */
    assert_scores(&p, 7700, 0);
    assert_int_equal(table_of(&p)->result.gain[EAST], 7700 + 1000);
}

static void test_an_empty_pot_ends_the_match(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    prevented_hand(&p, "riichi");
    p.game.table.stakes.pot = 4000;
    win_hand(&p, EAST, "tenpai"); /* 3900 and one counter: all of it */
    assert_scores(&p, -1000 + 4000 + 1000, 0);
    assert_int_equal(table_of(&p)->stakes.pot, 0);
    assert_int_equal(table_of(&p)->phase, PHASE_OVER);

    begin(&p, "");
    p.game.table.stakes.pot = 3901;
    win_hand(&p, EAST, "tenpai");
    assert_int_equal(table_of(&p)->stakes.pot, 1);
    assert_int_equal(table_of(&p)->phase, PHASE_DEAL);
    prevented_hand(&p, "riichi");
    win_hand(&p, WEST, "tenpai"); /* what is left of it, and all bets */
    assert_scores(&p, 3900 - 1000, 1 + 1000);
    assert_int_equal(table_of(&p)->phase, PHASE_OVER);
    assert_int_equal(table_of(&p)->result.gain[WEST], 1001);
}

/* --- rounds --------------------------------------------------------------------------------------- */

static void test_the_match_ends_after_its_rounds(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    for (int i = 0; i < 40; i++) { /* the clock ends it, and nothing else but an empty pot */
        assert_int_equal(table_of(&p)->phase, PHASE_DEAL);
        prevented_hand(&p, "tenpai");
    }
    assert_int_equal(table_of(&p)->phase, PHASE_DEAL);
    begin(&p, "4");
    for (int i = 0; i < 4; i++) {
        assert_int_equal(table_of(&p)->phase, PHASE_DEAL);
        prevented_hand(&p, "tenpai");
    }
    assert_int_equal(table_of(&p)->phase, PHASE_OVER);
}

/* --- the clock ------------------------------------------------------------------------------------ */

static void test_time_up_in_stage_a(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    begin(&p, "");
    win_hand(&p, EAST, "tenpai");
    position_deal(&p, INDICATORS "east " WAITS_36M "3m; west " LOOSE);
    position_play(&p, "time-up");
    assert_int_equal(table_of(&p)->phase, PHASE_OVER);
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_VOID);
    assert_int_equal(table_of(&p)->asked, 0);
    assert_scores(&p, 3900, 0);
    assert_int_equal(table_of(&p)->stakes.counters, 1); /* a void hand adds none */
    view_init(&view, &p.game, WEST);
    assert_int_equal(view.shown, 0);
}

static void test_the_bet_of_the_void_hand_goes_back(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    prevented_hand(&p, "riichi");
    win_hand(&p, WEST, "tenpai"); /* -1000 against 2600 + 100 + 1000 */
    assert_scores(&p, -1000, 3700);
    prevented_hand(&p, "riichi");
    assert_scores(&p, -1000, 2700);
    position_deal(&p, INDICATORS "west " WAITS_36M "9p; east " LOOSE);
    position_play(&p, "riichi 9p");
    assert_scores(&p, -1000, 1700);
    position_play(&p, "time-up");
    /* Their own bet back, and the older one as the leader. */
    assert_scores(&p, -1000, 1700 + 1000 + 1000);
    assert_int_equal(table_of(&p)->stakes.bets, 0);
}

static void test_older_bets_go_to_the_leader(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    prevented_hand(&p, "riichi");
    prevented_hand(&p, "riichi");
    position_deal(&p, INDICATORS "east " WAITS_36M "9p; west " LOOSE);
    position_play(&p, "time-up");
    assert_scores(&p, -2000, 2000);
}

static void test_half_each_if_tied(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    prevented_hand(&p, "riichi");
    p.game.table.scores[WEST] = -1000; /* as if it had bet too, long ago */
    position_deal(&p, INDICATORS "east " WAITS_36M "9p; west " LOOSE);
    position_play(&p, "time-up");
    assert_scores(&p, -500, -500);

    /* With the bet of the void hand back they are tied; without it they would not be. */
    begin(&p, "");
    prevented_hand(&p, "riichi");
    p.game.table.scores[WEST] = -1000;
    position_deal(&p, INDICATORS "east " WAITS_36M "9p; west " LOOSE);
    position_play(&p, "riichi 9p; time-up");
    assert_scores(&p, -500, -500);
    assert_int_equal(table_of(&p)->stakes.bets_made[EAST], 1); /* the older one */

    /* The other player's likewise. */
    begin(&p, "");
    prevented_hand(&p, "riichi");
    p.game.table.scores[WEST] = -1000;
    position_deal(&p, INDICATORS "east " LOOSE "1z; west 45m234p678p345s88s; wall 9s");
    position_play(&p, "discard 1z; riichi 9s; time-up");
    assert_scores(&p, -500, -500);
    assert_int_equal(table_of(&p)->stakes.bets_made[WEST], 0);
}

static void test_no_bet_lies_while_the_declaring_discard_is_on_offer(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    position_deal(&p, INDICATORS "east " WAITS_36M "9p; west 78p555z222567m11p");
    position_play(&p, "riichi 9p");
    assert_int_equal(table_of(&p)->phase, PHASE_CLAIM);
    position_play(&p, "time-up");
    assert_scores(&p, 0, 0);
}

static void test_a_decided_hand_counts(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    prevented_hand(&p, "riichi");
    win_hand(&p, EAST, "tenpai");
    assert_scores(&p, -1000 + 3900 + 100 + 1000, 0);
    position_play(&p, "time-up");
    assert_int_equal(table_of(&p)->phase, PHASE_OVER);
    assert_scores(&p, 4000, 0); /* once */

    begin(&p, "");
    prevented_hand(&p, "riichi");
    position_play(&p, "time-up"); /* that bet is an old one by now: it goes to the leader */
    assert_scores(&p, -1000, 1000);
}

static void test_time_up_before_the_first_deal(void **state)
{
    (void)state;
    struct position p;
    begin(&p, "");
    position_play(&p, "time-up");
    assert_int_equal(table_of(&p)->phase, PHASE_OVER);
    assert_scores(&p, 0, 0);
}

/* --- red fives ------------------------------------------------------------------------------------ */

static void test_one_five_of_each_suit_is_red(void **state)
{
    (void)state;
    for (int on = 0; on < 2; on++) {
        struct position p;
        struct deal deal;
        int reds = 0, fives = 0;
        begin(&p, "");
        struct error why;
        assert_true(
            ruleset_set(p.game.table.rules, p.game.table.options, "red-fives", on ? "on" : "off", &why));
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

static void test_red_fives_are_dora_and_other_discards(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "mode tenpai-duel; option red-fives on; " INDICATORS
                      "east 40m234p678p345s88s5m; west " LOOSE_NO_5 "; wall 1z 3m");
    assert_true(position_can(&p, EAST, "discard 0m"));
    assert_true(position_can(&p, EAST, "discard 5m"));
    position_play(&p, "tenpai 5m; guess 1m 2m");
    assert_int_equal(position_points(&p, "aka-dora"), 1);
    assert_int_equal(position_points(&p, "dora"), 0);
    /* Tsumo, pinfu, tanyao, red five: 4 han, 20 fu. */
    assert_scores(&p, 7700, 0);
}

static void test_a_red_five_alone_is_no_yaku(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "mode tenpai-duel; option red-fives on; " INDICATORS "east " LOOSE_NO_5
                      "1s; west 40m123p678p789s99s");
    position_play(&p, "discard 1s");
    assert_int_equal(table_of(&p)->drawn_by, WEST);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_win_is_paid_from_the_pot),
        cmocka_unit_test(test_the_dealer_changes_only_when_the_other_wins),
        cmocka_unit_test(test_counters_add_up),
        cmocka_unit_test(test_tsumo_and_ron_pay_the_same_from_the_pot),
        cmocka_unit_test(test_bets_lie_until_the_next_win),
        cmocka_unit_test(test_the_own_bet_comes_back_with_a_win),
        cmocka_unit_test(test_an_empty_pot_ends_the_match),
        cmocka_unit_test(test_the_match_ends_after_its_rounds),
        cmocka_unit_test(test_time_up_in_stage_a),
        cmocka_unit_test(test_the_bet_of_the_void_hand_goes_back),
        cmocka_unit_test(test_older_bets_go_to_the_leader),
        cmocka_unit_test(test_half_each_if_tied),
        cmocka_unit_test(test_no_bet_lies_while_the_declaring_discard_is_on_offer),
        cmocka_unit_test(test_a_decided_hand_counts),
        cmocka_unit_test(test_time_up_before_the_first_deal),
        cmocka_unit_test(test_one_five_of_each_suit_is_red),
        cmocka_unit_test(test_red_fives_are_dora_and_other_discards),
        cmocka_unit_test(test_a_red_five_alone_is_no_yaku),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
