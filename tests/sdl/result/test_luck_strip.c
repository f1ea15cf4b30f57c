/*
 * test_luck_strip.c: luck and skill on the results: there in all modes once it is worked out, explained when
 * pointed at or asked by its key, and left without harm while it is being worked out.
 */
#include "support/test.h"

#include "sdl/app/scenes.h"
#include "sdl/headless.h"
#include "support/match.h"

static const char *const results[] = {
    "result", "match-result", "one-suit-verdict", "duel-result", "patterns-result", "classic-result", NULL};

TEST(test_every_mode_tells_it_on_its_result)
{
    for (int i = 0; results[i]; i++) {
        headless_open_scene(results[i], 1280, 800, SPEED_OFF);
        headless_wait_for_target("button:luck");
        headless_close();
    }
}

/* What a draw is worth to players who want to win says nothing where one does not. */
TEST(test_nothing_is_told_of_players_by_chance)
{
    static const uint8_t levels[] = {AI_EASY, AI_RANDOM};
    for (int i = 0; i < 2; i++) {
        struct setup setup;
        struct rng rng;
        headless_open(1280, 800, SPEED_OFF);
        rng_init(&rng, 5);
        headless_setup(&setup, PLAYER_COMPUTER, PLAYER_COMPUTER, 5);
        setup.players[1].level = levels[i];
        app_set_session(&app, session_new(&setup, NULL));
        match_finish(app.session, &rng);
        app.command_line.screenshot = "at-once";
        app_go(&app, scene_result(&app));
        headless_steps(2);
        assert_int_equal(headless_find("button:luck") == NULL, levels[i] == AI_RANDOM);
        headless_close();
    }
}

TEST(test_its_key_explains_it_and_leads_nowhere)
{
    headless_open_scene("result", 1280, 800, SPEED_OFF);
    headless_wait_for_target("button:luck");
    headless_key(SDLK_l);
    assert_string_equal(headless_top(), "result");
    assert_true(headless_click("button:next")); /* nothing of it is in the way */
    assert_string_not_equal(headless_top(), "result");
    headless_close();
}

TEST(test_a_result_can_be_left_while_it_is_worked_out)
{
    headless_open_scene("classic-result", 1280, 800, SPEED_OFF);
    assert_true(headless_click("button:next"));
    assert_string_not_equal(headless_top(), "result");
    headless_close();
}
