/* test_rollout.c: rounds tried out by the rules: every mode to its end, from a view alone, the same from the
 * same source. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "ai/brain.h"
#include "ai/people.h"
#include "ai/rollout.h"
#include "rules/modes/list.h"
#include "rules/play/game.h"
#include "support/position.h"

static int moves_asked;

static struct move choose_easily(void *context, const struct view *view)
{
    struct reason unread;
    moves_asked++;
    return ai_choose(AI_EASY, view, context, &unread);
}

/* The first view of a round in which a seat has a choice, after some moves. */
static void begin(struct game *game, struct view *view, const struct ruleset *rules, int moves)
{
    struct deal deal;
    struct events events = {0};
    struct rng rng;
    int16_t options[OPTION_MOST];
    ruleset_defaults(rules, options);
    game_init(game, rules, options, ruleset_seats(rules, options));
    rng_init(&rng, 4);
    for (int i = 0; i <= moves || game->table.phase == PHASE_DEAL; i++) {
        events.count = 0;
        if (game->table.phase == PHASE_DEAL) {
            deal_shuffle(&deal, game, 12);
            game_deal(game, &deal, &events);
        }
        int seat = 0;
        while (!(game->table.asked >> seat & 1))
            seat++;
        view_init(view, game, seat);
        if (i < moves)
            game_apply(game, ai_choose(AI_EASY, view, &rng, NULL), &events);
    }
}

static void test_rounds_end_in_every_mode(void **state)
{
    (void)state;
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++) {
        struct game game;
        struct view view;
        int32_t first[SEAT_MOST] = {0}, again[SEAT_MOST] = {0};
        begin(&game, &view, *rules, 9);
        for (uint64_t seed = 0; seed < 20; seed++) {
            struct rng tiles, choices;
            struct view_player player = {choose_easily, &choices};
            rng_init(&tiles, seed);
            rng_init(&choices, seed);
            int winner = view_try(&view, &tiles, view.moves[0], &player, first);
            rng_init(&tiles, seed);
            rng_init(&choices, seed);
            assert_int_equal(view_try(&view, &tiles, view.moves[0], &player, again), winner);
            assert_memory_equal(first, again, sizeof first);
            assert_true(winner == SEAT_NONE || winner < view.table.seats);
        }
    }
    assert_true(moves_asked > 500);
}

/* The true hidden tiles are nowhere in it: two games with the same view are tried alike. */
static void test_only_the_view_counts(void **state)
{
    (void)state;
    struct game game, other;
    struct view view, seen;
    int32_t here[SEAT_MOST], there[SEAT_MOST];
    struct rng tiles, choices;
    struct view_player player = {choose_easily, &choices};
    begin(&game, &view, ruleset_find("one-suit"), 3);
    rng_init(&tiles, 77);
    view_guess(&view, &tiles, &other);
    view_init(&seen, &other, view.seat);
    rng_init(&tiles, 5);
    rng_init(&choices, 5);
    view_try(&view, &tiles, view.moves[0], &player, here);
    rng_init(&tiles, 5);
    rng_init(&choices, 5);
    view_try(&seen, &tiles, view.moves[0], &player, there);
    assert_memory_equal(here, there, sizeof here);
}

/* --- hard's move ----------------------------------------------------------------------------------- */

#define READY "mode one-suit; option suit m; east 1122345m9m; west 5678889m"

static uint8_t thrown; /* what `spoil` throws first of all */

/* Throws that tile, but plays on as normal does. */
static struct move spoil(enum ai_level level, const struct view *view, struct rng *rng, struct reason *reason)
{
    *reason = (struct reason){0};
    return level == AI_HARD ? move_make(MOVE_DISCARD, view->seat, thrown)
                            : ai_choose(level, view, rng, reason);
}

static bool never(void *context)
{
    ++*(int *)context;
    return true;
}

/* East waits once the 9 is thrown: no other tile is as good, whatever is proposed, and the 9 stays. */
static void test_a_move_that_is_surely_worse_is_given_up(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    struct rng rng;
    struct reason reason;
    position_init(&p, READY);
    view_init(&view, &p.game, EAST);
    thrown = tile_parse("3m");
    rng_init(&rng, 7);
    struct move move = rollout_choose(spoil, 600, &view, &rng, NULL, &reason);
    assert_int_equal(move.kind, MOVE_DISCARD);
    assert_int_not_equal(move.tile, thrown);
    thrown = tile_parse("9m");
    move = rollout_choose(spoil, 600, &view, &rng, NULL, &reason);
    assert_int_equal(move.tile, thrown);
}

/* Whoever is told to stop before anything was tried moves as proposed; a win is not thought about. */
static void test_without_time_the_move_is_as_proposed(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    struct rng rng;
    struct reason reason;
    int asked = 0;
    const struct ai_stop at_once = {never, &asked};
    position_init(&p, READY);
    view_init(&view, &p.game, EAST);
    thrown = tile_parse("3m");
    rng_init(&rng, 7);
    struct move move = rollout_choose(spoil, 600, &view, &rng, &at_once, &reason);
    assert_int_equal(move.tile, thrown);
    assert_int_equal(asked, 1);
}

