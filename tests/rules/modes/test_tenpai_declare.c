/*
 * test_tenpai_declare.c: how Stage A of Tenpai Duel ends: tenpai and Riichi,
 * the ron on the declaring discard, eighteen discards each, the option without
 * wins (docs/rules/tenpai-duel.md "Declaring").
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "rules/play/view.h"
#include "support/position.h"

#define DUEL "mode tenpai-duel; dora 4z; ura 4z; "
#define LATE "mode tenpai-duel; option stage-a-wins off; dora 4z; "

/* Hands that can claim nothing but a win on seven pairs far away. */
#define JUNK  "147m258p369s1234z"
#define LOOSE "258m147p369s5567z"

/* Waits for 3m and 6m, only middle tiles. */
#define WAITS_36M "45m234p678p345s88s"

static const struct table *table_of(const struct position *position)
{
    return &position->game.table;
}

/* The events of the last move, their names in order. */
static void assert_events(const struct position *p, const char *names)
{
    struct text text;
    text_init(&text);
    for (int i = 0; i < p->events.count; i++)
        text_add(&text, "%s%s", i ? " " : "", event_name((enum event_kind)p->events.list[i].kind));
    assert_string_equal(text_string(&text), names);
    text_deinit(&text);
}

/* --- declaring ------------------------------------------------------------------------------------ */

static void test_tenpai_and_riichi_with_a_draw(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "9p; west " LOOSE);
    assert_true(position_can(&p, EAST, "tenpai 9p"));
    assert_true(position_can(&p, EAST, "riichi 9p"));
    position_play(
        &p, "tenpai 2p !tenpai-no-wait 2p; riichi 2p !riichi-no-wait 2p; tenpai 1s !not-held 1s; tenpai 9p");
    assert_events(&p, "tenpai discard");
    assert_int_equal(table_of(&p)->stage.attacker, EAST);
    assert_int_equal(table_of(&p)->stakes.bets, 0);
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
    position_expect(&p, WEST, "guess T T");
}

static void test_riichi_bets_a_thousand(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "9p; west " LOOSE);
    position_play(&p, "riichi 9p");
    assert_int_equal(table_of(&p)->scores[EAST], -1000); /* it may go negative */
    assert_int_equal(table_of(&p)->stakes.bets, 1);
    assert_int_equal(table_of(&p)->stakes.bets_made[EAST], 1);
    assert_int_equal(table_of(&p)->stakes.pot, 100000); /* bets lie apart from it */
    assert_int_equal(table_of(&p)->riichi[EAST], 1);
}

static void test_ten_bets_a_match(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "9p; west " LOOSE);
    p.game.table.stakes.bets_made[EAST] = 9;
    assert_true(position_can(&p, EAST, "riichi 9p"));
    p.game.table.stakes.bets_made[EAST] = 10;
    p.game.table.stakes.bets_made[WEST] = 0;
    position_play(&p, "riichi 9p !riichi-bets-spent; tenpai 9p");
}

static void test_an_open_hand_declares_tenpai_only(void **state)
{
    (void)state;
    struct position p;
    /* Open, waiting for 6m and 9m; the shape is enough. */
    position_init(&p, DUEL "east 34p678p345s78m22m19s; west 259m158p47s14567z; wall 2p");
    position_play(&p, "discard 9s; discard 2p; chow 2p; riichi 1s !riichi-open-hand");
    position_play(&p, "tenpai 1s"); /* after a claim */
    assert_int_equal(table_of(&p)->stage.attacker, EAST);
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
}

static void test_tenpai_without_any_yaku(void **state)
{
    (void)state;
    struct position p;
    /* Open, waiting for 4m alone: 345m and 789s, no yaku can come. */
    position_init(&p, DUEL "east 34p678p789s35m99s14s; west 259m158p47s24567z; wall 2p");
    position_play(&p, "discard 1s; discard 2p; chow 2p; tenpai 4s");
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
}

static void test_riichi_is_barred_in_furiten(void **state)
{
    (void)state;
    struct position p;
    /* By the declaring discard itself. */
    position_init(&p, DUEL "east " WAITS_36M "6m; west " LOOSE);
    position_play(&p, "riichi 6m !riichi-barred; tenpai 6m");
    assert_int_equal(table_of(&p)->stage.attacker, EAST);
    /* By an earlier discard, claimed. */
    position_init(&p, DUEL "east " WAITS_36M "3m; west 33m158p147s25677z; wall 1z");
    position_play(&p, "discard 3m; pung; discard 7z; riichi 1z !riichi-barred; tenpai 1z");
    /* By a tile laid down. */
    position_init(&p, DUEL "east " WAITS_36M "3m; west " LOOSE "; wall 1z");
    position_play(&p, "lay-down; riichi 1z !riichi-barred; tenpai 1z");
    /* Another discard does not bar it. */
    position_init(&p, DUEL "east " WAITS_36M "9p; west " LOOSE "; wall 1z 1z");
    position_play(&p, "discard 9p; discard 1z; riichi 1z");
}

