/* test_turn.c: deal, turn, dummy action and the end of the wall (docs/rules/dueling-tigers.md "The deal",
 * "Your turn" and "The end of a round"). */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

#include "support/position.h"

#define PLAIN "option indicators off; "

static const char *const every_reveal =
    "reveal 0, reveal 1, reveal 2, reveal 3, reveal 4, reveal 5, reveal 6, reveal 7, reveal 8, reveal 9, "
    "reveal 10, reveal 11, reveal 12";

static uint8_t drawn(const struct position *position, int seat)
{
    return position->game.own[seat].drawn;
}

static void test_the_deal(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "");
    assert_int_equal(p.game.table.hand_sizes[EAST], 14);
    assert_int_equal(p.game.table.hand_sizes[WEST], 13);
    assert_int_equal(table_hidden_count(&p.game.table), 13);
    assert_int_equal(p.game.table.wall, 60);
    assert_int_equal(p.game.table.dead, 0);
    assert_int_equal(p.game.table.dealer, EAST);
    assert_int_equal(p.game.table.turn, EAST);
    assert_int_equal(drawn(&p, WEST), TILE_NONE);
}

static void test_east_takes_a_suit_out_once_a_match(void **state)
{
    (void)state;
    for (const char *removed = "mps"; *removed; removed++) {
        struct position p;
        char setup[64];
        snprintf(setup, sizeof setup, PLAIN "removed %c", *removed);
        position_init(&p, setup);
        uint8_t copies[TILE_KINDS];
        table_copies(&p.game.table, copies);
        int tiles = 0;
        for (int kind = 0; kind < TILE_KINDS; kind++)
            tiles += copies[kind];
        assert_int_equal(tiles, 100);
        assert_int_equal(copies[9 * suit_parse(*removed)], 0);
        assert_false(position_can(&p, EAST, "remove m"));
    }
}

static void test_the_fourteenth_tile_is_the_first_draw(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 123456789m12p55z3p");
    assert_int_equal(drawn(&p, EAST), tile_parse("3p"));
    position_play(&p, "win");
    assert_int_equal(position_points(&p, "self-picked"), 1);
}

static void test_draw_discard_and_dummy_action(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 159m159p1234567z8p; west 258m258p123456z3m; wall 4p 6p 2z 7m");
    position_expect(&p, WEST, "");
    position_play(&p, "discard 1m");
    assert_int_equal(p.game.table.phase, PHASE_DUMMY);
    position_expect(&p, WEST, "");
    position_play(&p, "reveal 4");
    assert_int_equal(p.game.table.turn, WEST);
    assert_int_equal(drawn(&p, WEST), tile_parse("4p"));
    position_play(&p, "discard 4p; dummy-draw");
    assert_int_equal(p.game.table.turn, EAST);
    assert_int_equal(drawn(&p, EAST), tile_parse("2z"));
    uint8_t pile[4];
    assert_int_equal(table_pile(&p.game.table, EAST, pile, 4), 1);
    assert_int_equal(pile[0], tile_parse("1m"));
    assert_int_equal(table_pile(&p.game.table, WEST, pile, 4), 1);
    assert_int_equal(pile[0], tile_parse("4p"));
    assert_int_equal(table_pile(&p.game.table, SEAT_DUMMY, pile, 4), 1);
    assert_int_equal(pile[0], tile_parse("6p"));
    assert_int_equal(p.game.table.wall, 57);
}

/* Whether a discard was the tile just drawn: all see it, and how often in a row it was so. */
static void test_a_discard_tells_if_it_was_just_drawn(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 55m19m159p123456z8p; west 258m258p123456z3m; wall 5m 9p 2z");
    position_play(&p, "discard 8p");
    assert_int_equal(position_event(&p, EVENT_DISCARD)->number, 1);
    assert_int_equal(table_kept_since(&p.game.table, EAST), 1);
    position_play(&p, "dummy-draw; pung; discard 1m"); /* a claimed tile is not drawn */
    assert_int_equal(position_event(&p, EVENT_DISCARD)->number, 0);
    assert_int_equal(table_kept_since(&p.game.table, EAST), 0);
    position_play(&p, "reveal 0; discard 2m");
    assert_int_equal(position_event(&p, EVENT_DISCARD)->number, 0);
    assert_int_equal(table_kept_since(&p.game.table, WEST), 0);
}

/* docs/rules/dueling-tigers.md "Indicators and treasure (options, both on)": what East is shown bars no win,
 * and all nine numbers of the suit are drawn alike. */