/* Throwing the 9 leaves two kinds to wait for, five tiles, throwing a 5 only the 9, two tiles: that is tried
 * and given up, and the 9 goes however many rounds there are; and also where there are too few to be sure. */
static void test_a_worse_wait_is_given_up(void **state)
{
    (void)state;
    static const int rounds[] = {1200, 40, 1};
    struct position p;
    struct view view;
    struct reason reason;
    position_init(&p, "mode one-suit; option suit m; east 2344556m9m; west 1178889m");
    view_init(&view, &p.game, EAST);
    thrown = tile_parse("9m");
    for (size_t i = 0; i < sizeof rounds / sizeof *rounds; i++) {
        struct rng rng;
        rng_init(&rng, 7);
        assert_int_equal(rollout_choose(spoil, rounds[i], &view, &rng, NULL, &reason).tile, thrown);
    }
    thrown = tile_parse("5m"); /* and found where the other is proposed, with so many points more */
    struct rng rng;
    rng_init(&rng, 7);
    struct move better = rollout_choose(spoil, 1200, &view, &rng, NULL, &reason);
    assert_int_not_equal(better.tile, thrown);
    assert_int_equal(reason.kind, REASON_ROLLOUT_MORE);
    assert_true(reason.number > 0);
}

/* docs/rules/one-suit.md "Tiles, hands, seats": where one of three sits out two play, and a move gains as
 * much more than another as it does where there are two seats. */
static void test_who_sits_out_does_not_halve_what_the_other_gains(void **state)
{
    (void)state;
    int lead[2];
    for (int sits_out = 0; sits_out < 2; sits_out++) {
        struct position p;
        struct view view;
        struct rng rng;
        struct reason reason;
        position_init(&p, sits_out ? "mode one-suit; option suit m; option players sit-out; east 1122345m9m; "
                                     "south 5678889m"
                                   : READY);
        view_init(&view, &p.game, EAST);
        thrown = tile_parse("3m");
        rng_init(&rng, 7);
        assert_int_not_equal(rollout_choose(spoil, 1200, &view, &rng, NULL, &reason).tile, thrown);
        assert_int_equal(reason.kind, REASON_ROLLOUT_MORE);
        lead[sits_out] = reason.number;
    }
    assert_int_equal(lead[0], lead[1]);
}

/* Declares the win that is there. */
static struct move declare(enum ai_level level, const struct view *view, struct rng *rng,
                           struct reason *reason)
{
    const struct move *win = view_find(view, MOVE_DECLARE);
    (void)level;
    (void)rng;
    *reason = reason_plain(REASON_WINS);
    assert_non_null(win);
    return *win;
}

/* A win is not thought about: nobody tries what else could be done, and asks for no time. */
static void test_a_win_is_declared_at_once(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    struct rng rng;
    struct reason reason;
    int asked = 0;
    const struct ai_stop stop = {never, &asked};
    position_init(&p, "mode one-suit; option suit m; east 1112234m5m; west 5678889m");
    view_init(&view, &p.game, EAST);
    rng_init(&rng, 7);
    assert_int_equal(rollout_choose(declare, 600, &view, &rng, &stop, &reason).kind, MOVE_DECLARE);
    assert_int_equal(asked, 0);
    assert_int_equal(reason.kind, REASON_WINS);
}

/* Without the networks, as hard was before there were any: the same from the same chance, always legal, and
 * those who never ask a network move as ever. */
static void test_opponents_play_without_networks(void **state)
{
    (void)state;
    static const char *const modes[] = {"one-suit", "tenpai-duel"};
    for (int mode = 0; mode < 2; mode++)
        for (int moves = 0; moves < 8; moves++) {
            struct game game;
            struct view view;
            struct reason reason;
            begin(&game, &view, ruleset_find(modes[mode]), moves);
            const struct brain *brain = brain_find(&view);
            for (int level = AI_EASY; level <= AI_NORMAL; level++) {
                struct rng one, other;
                rng_init(&one, 5);
                rng_init(&other, 5);
                struct move with = brain->choose(person_at((enum ai_level)level), &view, &one, NULL, &reason);
                struct move without =
                    brain->reckon(person_at((enum ai_level)level), &view, &other, NULL, &reason);
                assert_true(move_equal(with, without));
            }
            if (moves % 4)
                continue; /* hard takes its time */
            struct move first = {0};
            for (int again = 0; again < 2; again++) {
                struct rng rng;
                rng_init(&rng, 5);
                struct move move = brain->reckon(person_at(AI_HARD), &view, &rng, NULL, &reason);
                assert_true(view_allows(&view, move));
                if (again)
                    assert_true(move_equal(move, first));
                first = move;
            }
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rounds_end_in_every_mode),
        cmocka_unit_test(test_only_the_view_counts),
        cmocka_unit_test(test_a_move_that_is_surely_worse_is_given_up),
        cmocka_unit_test(test_without_time_the_move_is_as_proposed),
        cmocka_unit_test(test_a_worse_wait_is_given_up),
        cmocka_unit_test(test_who_sits_out_does_not_halve_what_the_other_gains),
        cmocka_unit_test(test_a_win_is_declared_at_once),
        cmocka_unit_test(test_opponents_play_without_networks),
    };
    return cmocka_run_group_tests_name("ai/test_trial", tests, NULL, NULL);
}