static void test_waits_that_are_gone_are_allowed(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east 234p678p345s999s5m1z; west 555m28m258p258s12z");
    position_play(&p, "riichi 1z");
    assert_int_equal(table_of(&p)->stage.attacker, EAST);
    /* Only a kind of which they hold all four themselves is no wait. */
    position_init(&p, DUEL "east 234p678p345s1111m9p; west " LOOSE);
    assert_false(position_can(&p, EAST, "tenpai 9p"));
    assert_true(position_can(&p, EAST, "tenpai 1m"));
}

static void test_the_declaring_discard_may_be_ronned(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "9p; west 99p99s222567m123p; wall 9s");
    position_play(&p, "riichi 9p");
    /* A complete hand without a yaku is not asked. */
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);

    position_init(&p, DUEL "east " WAITS_36M "9p; west 78p555z222567m11p");
    position_play(&p, "riichi 9p");
    position_expect(&p, WEST, "win, pass");
    position_play(&p, "west: pung !only-wins; west: chow 7p !only-wins; win");
    assert_int_equal(table_of(&p)->result.winner, WEST);
    assert_int_equal(table_of(&p)->scores[EAST], 0); /* no bet */
    assert_int_equal(table_of(&p)->stakes.bets, 0);
    assert_int_equal(table_of(&p)->stakes.bets_made[EAST], 0);
    /* Haku, 50 fu: 30 for a closed ron, 8 and 4 for the concealed pungs; base 400, times 4. */
    assert_int_equal(table_of(&p)->scores[WEST], 1600);

    position_init(&p, DUEL "east " WAITS_36M "9p; west 78p555z222567m11p");
    position_play(&p, "riichi 9p; pass");
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
    assert_int_equal(table_of(&p)->scores[EAST], -1000);
}

static void test_the_declaring_discard_makes_no_set(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "9p; west 78p999p147m369s23z");
    position_play(&p, "tenpai 9p");
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
    assert_int_equal(table_of(&p)->asked, 1 << WEST);
}

/* --- eighteen discards ---------------------------------------------------------------------------- */

/* Thirty-four draws that nobody can use, from West's first on. */
#define IDLE "3333m4444m6666m7777m3333p4444p6666p7777p33s"

/* Waits for 9p and 9s, with a yaku on both. */
#define TERMINALS "111999m111p99p99s"

/* Plays thirty-five discards. */
static void to_the_last_turn(struct position *p, const char *setup)
{
    position_init(p, setup);
    for (int i = 0; i < 35; i++)
        position_turn(p, "");
    assert_int_equal(table_of(p)->turns[EAST], 18);
    assert_int_equal(table_of(p)->turns[WEST], 17);
    assert_int_equal(table_of(p)->turn, WEST);
}

static void test_eighteen_discards_each_are_a_draw(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    to_the_last_turn(&p, DUEL "east " TERMINALS "4s; west 258m258p258s1234z; wall " IDLE "5z");
    position_play(&p, "discard 5z");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);
    assert_int_equal(table_of(&p)->phase, PHASE_DEAL);
    assert_int_equal(table_of(&p)->scores[EAST], 0);
    assert_int_equal(table_of(&p)->scores[WEST], 0);
    assert_int_equal(table_of(&p)->stakes.counters, 1);
    for (int seat = EAST; seat <= WEST; seat++) {
        view_init(&view, &p.game, seat);
        assert_int_equal(view.shown, 0); /* hands stay hidden */
    }
    position_deal(&p, "dora 1z");
    assert_int_equal(table_of(&p)->dealer, EAST);
}

static void test_the_last_discard_is_for_a_ron_only(void **state)
{
    (void)state;
    struct position p;
    to_the_last_turn(&p, DUEL "east " TERMINALS "4s; west 258m258p258s1234z; wall " IDLE "9s");
    position_play(&p, "discard 9s");
    position_expect(&p, EAST, "win, pass");
    position_play(&p, "pung !only-wins");
    struct position won = p;
    position_play(&won, "win");
    assert_int_equal(position_points(&won, "houtei-raoyui"), 0); /* the wall is not out */
    position_play(&p, "pass");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);

    to_the_last_turn(&p, DUEL "east 111m999m11p28s123z4s; west 258m258p258s1234z; wall " IDLE "1p");
    position_play(&p, "discard 1p");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);
}

