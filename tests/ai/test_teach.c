/* test_teach.c: the teacher's ranking is complete, legal and says what a player can check at the table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "ai/teach.h"
#include "support/position.h"
#include "words/reason_words.h"

#define PLAIN "option indicators off; "

static struct ranking ranking;

static void rank(const struct position *position, int seat)
{
    struct view view;
    view_init(&view, &position->game, seat);
    teach_rank(&view, 1, NULL, &ranking);
}

static const struct advice *advice_on(const char *text)
{
    char written[MOVE_TEXT];
    for (int i = 0; i < ranking.count; i++) {
        move_print(ranking.list[i].move, written);
        if (strcmp(written, text) == 0)
            return &ranking.list[i];
    }
    print_error("%s is not ranked\n", text);
    fail();
    return NULL;
}

static void expect_reason(const struct advice *advice, const char *words)
{
    char said[REASON_TEXT];
    reason_say(&advice->reason, said, sizeof said);
    assert_string_equal(said, words);
}

static bool figures_are_sound(const struct advice *advice)
{
    return advice->win >= 0 && advice->win <= 1000 && advice->deal_in >= 0 && advice->deal_in <= 1000;
}

/* Every legal move is ranked once, by itself or by its kind, and with a reason. */
static void check_ranking(const struct view *view)
{
    int seen[MOVE_MOST] = {0};
    teach_rank(view, 1, NULL, &ranking);
    assert_in_range(ranking.count, 1, view->move_count);
    for (int i = 0; i < ranking.count; i++) {
        assert_true(view_allows(view, ranking.list[i].move));
        assert_int_not_equal(ranking.list[i].reason.kind, REASON_NONE);
        assert_true(figures_are_sound(&ranking.list[i]));
    }
    for (int i = 0; i < view->move_count; i++) {
        int place = teach_find(&ranking, view->moves[i]);
        bool form = view->moves[i].kind == MOVE_GUESS || view->moves[i].kind == MOVE_NAME;
        assert_true(form || place >= 0);
        if (place >= 0)
            seen[place]++;
    }
    for (int i = 0; i < ranking.count; i++)
        assert_true(seen[i] > 0 || view->moves[0].kind >= MOVE_GUESS);
}

static void play_ranked(const struct ruleset *rules, uint64_t seed)
{
    struct game game;
    struct events events;
    struct deal deal;
    struct rng rng;
    int16_t options[OPTION_MOST];
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, ruleset_seats(rules, options));
    rng_init(&rng, seed);
    bool slow = rules->has_stages || rules->declares_risk;
    for (int turn = 0; turn < (slow ? 60 : 300) && game.table.phase != PHASE_OVER; turn++) {
        struct view view;
        int seat = 0;
        if (game.table.phase == PHASE_DEAL) {
            deal_shuffle(&deal, &game, rng_next(&rng));
            game_deal(&game, &deal, &events);
            continue;
        }
        while (!(game.table.asked >> seat & 1))
            seat++;
        view_init(&view, &game, seat);
        if (turn % 6 == 0) /* where rounds are played on for it a ranking takes its time */
            check_ranking(&view);
        game_apply(&game, ai_choose(turn % 3 ? AI_EASY : AI_RANDOM, &view, &rng, NULL), &events);
    }
}

static void test_every_move_is_ranked_in_every_mode(void **state)
{
    (void)state;
    for (int mode = 0; ruleset_list[mode]; mode++)
        play_ranked(ruleset_list[mode], 77 + (uint64_t)mode);
}

static void test_a_win_stands_first(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 123789m123p46m77z5m");
    rank(&p, EAST);
    assert_int_equal(ranking.list[0].move.kind, MOVE_WIN);
    assert_int_equal(ranking.list[0].win, 1000);
    assert_int_equal(ranking.list[0].points, 300); /* four runs, self-picked, concealed */
}

/* 46m and 5m: with 4z gone there are four 5m; breaking 46m leaves none. */
static void test_figures_follow_the_waits(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 123789m123p46m77z4z; west 258m258p1234567z");
    rank(&p, EAST);
    expect_reason(&ranking.list[0], "Riichi: 4 winning tiles left to come");
    assert_true(advice_on("riichi 4z")->win > advice_on("discard 4m")->win);
    assert_true(advice_on("riichi 4z")->points > advice_on("discard 7z")->points);
    assert_int_equal(advice_on("discard 1m")->reason.kind, REASON_STEP_FURTHER);
}

/* West is in Riichi; 4z lies on a pile and cannot be won on, 5m can. */
static void test_a_live_tile_is_named(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 159m159p1234567z8p; west 123789m123p46m77z; wall 4z 5p");
    position_play(&p, "discard 1z; reveal 0; riichi 4z; reveal 1");
    rank(&p, EAST);
    assert_int_equal(advice_on("discard 4z")->deal_in, 0);
    assert_true(advice_on("discard 5m")->deal_in > 0);
    expect_reason(advice_on("discard 5m"), "West is in Riichi and this is live");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_move_is_ranked_in_every_mode),
        cmocka_unit_test(test_a_win_stands_first),
        cmocka_unit_test(test_figures_follow_the_waits),
        cmocka_unit_test(test_a_live_tile_is_named),
    };
    return cmocka_run_group_tests_name("ai/test_teach", tests, NULL, NULL);
}
