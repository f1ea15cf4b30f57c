/*
 * test_sight.c: what a policy is told and may answer, over whole rounds left to chance.
 * Tier: ci
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/deal_round.h"
#include "tools/policy/sight.h"

enum { ROUNDS = 60 };

static void look(const struct game *game, int turning, struct view *view, struct sight *sight)
{
    view_init(view, game, game->table.asked & 1 ? 0 : 1);
    sight_see(sight, view, turning);
}

/* Each legal move is an answer, and the answer is a move that is the same, or for the row and the numbers
 * kept one that comes to the same. */
static void assert_answers(const struct view *view, const struct sight *sight)
{
    for (int i = 0; i < view->move_count; i++) {
        struct move move = view->moves[i];
        int action = sight_action(sight, view, move);
        assert_in_range(action, 0, ACT_COUNT - 1);
        assert_true(sight->moves[action] < view->move_count);
        struct move back = view->moves[sight->moves[action]];
        assert_int_equal(back.kind, move.kind);
        if (move.kind != MOVE_REVEAL)
            assert_true(move_equal(back, move));
    }
}

static void assert_flags(const struct sight *sight)
{
    bool marked[SIGHT_COUNT] = {0};
    for (int i = 0; i < sight->count; i++) {
        assert_true(sight->flags[i] < SIGHT_COUNT);
        assert_false(marked[sight->flags[i]]);
        marked[sight->flags[i]] = true;
    }
}

static void every_move_is_an_answer(void **state)
{
    (void)state;
    struct rng rng;
    int kinds = 0;
    rng_init(&rng, 3);
    for (uint64_t seed = 0; seed < ROUNDS; seed++) {
        struct game game;
        struct view view;
        struct sight sight;
        struct events events;
        deal_round(&game, (int)(seed % 3), seed);
        while (round_goes_on(&game)) {
            look(&game, (int)(seed % SIGHT_TURNINGS), &view, &sight);
            assert_answers(&view, &sight);
            assert_flags(&sight);
            struct move move = view.moves[rng_below(&rng, view.move_count)];
            kinds |= 1 << move.kind;
            game_apply(&game, move, &events);
        }
    }
    int all = 1 << MOVE_DISCARD | 1 << MOVE_RIICHI | 1 << MOVE_PUNG | 1 << MOVE_KONG | 1 << MOVE_KONG_OWN |
              1 << MOVE_PASS | 1 << MOVE_REVEAL | 1 << MOVE_DUMMY_DRAW | 1 << MOVE_KEEP | 1 << MOVE_TREASURE;
    assert_int_equal(kinds & all, all);
}

static int compare(const void *a, const void *b)
{
    return *(const uint16_t *)a - *(const uint16_t *)b;
}

static void assert_same(struct sight *a, struct sight *b)
{
    assert_int_equal(a->count, b->count);
    qsort(a->flags, (size_t)a->count, sizeof a->flags[0], compare);
    qsort(b->flags, (size_t)b->count, sizeof b->flags[0], compare);
    assert_memory_equal(a->flags, b->flags, (size_t)a->count * sizeof a->flags[0]);
}

/* Which of the suits was taken out tells nothing: the same deal in other suits is the same. */
static void the_suits_are_alike(void **state)
{
    (void)state;
    struct rng rng;
    rng_init(&rng, 5);
    for (uint64_t seed = 0; seed < ROUNDS; seed++) {
        struct game games[2];
        struct view views[2];
        struct sight sights[2];
        struct events events;
        for (int i = 0; i < 2; i++)
            deal_round(&games[i], 2 * i, seed);
        while (round_goes_on(&games[0])) {
            for (int i = 0; i < 2; i++)
                look(&games[i], 0, &views[i], &sights[i]);
            assert_same(&sights[0], &sights[1]);
            int action =
                sight_action(&sights[0], &views[0], views[0].moves[rng_below(&rng, views[0].move_count)]);
            for (int i = 0; i < 2; i++) {
                assert_true(sights[i].moves[action] != MOVE_MOST);
                game_apply(&games[i], views[i].moves[sights[i].moves[action]], &events);
            }
        }
        assert_false(round_goes_on(&games[1]));
    }
}

/* However a position is told, it is the same legal moves that can be answered, and as many flags. */
static void a_turning_changes_names_only(void **state)
{
    (void)state;
    struct rng rng;
    rng_init(&rng, 9);
    for (uint64_t seed = 0; seed < ROUNDS; seed++) {
        struct game game;
        struct view view;
        struct sight plain, turned;
        struct events events;
        deal_round(&game, 1, seed);
        while (round_goes_on(&game)) {
            look(&game, 0, &view, &plain);
            look(&game, (int)rng_below(&rng, SIGHT_TURNINGS), &view, &turned);
            assert_int_equal(turned.count, plain.count);
            assert_int_equal(turned.choices, plain.choices);
            game_apply(&game, view.moves[rng_below(&rng, view.move_count)], &events);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_move_is_an_answer),
        cmocka_unit_test(the_suits_are_alike),
        cmocka_unit_test(a_turning_changes_names_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