static void test_the_tiles_set_aside(void **state)
{
    (void)state;
    struct position p;
    const uint8_t none[TILE_KINDS] = {0};
    int counts[9] = {0};
    position_init(&p, "aside 2s 6s 9s 4s");
    for (int seat = EAST; seat <= WEST; seat++)
        assert_memory_equal(p.game.own[seat].passed, none, sizeof none);
    for (uint64_t seed = 0; seed < 900; seed++) {
        struct deal deal;
        deal_shuffle(&deal, &p.game, seed);
        for (int i = 0; i < deal.aside_count; i++)
            counts[tile_number(deal.aside[i]) - 1]++;
    }
    for (int number = 0; number < 9; number++)
        assert_in_range(counts[number], 400 - 80, 400 + 80);
}

static void test_the_dummy_action_cannot_be_skipped(void **state)
{
    (void)state;
    struct position p;
    char moves[300];
    position_init(&p, PLAIN "east 159m159p1234567z8p");
    position_play(&p, "reveal 0 !dummy-not-now; dummy-draw !dummy-not-now; discard 1m; pass !pass-barred; "
                      "discard 5m !discard-not-now");
    snprintf(moves, sizeof moves, "%s, dummy-draw", every_reveal);
    position_expect(&p, EAST, moves);
}

static void test_the_player_points_at_the_tile_they_turn(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 159m159p1234567z8p; dummy 1z2z3z4z5z6z7z1z2z3z4z5z6z");
    position_play(&p, "discard 1m; reveal 6");
    assert_int_equal(p.game.table.dummy.row[6], tile_parse("7z"));
    assert_int_equal(table_hidden_count(&p.game.table), 12);
    position_turn(&p, "reveal 6 !row-place-open number 6; reveal 13 !row-place number 12; reveal 0");
    assert_int_equal(p.game.table.dummy.row[0], tile_parse("1z"));
}

static void test_nobody_claims_a_revealed_tile(void **state)
{
    (void)state;
    struct position p;
    /* West waits for 5m, could pung it, and may do neither. */
    position_init(&p, PLAIN "east 159m159p1234567z8p; west 123789m123p55m77z; dummy 5m");
    position_play(&p, "discard 8p; reveal 0");
    assert_int_equal(p.game.table.phase, PHASE_TURN);
    assert_int_equal(p.game.table.turn, WEST);
    assert_int_equal(p.game.table.dummy.row[0], tile_parse("5m"));
}

static void test_no_face_down_tile_left(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN);
    for (int place = 0; place < 13; place++) {
        char move[24];
        snprintf(move, sizeof move, "reveal %d", place);
        position_turn(&p, move);
    }
    char tile[3], move[24];
    tile_print(drawn(&p, WEST), tile);
    snprintf(move, sizeof move, "discard %s", tile);
    position_play(&p, move);
    position_expect(&p, WEST, "dummy-draw");
    position_play(&p, "pass !pass-barred");
}

/* Dummy draws only, until East holds the last tile of the wall; all sixty are gone then. */
static void to_the_last_tile(struct position *p)
{
    while (p->game.table.wall > 0)
        position_turn(p, "dummy-draw");
    assert_int_equal(p->game.table.turn, EAST);
    assert_int_equal(p->game.table.phase, PHASE_TURN);
}

static void test_no_wall_tile_left(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 159m159p1234567z8p; west 258m258p123456z3m");
    to_the_last_tile(&p);
    position_play(&p, "discard 1m; dummy-draw !wall-empty");
    position_expect(&p, EAST, every_reveal);
    position_play(&p, "pass !pass-barred; reveal 12");
    assert_int_equal(p.game.table.result.outcome, OUTCOME_DRAW);
    assert_int_equal(p.game.table.phase, PHASE_DEAL);
    assert_non_null(position_event(&p, EVENT_ROUND_END));
    assert_int_equal(position_event(&p, EVENT_ROUND_END)->seat, SEAT_NONE);
    assert_int_equal(p.game.table.scores[EAST], 0);
    assert_int_equal(p.game.table.scores[WEST], 0);
}

static void test_neither_wall_nor_face_down_tile_left(void **state)
{
    (void)state;
    struct position p;
    /* The kong takes one tile more, so that the wall ends with a draw and not with a dummy draw. */
    position_init(&p, PLAIN "east 1111m59m159p1234z8p; west 258m258p123456z3m");
    position_play(&p, "kong 1m");
    for (int place = 0; place < 13; place++) {
        char move[24];
        snprintf(move, sizeof move, "reveal %d", place);
        position_turn(&p, move);
    }
    while (p.game.table.wall > 0)
        position_turn(&p, "dummy-draw");
    assert_int_equal(p.game.table.phase, PHASE_TURN);
    position_turn(&p, "reveal 0"); /* the dummy action is skipped, so this is not played */
    assert_int_equal(p.game.table.result.outcome, OUTCOME_DRAW);
    assert_int_equal(p.game.table.phase, PHASE_DEAL);
}

