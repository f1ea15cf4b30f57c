/* test_riichi.c: who may declare Riichi, and what they may do from then on (docs/rules/dueling-tigers.md
 * "Riichi"). */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/position.h"
#include "support/refused.h"

#define PLAIN "option indicators off; "

/* A hand for the dealer that waits for nothing; their first draw follows. */
#define JUNK "159m159p1234567z"

/* Waits for 5m alone; for 5m with a pung of East winds; for 3m and 6m. */
#define WAITS_5M       "123789m123p46m77z"
#define WAITS_5M_EASTS "123m123p46m11177z"
#define WAITS_36M      "123789m123p45m77z"

static const struct table *table_of(const struct position *position)
{
    return &position->game.table;
}

static void test_riichi_is_declared_with_a_discard_that_leaves_tenpai(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " WAITS_5M "4z; west 258m258p1234567z");
    position_play(&p, "riichi 1m !riichi-no-wait 1m; riichi 9p !not-held 9p; riichi 4z");
    assert_int_equal(p.events.list[0].kind, EVENT_RIICHI);
    assert_int_equal(p.events.list[1].kind, EVENT_DISCARD);
    assert_int_equal(table_of(&p)->riichi[EAST], 1);
    assert_true(table_of(&p)->discards[0].flags & DISCARD_RIICHI);
    assert_int_equal(table_of(&p)->riichi[WEST], 0);
}

static void test_an_open_hand_cannot_declare(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 12355789m46p771z; wall 8p 9p");
    position_play(
        &p, "discard 5m; pung; riichi 1z !riichi-open-hand; discard 1z; reveal 0; discard 8p; reveal 1");
    position_play(&p, "riichi 9p !riichi-open-hand; discard 9p");
}

static void test_a_closed_kong_leaves_the_hand_closed(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 1111z123789m46m77z; back 9p");
    position_play(&p, "kong 1z; riichi 9p");
    assert_int_equal(table_of(&p)->riichi[EAST], 1);
}

/* Four closed kongs are all the melds a seat can have: what the next seat has laid out is none of its own. */
static void test_riichi_with_four_closed_kongs(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 1111222233355z8p; west 88p147m246m369p67z; wall 5z; back 3z5z6m8p");
    position_play(&p, "discard 8p; pung; discard 7z; reveal 0");
    position_play(&p, "kong 1z; kong 2z; kong 3z; kong 5z");
    position_play(&p, "kong 8p !no-four 8p"); /* West's pung is of that kind */
    position_play(&p, "riichi 8p");
    assert_int_equal(table_of(&p)->riichi[EAST], 2);
}

/* East declares on their first turn by discarding their first draw, and turns place 0 of the dummy's row. */
static void to_riichi(struct position *p, const char *setup)
{
    position_init(p, setup);
    char tile[3], script[64];
    tile_print(p->game.own[EAST].drawn, tile);
    snprintf(script, sizeof script, "riichi %s; reveal 0", tile);
    position_play(p, script);
    assert_int_equal(table_of(p)->turn, WEST);
}

static void test_only_the_drawn_tile_is_discarded(void **state)
{
    (void)state;
    struct position p;
    to_riichi(&p, PLAIN "east " WAITS_5M "8p; west 258m258p1234567z; dummy 1234z; wall 9p 9p 9p 5m");
    position_play(&p, "discard 9p; reveal 1");
    position_expect(&p, EAST, "discard 9p");
    position_play(&p, "discard 1m !only-drawn-discard; riichi 9p !riichi-already; discard 9p");
    assert_int_equal(table_of(&p)->phase, PHASE_DUMMY); /* dummy actions go on */
    position_play(&p, "reveal 2; discard 9p; reveal 3");
    position_expect(&p, EAST, "discard 5m, win");
    position_play(&p, "win");
    assert_int_equal(position_points(&p, "riichi"), 2);
    assert_int_equal(position_points(&p, "self-picked"), 1);
}

