/* test_ai.c: every opponent keeps the rules, sees only its view, and is the same for the same random source.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/game.h"
#include "support/arena.h"

static void deal_round(struct game *game, uint64_t seed)
{
    struct deal deal;
    struct events events;
    int16_t options[OPTION_MOST];
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    ruleset_defaults(rules, options);
    game_init(game, rules, options, 2);
    game_apply(game, move_make_number(MOVE_REMOVE, 0, (int)(seed % 3), 0), &events);
    deal_shuffle(&deal, game, seed);
    game_deal(game, &deal, &events);
}

static bool goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
}

static void test_levels_have_names(void **state)
{
    (void)state;
    assert_string_equal(ai_level_name(AI_RANDOM), "random");
    assert_string_equal(ai_level_name(AI_EASY), "easy");
    assert_string_equal(ai_level_name(AI_NORMAL), "normal");
    assert_string_equal(ai_level_label(AI_NORMAL), "Normal");
    for (int level = 0; level < AI_LEVELS; level++)
        assert_int_equal(ai_level_parse(ai_level_name((enum ai_level)level)), level);
    assert_int_equal(ai_level_parse("Normal"), AI_LEVELS);
    assert_int_equal(ai_level_parse(""), AI_LEVELS);
}

/* arena_round aborts at a move that is not in the list. */
static void test_all_pairs_play_legally(void **state)
{
    (void)state;
    static const int pairs[AI_LEVELS][AI_LEVELS] = {{1000, 500, 10}, {500, 500, 15}, {10, 15, 10}};
    for (int a = 0; a < AI_LEVELS; a++) {
        for (int b = 0; b < AI_LEVELS; b++) {
            const struct player players[2] = {{(enum ai_level)a, NULL}, {(enum ai_level)b, NULL}};
            struct tally tally = {0};
            arena_pairs(players, 40000, pairs[a][b], &tally);
            assert_int_equal(tally.wins + tally.losses + tally.draws, 2 * pairs[a][b]);
        }
    }
}

/* What a seat decides at every point of a round is what it decides in games that differ in all it cannot see.
 */
static int check_no_peeking(uint64_t seed, enum ai_level level)
{
    struct game game;
    struct events events;
    struct rng guesses, choices;
    int compared = 0;
    rng_init(&guesses, seed);
    rng_init(&choices, seed + 1);
    deal_round(&game, seed);
    while (goes_on(&game)) {
        int seat = game.table.asked & 1 ? 0 : 1;
        struct view view, other;
        struct game guess;
        char reason[AI_REASON], reason_there[AI_REASON];
        view_init(&view, &game, seat);
        view_guess(&view, &guesses, &guess);
        view_init(&other, &guess, seat);
        struct rng here = choices, there = choices;
        struct move move = ai_choose(level, &view, &here, reason);
        struct move move_there = ai_choose(level, &other, &there, reason_there);
        assert_true(move_equal(move, move_there));
        assert_string_equal(reason, reason_there);
        choices = here;
        compared++;
        game_apply(&game, move, &events);
    }
    return compared;
}

static void test_nothing_hidden_is_seen(void **state)
{
    (void)state;
    int compared = 0;
    for (uint64_t seed = 0; seed < 12; seed++)
        compared += check_no_peeking(seed, AI_NORMAL) + check_no_peeking(seed, AI_EASY);
    assert_true(compared > 700);
}

static void test_same_source_same_round(void **state)
{
    (void)state;
    const struct player players[2] = {{AI_NORMAL, NULL}, {AI_EASY, NULL}};
    for (uint64_t seed = 0; seed < 4; seed++) {
        struct tally once = {0}, again = {0};
        assert_int_equal(arena_round(players, seed, 0, &once), arena_round(players, seed, 0, &again));
        assert_int_equal(once.decisions, again.decisions);
    }
}

/* The view is not written to, and a reason is given when asked for. */
static void test_choosing_changes_nothing(void **state)
{
    (void)state;
    struct game game;
    struct view view, before;
    struct rng rng;
    rng_init(&rng, 3);
    deal_round(&game, 11);
    memset(&view, 0, sizeof view);
    view_init(&view, &game, 0);
    before = view;
    for (int level = 0; level < AI_LEVELS; level++) {
        char reason[AI_REASON] = "";
        ai_choose((enum ai_level)level, &view, &rng, reason);
        assert_true(reason[0] != 0);
        ai_choose((enum ai_level)level, &view, &rng, NULL);
        assert_memory_equal(&view, &before, sizeof view);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_levels_have_names),        cmocka_unit_test(test_all_pairs_play_legally),
        cmocka_unit_test(test_nothing_hidden_is_seen),   cmocka_unit_test(test_same_source_same_round),
        cmocka_unit_test(test_choosing_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