static void test_the_last_discard_may_declare(void **state)
{
    (void)state;
    struct position p;
    to_the_last_turn(&p, DUEL "east 258m258p258s1234z4s; west " TERMINALS "; wall " IDLE "5z");
    position_play(&p, "riichi 5z");
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
    assert_int_equal(table_of(&p)->turn, EAST);
}

static void test_laid_down_tiles_do_not_count(void **state)
{
    (void)state;
    struct position p;
    to_the_last_turn(&p, DUEL "east 258m258p258s1234z4s; west " TERMINALS "; wall " IDLE "9p9s5z");
    position_play(&p, "lay-down; lay-down");
    assert_int_equal(table_of(&p)->turns[WEST], 17);
    position_play(&p, "discard 5z");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);
}

static void test_claimed_discards_count(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " JUNK "5m; west 55m28m258p258s12z");
    position_play(&p, "discard 5m; pung; discard 1z");
    assert_int_equal(table_of(&p)->turns[EAST], 1);
    assert_int_equal(table_of(&p)->turns[WEST], 1);
}

/* --- the option without wins ---------------------------------------------------------------------- */

static void test_no_wins_before_stage_b(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, LATE "east " WAITS_36M "3m; west " LOOSE "; wall 9p 6m");
    position_play(&p, "win !win-before-stage-b");
    assert_true(position_can(&p, EAST, "lay-down"));
    position_init(&p, LATE "east " WAITS_36M "9p; west " LOOSE "; wall 6m 1z");
    position_play(&p, "discard 9p; discard 6m; win !win-before-stage-b"); /* no ron */
    position_init(&p, LATE "east " WAITS_36M "9p; west 78p555z222567m11p; wall 6m");
    position_play(&p, "riichi 9p"); /* nor on the declaring discard */
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
    position_play(&p, "guess 1z 2z");
    assert_int_equal(table_of(&p)->result.winner, EAST); /* but in Stage B */
}

static void test_a_refused_tenpai_says_what_is_missing(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "9p; west " LOOSE);
    position_play(&p, "tenpai 4m !tenpai-no-wait 4m");
    position_play(&p, "riichi 4m !riichi-no-wait 4m");
    position_init(&p, "option indicators off; east 159m159p1234567z8p");
    position_play(&p, "tenpai 8p !no-tenpai");
}

/* docs/rules/tenpai-duel.md "Furiten": a tile let go that completes the hand blocks until the next own draw,
 * which never comes once the other has declared with it. */
static void test_a_declaring_discard_let_go_blocks(void **state)
{
    (void)state;
    struct position p;
    struct refusal why = {0};
    position_init(&p, DUEL "east 23m234p678p33399s3m; west " WAITS_36M "; wall 9p");
    position_play(&p, "tenpai 3m; pass");
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
    assert_true(legal_furiten(table_of(&p), &p.game.own[WEST], WEST, tile_parse("6m"), &why));
    assert_int_equal(why.tile, tile_parse("3m"));
    position_init(&p, DUEL "east 23m234p678p33399s1z; west 11z45m234p678p88s4z; wall 3m");
    position_play(&p, "discard 1z; pung; discard 4z; tenpai 3m; pass"); /* an open hand too */
    assert_true(legal_furiten(table_of(&p), &p.game.own[WEST], WEST, tile_parse("6m"), &why));
    position_init(&p, DUEL "east 23m234p678p33399s9p; west " WAITS_36M);
    position_play(&p, "tenpai 9p");
    for (int seat = EAST; seat <= WEST; seat++) /* which completes nothing */
        assert_false(legal_furiten(table_of(&p), &p.game.own[seat], seat, tile_parse("4m"), &why));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_refused_tenpai_says_what_is_missing),
        cmocka_unit_test(test_tenpai_and_riichi_with_a_draw),
        cmocka_unit_test(test_riichi_bets_a_thousand),
        cmocka_unit_test(test_ten_bets_a_match),
        cmocka_unit_test(test_an_open_hand_declares_tenpai_only),
        cmocka_unit_test(test_tenpai_without_any_yaku),
        cmocka_unit_test(test_riichi_is_barred_in_furiten),
        cmocka_unit_test(test_waits_that_are_gone_are_allowed),
        cmocka_unit_test(test_the_declaring_discard_may_be_ronned),
        cmocka_unit_test(test_the_declaring_discard_makes_no_set),
        cmocka_unit_test(test_eighteen_discards_each_are_a_draw),
        cmocka_unit_test(test_the_last_discard_is_for_a_ron_only),
        cmocka_unit_test(test_the_last_discard_may_declare),
        cmocka_unit_test(test_laid_down_tiles_do_not_count),
        cmocka_unit_test(test_claimed_discards_count),
        cmocka_unit_test(test_no_wins_before_stage_b),
        cmocka_unit_test(test_a_declaring_discard_let_go_blocks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
