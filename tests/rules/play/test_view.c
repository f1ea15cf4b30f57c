/* test_view.c: a view holds all that a seat may know, and nothing else. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "rules/play/view.h"
#include "support/invariants.h"
#include "support/position.h"

#define PLAIN    "option indicators off; "
#define JUNK     "159m159p1234567z"
#define WAITS_5M "123789m123p46m77z"

static void test_a_view_holds_the_own_hand_and_moves(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M);
    view_init(&view, &p.game, EAST);
    assert_int_equal(view.seat, EAST);
    assert_int_equal(view.own.drawn, tile_parse("8p"));
    assert_int_equal(view.own.hand.size, 14);
    struct move moves[MOVE_MOST];
    assert_int_equal(view.move_count, game_legal(&p.game, EAST, moves));
    for (int i = 0; i < view.move_count; i++)
        assert_true(move_equal(view.moves[i], moves[i]));
    view_init(&view, &p.game, WEST);
    assert_int_equal(view.own.hand.size, 13);
    assert_int_equal(view.move_count, 0);
    assert_int_equal(view.table.hand_sizes[EAST], 14); /* how many tiles the other holds is no secret */
}

static void test_an_onlooker_sees_no_hand(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    position_init(&p, "east " JUNK "8p; west " WAITS_5M);
    view_init(&view, &p.game, SEAT_NONE);
    assert_int_equal(view.own.hand.size, 0);
    assert_int_equal(view.move_count, 0);
    assert_int_equal(view.shown, 0);
    assert_int_equal(view.table.asked, 0);
    for (int i = 0; i < 3; i++)
        assert_int_equal(view.own.three[i], TILE_NONE);
}

static void test_hidden_tiles_do_not_show(void **state)
{
    (void)state;
    struct position p, q;
    struct view one, two;
    /* Two games that differ in what West cannot see: East's hand, the row, the wall, the treasure. */
    position_init(&p, "east 159m159p1234567z8p; west " WAITS_5M "; dummy 1z2z; wall 9p; aside 2s 6s 9s 4s");
    position_init(&q, "east 258m258p1234567z9p; west " WAITS_5M "; dummy 5z6z; wall 8p; aside 1s 3s 5s 7s");
    view_init(&one, &p.game, WEST);
    view_init(&two, &q.game, WEST);
    assert_memory_equal(&one, &two, sizeof one);
    view_init(&one, &p.game, EAST);
    view_init(&two, &q.game, EAST);
    assert_memory_not_equal(&one, &two, sizeof one);
}

static void test_it_does_not_show_who_else_is_asked(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    position_init(&p, PLAIN "east 55m19m159p123456z8p; west " WAITS_5M "; wall 5m");
    position_play(&p, "discard 8p; dummy-draw");
    view_init(&view, &p.game, EAST);
    assert_int_equal(view.table.asked, 1 << EAST);
    view_init(&view, &p.game, WEST);
    assert_int_equal(view.table.asked, 1 << WEST);
}

static void test_the_hands_are_shown_after_the_round(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M);
    view_init(&view, &p.game, EAST);
    struct win win;
    struct score score, same;
    assert_int_equal(view.shown, 0);
    assert_false(view_result(&view, &win, &score));
    position_play(&p, "discard 5m; win");
    view_init(&view, &p.game, EAST);
    assert_int_equal(view.shown, 1 << EAST | 1 << WEST);
    assert_true(hand_has(&view.hands[WEST], tile_parse("7z")));
    assert_true(view_result(&view, &win, &score));
    assert_int_equal(win.tile, tile_parse("5m"));
    assert_true(game_result_score(&p.game, p.game.table.result.winner, &win, &same));
    assert_int_equal(score.points, same.points);
    assert_int_equal(score.line_count, same.line_count);
}

static void test_moves_are_found_by_kind(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M);
    position_play(&p, "discard 5m");
    view_init(&view, &p.game, WEST);
    assert_non_null(view_find(&view, MOVE_WIN));
    assert_null(view_find(&view, MOVE_PUNG));
    assert_true(view_allows(&view, move_make(MOVE_WIN, WEST, TILE_NONE)));
    assert_false(view_allows(&view, move_make(MOVE_PUNG, WEST, TILE_NONE)));
}

static void test_guesses_differ_but_for_what_is_seen(void **state)
{
    (void)state;
    struct position p;
    struct view view, again;
    struct rng rng;
    struct game guess, other;
    position_init(&p, "east " JUNK "8p; west " WAITS_5M "; dummy 1z2z3z");
    position_play(&p, "keep 1 2; discard 8p; reveal 1");
    view_init(&view, &p.game, WEST);
    rng_init(&rng, 1);
    int different = 0;
    for (int i = 0; i < 50; i++) {
        view_guess(&view, &rng, &guess);
        assert_null(invariants_broken(&guess));
        view_init(&again, &guess, WEST);
        assert_memory_equal(&view, &again, sizeof view);
        assert_int_equal(guess.row[1], tile_parse("2z"));
        different += i > 0 && memcmp(&guess.own[EAST], &other.own[EAST], sizeof guess.own[EAST]) != 0;
        other = guess;
    }
    assert_int_equal(different, 49);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_view_holds_the_own_hand_and_moves),
        cmocka_unit_test(test_an_onlooker_sees_no_hand),
        cmocka_unit_test(test_hidden_tiles_do_not_show),
        cmocka_unit_test(test_it_does_not_show_who_else_is_asked),
        cmocka_unit_test(test_the_hands_are_shown_after_the_round),
        cmocka_unit_test(test_moves_are_found_by_kind),
        cmocka_unit_test(test_guesses_differ_but_for_what_is_seen),
    };
    return cmocka_run_group_tests_name("rules/play/test_view", tests, NULL, NULL);
}