static void test_the_wall_may_end_with_a_dummy_draw(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN);
    for (int place = 0; place < 13; place++) {
        char move[24];
        snprintf(move, sizeof move, "reveal %d", place);
        position_turn(&p, move);
    }
    while (p.game.table.result.outcome == OUTCOME_NONE)
        position_turn(&p, "dummy-draw");
    assert_int_equal(p.game.table.wall, 0);
    assert_int_equal(p.game.table.result.outcome, OUTCOME_DRAW);
}

static void test_the_last_discard_may_win(void **state)
{
    (void)state;
    struct position p;
    /* All four 5m are where nobody meets them before the end. */
    position_init(&p, PLAIN "east 1559m159p123456z8p; west 123789m123p46m77z; dummy 55m");
    to_the_last_tile(&p);
    position_play(&p, "discard 5m; west: win");
    assert_int_equal(p.game.table.result.winner, WEST);
    assert_true(p.game.table.result.last_tile);
}

static void test_a_kong_needs_a_wall_tile(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 1111m5m159p12345z8p; west 555m28m258p1236z3m");
    to_the_last_tile(&p);
    position_play(&p, "kong 1m !kong-wall-empty; discard 5m; west: kong !kong-wall-empty");
    position_expect(&p, WEST, "pung, pass");
    position_play(&p, "pung; discard 5m");
    position_expect(&p, WEST, every_reveal);
    position_play(&p, "reveal 1");
    assert_int_equal(p.game.table.result.outcome, OUTCOME_DRAW);
}

static void test_the_last_dummy_discard_may_be_punged(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 19m159p1234567z78p; west 555m28m25p123466z; back 5m");
    for (int place = 0; place < 13; place++) {
        char move[24];
        snprintf(move, sizeof move, "reveal %d", place);
        position_turn(&p, move);
    }
    while (p.game.table.wall > 1)
        position_turn(&p, "dummy-draw");
    assert_int_equal(p.game.table.turn, EAST);
    position_play(&p, "discard 1m; dummy-draw; west: kong !kong-wall-empty");
    position_expect(&p, WEST, "pung, pass");
    position_play(&p, "pung; discard 2m"); /* neither wall nor face-down tile: the dummy action is left out */
    assert_int_equal(p.game.table.result.outcome, OUTCOME_DRAW);
}

static void test_the_last_tile_may_replace(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 159m3333p123456z8p; west 258m258p123456z3m; back 7m");
    position_turn(&p, "reveal 0");
    while (p.game.table.wall > 1)
        position_turn(&p, "dummy-draw");
    assert_int_equal(p.game.table.turn, EAST);
    position_play(&p, "kong 3p");
    assert_int_equal(p.game.table.wall, 0);
    assert_int_equal(drawn(&p, EAST), tile_parse("7m"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_deal),
        cmocka_unit_test(test_east_takes_a_suit_out_once_a_match),
        cmocka_unit_test(test_the_fourteenth_tile_is_the_first_draw),
        cmocka_unit_test(test_draw_discard_and_dummy_action),
        cmocka_unit_test(test_a_discard_tells_if_it_was_just_drawn),
        cmocka_unit_test(test_the_tiles_set_aside),
        cmocka_unit_test(test_the_dummy_action_cannot_be_skipped),
        cmocka_unit_test(test_the_player_points_at_the_tile_they_turn),
        cmocka_unit_test(test_nobody_claims_a_revealed_tile),
        cmocka_unit_test(test_no_face_down_tile_left),
        cmocka_unit_test(test_no_wall_tile_left),
        cmocka_unit_test(test_neither_wall_nor_face_down_tile_left),
        cmocka_unit_test(test_the_wall_may_end_with_a_dummy_draw),
        cmocka_unit_test(test_the_last_discard_may_win),
        cmocka_unit_test(test_a_kong_needs_a_wall_tile),
        cmocka_unit_test(test_the_last_dummy_discard_may_be_punged),
        cmocka_unit_test(test_the_last_tile_may_replace),
    };
    return cmocka_run_group_tests_name("rules/play/test_turn", tests, NULL, NULL);
}