static void test_no_kong_and_no_pung_in_riichi(void **state)
{
    (void)state;
    struct position p;
    to_riichi(&p, PLAIN "east " WAITS_5M_EASTS "8p; west 258m258p234567z9p; dummy 23z; wall 7z 1z");
    position_play(&p, "discard 7z");
    position_expect(&p, EAST, "");
    position_play(&p, "reveal 1; kong 1z !kong-in-riichi");
    position_expect(&p, EAST, "discard 1z");
}

static void test_a_claim_in_riichi_can_only_win(void **state)
{
    (void)state;
    struct position p;
    to_riichi(&p, PLAIN "east 123789m123p55m77z8p; west 258m258p1234567z; dummy 2z");
    position_play(&p, "discard 5m; east: pung !only-wins-in-riichi");
    position_expect(&p, EAST, "win, pass");
    position_play(&p, "win");
    assert_int_equal(position_points(&p, "riichi"), 2);
    assert_int_equal(position_points(&p, "concealed-hand"), 1);
}

static void test_a_revealed_tile_wins(void **state)
{
    (void)state;
    for (int by = EAST; by <= WEST; by++) {
        struct position p;
        to_riichi(&p, PLAIN "east " WAITS_5M "8p; west 258m258p1234567z; dummy 9p5m2z; wall 9p 9p");
        position_play(&p, by == WEST ? "discard 9p; reveal 1" : "discard 9p; reveal 2; discard 9p; reveal 1");
        position_expect(&p, EAST, "win, pass");
        position_play(&p, "win");
        assert_int_equal(table_of(&p)->result.source, WIN_REVEALED);
        assert_int_equal(table_of(&p)->result.from, SEAT_DUMMY);
        assert_int_equal(position_points(&p, "riichi"), 2);
        assert_int_equal(position_points(&p, "concealed-hand"), 1);
        assert_int_equal(position_points(&p, "self-picked"), 0);
    }
}

static void test_a_revealed_tile_may_win_at_once(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " WAITS_5M "8p; dummy 5m");
    position_play(&p, "riichi 8p; reveal 0; win");
    assert_int_equal(table_of(&p)->result.winner, EAST);
}

static void test_both_in_riichi_on_a_revealed_tile(void **state)
{
    (void)state;
    const char *answers[] = {"east: win; west: win", "west: win; east: win", "west: pass; east: win"};
    const int winner[] = {WEST, WEST, EAST};
    for (int i = 0; i < 3; i++) {
        struct position p;
        to_riichi(&p, PLAIN "east " WAITS_5M "8p; west 123789m456p46m66z; dummy 9p9p5m; wall 9p 9p");
        position_play(&p, "riichi 9p; reveal 1; discard 9p; reveal 2");
        position_expect(&p, EAST, "win, pass");
        position_expect(&p, WEST, "win, pass");
        position_play(&p, answers[i]);
        assert_int_equal(table_of(&p)->result.winner, winner[i]);
    }
}

static void test_a_win_beats_the_kong_of_a_revealed_tile(void **state)
{
    (void)state;
    const char *answers[] = {"east: kong; west: win", "west: win; east: kong"};
    for (int i = 0; i < 2; i++) {
        struct position p;
        to_riichi(&p, PLAIN "east 555m123p789p46p77z8p; west " WAITS_5M "; dummy 4z4z5m; wall 4z 4z");
        position_play(&p, "riichi 4z; reveal 1; discard 4z; reveal 2");
        position_expect(&p, EAST, "kong, pass");
        position_expect(&p, WEST, "win, pass");
        position_play(&p, answers[i]);
        assert_int_equal(table_of(&p)->result.winner, WEST);
    }
}

