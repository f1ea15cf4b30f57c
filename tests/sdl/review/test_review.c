/*
 * test_review.c: the hint and the review in the real scenes: they answer,
 * mark what they speak of, change nothing of the match, and show no tile that
 * the seat could not see.
 * Tier: ci
 * Teacher: quick
 */
#include "support/test.h"

#include "sdl/review/review_scene.h"
#include "sdl/rig.h"

enum { PATIENCE = 600000 /* milliseconds for a thread on a busy machine, under ThreadSanitizer too */ };

TEST(test_the_review_names_what_cost_points)
{
    headless_open_scene("review", 1280, 800,
                        SPEED_OFF); /* a round in which the person plays as a beginner does */
    int position = session_position(app.session), length = session_length(app.session);
    assert_string_equal(headless_top(), "review");
    headless_wait_for_target("review:0");
    assert_null(headless_find("hand:")); /* the table is only looked at */
    assert_true(headless_click("review:0"));
    assert_true(headless_click("button:next"));
    assert_int_equal(session_position(app.session), position);
    assert_int_equal(session_length(app.session), length);
    assert_true(headless_click("button:back"));
    assert_string_equal(headless_top(), "result");
    headless_close();
}

/* They and their head are there at any size of the interface: the words of the panel are as large as leaves
 * room. */
TEST(the_costliest_are_there_in_large_letters)
{
    static const int scales[] = {100, 125, 150};
    for (int i = 0; i < 3; i++) {
        headless_open(1280, 800, SPEED_OFF);
        app.command_line.screenshot = "none"; /* all is judged when the scene is there */
        app.settings.scale = scales[i];
        app_settings_changed(&app);
        app_go(&app, scene_by_name(&app, "review"));
        headless_steps(2);
        headless_assert_reads("The costliest decisions");
        assert_non_null(target_find(&app, "review:0"));
        headless_close();
    }
}

/* Whatever is said of a decision, the three costliest can be clicked at the same places, in the smallest
 * window. */
TEST(test_the_costliest_stay_where_they_are)
{
    static const char *const names[] = {"review", "patterns-review", "classic-review"};
    for (int i = 0; i < 3; i++) {
        struct rect chips[REVIEW_COSTLIEST];
        headless_open(LAYOUT_WIDTH_MIN, LAYOUT_HEIGHT_MIN, SPEED_OFF);
        app.command_line.screenshot = "none"; /* all is judged when the scene is there */
        app_go(&app, scene_by_name(&app, names[i]));
        headless_step();
        const struct review_scene *review = (const struct review_scene *)app.top;
        assert_true(judging_is_whole(review->judging));
        for (int step = 0; step < judging_all(review->judging); step++) {
            for (int chip = 0; chip < REVIEW_COSTLIEST; chip++) {
                const struct target *target = target_find(&app, TARGET_ID("review", chip));
                assert_non_null(target);
                if (step)
                    assert_memory_equal(&chips[chip], &target->rect, sizeof target->rect);
                chips[chip] = target->rect;
            }
            assert_true(headless_click("button:next"));
        }
        headless_close();
    }
}

/* East wins with the tiles as dealt: West was asked nothing. */
TEST(test_a_round_without_a_decision_says_so)
{
    rig("dueling-tigers", 1, no_indicators, "east 123m456m789p11155z; west 258m147p2233446z", "win");
    app_go(&app, scene_result(&app));
    headless_steps(20);
    assert_true(headless_click("button:review"));
    headless_steps(20);
    assert_string_equal(headless_top(), "review");
    headless_assert_reads("There was nothing to decide in this round.");
    headless_close();
}

TEST(test_a_review_can_be_left_while_it_thinks)
{
    headless_open_scene("review", 1280, 800, SPEED_OFF);
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "result");
    headless_close();
}

TEST(test_the_result_leads_to_the_review)
{
    static const char *const names[] = {"result", "one-suit-verdict", "duel-result", "patterns-result",
                                        "classic-result"};
    for (int i = 0; i < 5; i++) {
        headless_open_scene(names[i], 1280, 800, SPEED_OFF);
        headless_key(SDLK_r);
        assert_string_equal(headless_top(), "review");
        headless_close();
    }
}

TEST(test_the_hint_is_a_legal_move_and_passes_with_the_position)
{
    headless_open_scene("table-discard", 1280, 800, SPEED_OFF);
    struct table_scene *table = headless_table();
    assert_true(headless_click("button:hint"));
    for (int waited = 0; waited < PATIENCE && !table->hint.shown; waited += 5) {
        SDL_Delay(5);
        loop_step(&app);
    }
    assert_true(table->hint.shown);
    assert_true(view_allows(&table->view, table->hint.thought.ranking.list[0].move));
    loop_draw(&app, false);
    assert_true(headless_click_one((const char *const[]){"hand:", NULL}));
    loop_step(&app);
    assert_false(headless_table()->hint.shown);
    headless_close();
}

/* --- the whole match ----------------------------------------------------------------------------- */

/* Steps until it is over; false if that does not come. */
static bool wait_while(const char *id)
{
    for (int waited = 0; waited < PATIENCE && target_find(&app, id); waited += 5) {
        SDL_Delay(5);
        loop_step(&app);
        loop_draw(&app, false);
    }
    return !target_find(&app, id);
}

TEST(test_a_match_is_reviewed_and_its_decisions_opened)
{
    headless_open_scene("classic-match-review", 1280, 800, SPEED_OFF);
    assert_string_equal(headless_top(), "match-review");
    headless_wait_for_target("costliest:0");
    assert_true(headless_click("costliest:0"));
    assert_string_equal(headless_top(), "review");
    assert_true(headless_click("button:next"));
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "match-review");
    assert_true(headless_click("curve")); /* in the middle: the decision nearest to it */
    assert_string_equal(headless_top(), "review");
    headless_key(SDLK_ESCAPE);
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "match-result");
    headless_close();
}

TEST(test_a_match_review_opens_all_that_was_judged)
{
    headless_open_scene("match-review", 1280, 800, SPEED_OFF);
    headless_wait_for_target("curve");
    assert_true(wait_while("button:stop")); /* all is judged */
    assert_true(headless_click("button:all"));
    assert_string_equal(headless_top(), "review");
    headless_close();
}

TEST(test_the_match_result_asks_to_find_it)
{
    headless_open_scene("match-result", 1280, 800, SPEED_OFF);
    assert_true(headless_click("button:find"));
    assert_string_equal(headless_top(), "match-review");
    for (int waited = 0; waited < PATIENCE && strcmp(headless_top(), "puzzle") != 0; waited += 5) {
        SDL_Delay(5);
        loop_step(&app);
        loop_draw(&app, false);
    }
    assert_string_equal(headless_top(), "puzzle");
    headless_close();
}

/* The move is made on the real table; then the answer stands there. */
TEST(test_a_move_is_found)
{
    static const char *const names[] = {"puzzle", "duel-puzzle", "one-suit-puzzle", "classic-puzzle"};
    for (int i = 0; i < 4; i++) {
        headless_open_scene(names[i], 1280, 800, SPEED_OFF);
        assert_string_equal(headless_top(), "puzzle");
        assert_null(target_find(&app, "button:next"));
        assert_null(target_find(&app, "button:hint")); /* nobody helps */
        assert_true(headless_click_one((const char *const[]){"hand:", NULL}));
        headless_wait_for_target("button:next");
        assert_null(headless_find("hand:"));
        assert_true(headless_click("button:next"));
        assert_string_equal(headless_top(), "title");
        headless_close();
    }
}
