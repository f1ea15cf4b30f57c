/* test_ai.c: every opponent keeps the rules and is the same for the same random source.
 */
#include "support/test.h"

#include "rules/play/game.h"
#include "support/arena_run.h"
#include "support/deal_round.h"

TEST(test_levels_have_names)
{
    assert_string_equal(ai_level_name(AI_RANDOM), "random");
    assert_string_equal(ai_level_name(AI_EASY), "easy");
    assert_string_equal(ai_level_name(AI_NORMAL), "normal");
    assert_string_equal(ai_level_label(AI_NORMAL), "Normal");
    for (int level = 0; level < AI_LEVELS; level++)
        assert_int_equal(ai_level_parse(ai_level_name((enum ai_level)level)), level);
    assert_int_equal(ai_level_parse("Normal"), AI_LEVELS);
    assert_int_equal(ai_level_parse(""), AI_LEVELS);
}

/* The course of a match stops the program at a move that is not legal. */
TEST(test_all_pairs_play_legally)
{
    static const int pairs[3][3] = {{1000, 500, 10}, {500, 500, 15}, {10, 15, 10}};
    for (int a = AI_RANDOM; a <= AI_NORMAL; a++) {
        for (int b = AI_RANDOM; b <= AI_NORMAL; b++) {
            struct arena arena;
            struct tally tally = {0};
            arena_init(&arena, ruleset_find("dueling-tigers"), (enum ai_level)a, (enum ai_level)b);
            arena_run(&arena, 40000, 0, pairs[a][b], &tally);
            assert_int_equal(tally.rounds, 2 * pairs[a][b]);
        }
    }
}

TEST(test_same_seed_same_round)
{
    struct arena arena;
    arena_init(&arena, ruleset_find("dueling-tigers"), AI_NORMAL, AI_EASY);
    for (int pair = 0; pair < 4; pair++) {
        struct tally once = {0}, again = {0};
        struct estimate first = arena_run(&arena, 1, pair, 1, &once);
        struct estimate second = arena_run(&arena, 1, pair, 1, &again);
        assert_true(first.mean == second.mean);
        assert_memory_equal(&once, &again, sizeof once);
    }
}

/* The view is not written to, and a reason is given when asked for. */
TEST(test_choosing_changes_nothing)
{
    struct game game;
    struct view view, before;
    struct rng rng;
    rng_init(&rng, 3);
    deal_round(&game, 2, 11);
    memset(&view, 0, sizeof view);
    view_init(&view, &game, 0);
    before = view;
    for (int level = 0; level < AI_LEVELS; level++) {
        struct reason reason = {0};
        ai_choose((enum ai_level)level, &view, &rng, &reason);
        assert_int_not_equal(reason.kind, REASON_NONE);
        ai_choose((enum ai_level)level, &view, &rng, NULL);
        assert_memory_equal(&view, &before, sizeof view);
    }
}