static void test_kong_of_a_revealed_tile(void **state)
{
    (void)state;
    struct position p;
    to_riichi(&p,
              PLAIN "east " WAITS_5M_EASTS "8p; west 258m258p234567z9p; dummy 9p1z2z; wall 9p 9p; back 4z");
    position_play(&p, "discard 9p; reveal 1");
    position_expect(&p, EAST, "kong, pass");
    position_play(&p, "kong");
    const struct meld *meld = &table_of(&p)->melds[EAST][0];
    assert_int_equal(meld->kind, MELD_KONG_OPEN);
    assert_int_equal(meld->from, SEAT_DUMMY);
    assert_int_equal(table_of(&p)->dummy.row[1], TILE_NONE); /* it has left the row */
    assert_int_equal(table_of(&p)->dummy.row[0], tile_parse("9p"));
    assert_int_equal(table_of(&p)->turn,
                     EAST); /* a claim: their full turn begins, West's dummy action is over */
    position_expect(&p, EAST, "discard 4z");
    position_play(&p, "discard 4z; reveal 1 !row-place-empty number 1; reveal 2");
    assert_int_equal(table_of(&p)->turn, WEST);
}

static void test_they_may_turn_that_tile_up_themselves(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " WAITS_5M_EASTS "8p; dummy 1z2z; back 4z");
    position_play(&p, "riichi 8p; reveal 0; kong");
    assert_int_equal(table_of(&p)->turn, EAST);
    position_play(&p, "discard 4z; reveal 1"); /* and take another dummy action */
    assert_int_equal(table_of(&p)->turn, WEST);
}

static void test_that_kong_offers_the_treasure(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "east " WAITS_5M_EASTS "8p; dummy 1z2z; aside 2s 6s 9s 4s; back 5m");
    position_play(&p, "keep 2 6; riichi 8p; reveal 0; kong; treasure yes; win");
    assert_int_equal(position_points(&p, "treasure"), 1);
}

static void test_a_kong_is_robbed_in_riichi(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 55m19m159p123456z8p; west 123789m123p6m8p77z; dummy 234z; wall 5m 4m 5m");
    position_play(&p, "discard 8p; dummy-draw; pung; discard 1z; reveal 0; riichi 8p; reveal 1; kong 5m");
    position_expect(&p, WEST, "win, pass");
    position_play(&p, "win");
    assert_int_equal(position_points(&p, "robbing-kong"), 1);
    assert_int_equal(position_points(&p, "riichi"), 2);
}

static void test_the_replacement_of_that_kong_may_win(void **state)
{
    (void)state;
    struct position p;
    to_riichi(&p, PLAIN "east " WAITS_5M_EASTS "8p; west 258m258p234567z9p; dummy 9p1z; wall 9p; back 5m");
    position_play(&p, "discard 9p; reveal 1; kong; win");
    assert_int_equal(position_points(&p, "kong-replacement"), 2);
    assert_int_equal(position_points(&p, "riichi"), 2);
    assert_int_equal(position_points(&p, "concealed-hand"), 0); /* the kong is an exposed one */
    assert_int_equal(position_points(&p, "matching-wind-pung"), 1);
}

static void test_no_kong_of_a_revealed_tile_that_changes_the_waits(void **state)
{
    (void)state;
    struct position p;
    /* 3334m waits for 2m, 4m and 5m; with the kong it would wait for 4m alone. */
    to_riichi(&p, PLAIN "east 3334m123p456p789p8p; west 1579m258p234567z; dummy 9p3m; wall 9p 9p");
    position_play(&p, "discard 9p; reveal 1");
    assert_int_equal(table_of(&p)->phase, PHASE_TURN);
    assert_int_equal(table_of(&p)->turn, EAST);
    assert_int_equal(table_of(&p)->dummy.row[1], tile_parse("3m"));
}

/* 13m waits for 2m alone, with or without the three 4m beside it: all of these go into the kong, so that none
 * is left to make 34m, which would wait for 5m too. */
static void test_a_kong_leaves_none_of_its_tiles_to_wait_with(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 13444m123789p77z1z; west 258m258p1234566z; dummy 4m");
    position_play(&p, "riichi 1z; reveal 0");
    position_expect(&p, EAST, "kong, pass");
    position_play(&p, "kong");
    assert_int_equal(table_own_waits(table_of(&p), &p.game.own[EAST], EAST), TILE_BIT(TILE_1M + 1));
}

static void test_kong_of_a_revealed_tile_is_an_option(void **state)
{
    (void)state;
    struct position p;
    to_riichi(&p, PLAIN "option revealed-kong off; east " WAITS_5M_EASTS
                        "8p; west 258m258p234567z9p; dummy 9p1z; wall 9p 9p");
    position_play(&p, "discard 9p; reveal 1");
    assert_int_equal(table_of(&p)->phase, PHASE_TURN);
    assert_int_equal(table_of(&p)->turn, EAST);
}

static void test_kong_of_a_revealed_tile_needs_riichi(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " WAITS_5M_EASTS "8p; west 258m258p234567z9p; dummy 1z");
    position_play(&p, "discard 8p; reveal 0");
    assert_int_equal(table_of(&p)->turn, WEST);
    assert_int_equal(table_of(&p)->phase, PHASE_TURN);
}

/* Dummy draws only, until East holds the last tile of the wall. */
static void to_the_last_tile(struct position *p)
{
    while (table_of(p)->wall > 0)
        position_turn(p, "dummy-draw");
    assert_int_equal(table_of(p)->turn, EAST);
}

static void test_kong_of_a_revealed_tile_needs_a_wall_tile(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " WAITS_5M_EASTS "8p; west 258m258p234567z9p; dummy 1z; back 9p");
    to_the_last_tile(&p);
    position_play(&p, "riichi 9p; reveal 0");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);
}

static void test_riichi_with_no_draw_left(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " WAITS_5M "8p; west 28m258p12345677z; back 9p; dummy 5555m");
    to_the_last_tile(&p);
    position_play(&p, "riichi 9p; reveal 0; win");
    assert_int_equal(position_points(&p, "riichi"), 2);
}

static void test_riichi_stands_when_its_discard_is_punged(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " WAITS_5M "8p; west 88p258m25p123456z; wall 9p");
    position_play(&p, "riichi 8p; pung");
    assert_int_equal(table_of(&p)->riichi[EAST], 1);
    position_play(&p, "discard 5m; win");
    assert_int_equal(position_points(&p, "riichi"), 2);
}

/* The warning before the seat's Riichi with that discard; REFUSAL_NONE if there is none. */
static struct refusal warning_of(const struct position *p, int seat, const char *discard)
{
    struct refusal why = {0}, none = {0};
    bool warned = legal_riichi_warning(table_of(p), &p->game.own[seat], seat, tile_parse(discard), &why);
    assert_int_equal(warned, why.kind != REFUSAL_NONE);
    return warned ? why : none;
}

static struct refusal warning(const struct position *p, const char *discard)
{
    return warning_of(p, EAST, discard);
}

static void test_riichi_in_furiten_is_legal_and_warned_of(void **state)
{
    (void)state;
    struct position p;
    /* The tile they would declare with is itself what the hand waits for. */
    position_init(&p, PLAIN "east " WAITS_36M "6m; west 258m258p1234567z");
    struct refusal why = warning(&p, "6m");
    assert_refused_for(&why, "riichi-furiten 6m pile east turn 1");
    position_play(&p, "riichi 6m");
    position_init(&p,
                  PLAIN "option riichi-furiten own; east 258m258p1234567z8p; west " WAITS_36M "; wall 6m");
    position_play(&p, "discard 8p; reveal 0");
    why = warning_of(&p, WEST, "6m");
    assert_refused_for(&why, "riichi-furiten 6m turn 1");
    assert_int_equal(why.pile, WEST);
}

/* docs/rules/dueling-tigers.md "Furiten: when you may not win": a win let go blocks its kind alone, which may
 * be all that is waited for. */
static void test_a_riichi_on_what_was_let_go_is_warned_of(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "option riichi-furiten own; east " WAITS_5M
                            "8p; west 258m258p1234567z; wall 5m 9p 9p");
    position_play(&p, "discard 8p; dummy-draw; east: pass; discard 9p; reveal 0");
    struct refusal why = warning(&p, "9p");
    assert_refused_for(&why, "passed-win 5m");
    position_init(&p, PLAIN
                  "option riichi-furiten own; east 1456m234p678p555z8p; west 258m258p1234567z; wall 1m");
    position_play(&p, "discard 8p; dummy-draw; east: pass; discard 2m; reveal 0");
    char tile[3];
    tile_print(p.game.own[EAST].drawn, tile);
    why = warning(&p, tile);
    assert_refused_for(&why, "passed-win 1m");
}

static void test_no_warning_without_cause(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 1456m234p678p555z8p; west 258m258p1234567z");
    assert_int_equal(warning(&p, "8p").kind, REFUSAL_NONE);
    assert_int_equal(warning(&p, "4m").kind, REFUSAL_NONE); /* it leaves nothing to wait for */
    position_init(&p, PLAIN "east " WAITS_36M "8p; west 258m258p1234567z");
    assert_int_equal(warning(&p, "8p").kind, REFUSAL_NONE);
}

static void test_the_warning_knows_all_three_piles(void **state)
{
    (void)state;
    const char *options[] = {"", "option riichi-furiten own; "};
    for (int own_only = 0; own_only < 2; own_only++) {
        char setup[200];
        struct position p;
        snprintf(setup, sizeof setup, PLAIN "%seast " WAITS_36M "8p; west 258m258p1234567z; wall 6m 9p 9p 8p",
                 options[own_only]);
        position_init(&p, setup);
        position_play(&p, "discard 8p; dummy-draw; east: pass; discard 9p; dummy-draw");
        /* 6m lies on the dummy's pile; a passed win hits 6m alone, a Riichi would lose 3m as well. */
        char tile[3];
        tile_print(p.game.own[EAST].drawn, tile);
        struct refusal why = warning(&p, tile);
        if (own_only)
            assert_int_equal(why.kind, REFUSAL_NONE);
        else
            assert_refused_for(&why, "riichi-furiten 6m pile dummy");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_riichi_is_declared_with_a_discard_that_leaves_tenpai),
        cmocka_unit_test(test_an_open_hand_cannot_declare),
        cmocka_unit_test(test_a_closed_kong_leaves_the_hand_closed),
        cmocka_unit_test(test_riichi_with_four_closed_kongs),
        cmocka_unit_test(test_only_the_drawn_tile_is_discarded),
        cmocka_unit_test(test_no_kong_and_no_pung_in_riichi),
        cmocka_unit_test(test_a_claim_in_riichi_can_only_win),
        cmocka_unit_test(test_a_revealed_tile_wins),
        cmocka_unit_test(test_a_revealed_tile_may_win_at_once),
        cmocka_unit_test(test_both_in_riichi_on_a_revealed_tile),
        cmocka_unit_test(test_a_win_beats_the_kong_of_a_revealed_tile),
        cmocka_unit_test(test_kong_of_a_revealed_tile),
        cmocka_unit_test(test_they_may_turn_that_tile_up_themselves),
        cmocka_unit_test(test_that_kong_offers_the_treasure),
        cmocka_unit_test(test_a_kong_is_robbed_in_riichi),
        cmocka_unit_test(test_the_replacement_of_that_kong_may_win),
        cmocka_unit_test(test_no_kong_of_a_revealed_tile_that_changes_the_waits),
        cmocka_unit_test(test_a_kong_leaves_none_of_its_tiles_to_wait_with),
        cmocka_unit_test(test_kong_of_a_revealed_tile_is_an_option),
        cmocka_unit_test(test_kong_of_a_revealed_tile_needs_riichi),
        cmocka_unit_test(test_kong_of_a_revealed_tile_needs_a_wall_tile),
        cmocka_unit_test(test_riichi_with_no_draw_left),
        cmocka_unit_test(test_riichi_stands_when_its_discard_is_punged),
        cmocka_unit_test(test_riichi_in_furiten_is_legal_and_warned_of),
        cmocka_unit_test(test_a_riichi_on_what_was_let_go_is_warned_of),
        cmocka_unit_test(test_no_warning_without_cause),
        cmocka_unit_test(test_the_warning_knows_all_three_piles),
    };
    return cmocka_run_group_tests_name("rules/play/test_riichi", tests, NULL, NULL);
}
