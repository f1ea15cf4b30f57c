/*
 * test_undo.c: taking moves back in a match that counts, and over a result.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "support/match.h"

static void begin(bool practice, uint64_t seed)
{
    struct setup setup;
    headless_open(1280, 800, SPEED_OFF);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, seed);
    setup.practice = practice;
    app_set_session(&app, session_new(&setup, NULL));
}

/* Until a round is over. */
static void play_to_result(void)
{
    static struct view view; /* large */
    struct rng rng;
    rng_init(&rng, 2);
    do {
        assert_true(match_step(app.session, &rng));
        session_view(app.session, SEAT_NONE, &view);
    } while (view.table.result.outcome == OUTCOME_NONE);
}

TEST(in_a_match_that_counts_the_first_undo_asks)
{
    begin(false, 5);
    match_play_some(app.session);
    app_go(&app, scene_table(&app));
    headless_steps(120);
    int position = session_position(app.session);
    headless_key('u');
    assert_string_equal(headless_top(), "question");
    headless_key(SDLK_RETURN); /* what costs is never on Enter */
    assert_string_equal(headless_top(), "table");
    assert_int_equal(session_position(app.session), position);
    assert_false(session_setup(app.session)->practice);
    headless_key('u');
    assert_true(headless_click("button:yes"));
    assert_string_equal(headless_top(), "table");
    assert_true(session_position(app.session) < position);
    assert_true(session_setup(app.session)->practice && session_setup(app.session)->practice_later);
    assert_int_equal(headless_table()->position, session_position(app.session));
    headless_steps(120);
    if (session_has_undo(app.session)) { /* and never again */
        headless_key('u');
        assert_string_equal(headless_top(), "table");
    }
}

/* The place and the view the person had before their last decision. */
static void over_a_result(bool practice)
{
    static struct view before, after; /* large */
    begin(practice, 6);
    play_to_result();
    struct session *copy = session_from_record(session_record(app.session));
    session_go_to(copy, session_length(copy));
    app_go(&app, scene_result(&app));
    headless_steps(120);
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "pause");
    assert_true(headless_click("button:undo"));
    if (!practice) {
        assert_string_equal(headless_top(), "question");
        assert_true(headless_click("button:yes"));
    }
    assert_string_equal(headless_top(), "table"); /* the result that is no more is not what is seen */
    headless_steps(120);
    session_go_to(copy, session_position(app.session));
    assert_true(session_position(app.session) < session_length(copy));
    session_view(copy, 0, &before);
    session_view(app.session, 0, &after);
    assert_memory_equal(&before.own, &after.own, sizeof before.own);
    assert_int_equal(headless_table()->position, session_position(app.session));
    assert_true(session_asked(app.session) & 1);
    session_free(copy);
}

TEST(undo_over_a_result_leads_back_to_the_table)
{
    over_a_result(true);
    over_a_result(false);
}

TEST(beginning_the_deal_again_over_a_result_leads_to_the_table)
{
    begin(false, 6);
    play_to_result();
    app_go(&app, scene_result(&app));
    headless_steps(120);
    headless_key(SDLK_ESCAPE);
    int position = session_position(app.session);
    assert_true(headless_click("button:restart"));
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "pause");
    assert_int_equal(session_position(app.session), position);
    assert_true(headless_click("button:restart"));
    assert_true(headless_click("button:yes"));
    assert_string_equal(headless_top(), "table");
    assert_true(session_position(app.session) < position);
    assert_true(session_setup(app.session)->practice_later);
}

/* Else the match would become practice for nothing. */
TEST(a_deal_just_made_is_not_begun_again)
{
    struct rng rng;
    rng_init(&rng, 2);
    begin(false, 5);
    while (!session_has_restart(app.session))
        assert_true(match_step(app.session, &rng));
    session_go_to(app.session, session_position(app.session) - 1); /* before the first move */
    app_go(&app, scene_pause(&app, scene_table(&app)));
    loop_draw(&app, false);
    assert_false(headless_click("button:restart"));
    headless_key('d');
    assert_string_equal(headless_top(), "pause");
    assert_false(session_setup(app.session)->practice);
}

TEST(two_people_cannot_take_back)
{
    struct setup setup;
    headless_open(1280, 800, SPEED_OFF);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_PERSON, 5);
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_pause(&app, scene_table(&app)));
    loop_draw(&app, false);
    assert_false(headless_click("button:undo"));
    assert_false(headless_click("button:restart"));
}

/* The reason fits how many sit at the screen: two, four or nobody, where computers play alone. */
TEST(why_nothing_is_taken_back_fits_who_plays)
{
    static const char two[] = "Not for two players", several[] = "Not with several players",
                      nobody[] = "Nobody is playing in it";
    for (int persons = 0; persons <= 4; persons += 2) {
        struct setup setup;
        headless_open(1280, 800, SPEED_OFF);
        headless_setup(&setup, persons ? PLAYER_PERSON : PLAYER_COMPUTER,
                       persons ? PLAYER_PERSON : PLAYER_COMPUTER, 5);
        if (persons == 4) {
            setup.rules = ruleset_find("classic");
            ruleset_defaults(setup.rules, setup.options);
            setup.seats = 4;
            for (int seat = 2; seat < 4; seat++)
                setup.players[seat] = setup.players[seat - 2];
        }
        app_set_session(&app, session_new(&setup, NULL));
        app_go(&app, scene_pause(&app, scene_table(&app)));
        assert_int_equal(headless_reads(two), persons == 2);
        assert_int_equal(headless_reads(several), persons == 4);
        assert_int_equal(headless_reads(nobody), persons == 0);
        assert_false(headless_click("button:undo"));
    }
}

/* From the pause a running match becomes practice, after a question; with two people too, who still cannot
 * take anything back. */
TEST(practice_is_turned_on_in_a_running_match)
{
    for (int persons = 1; persons <= 2; persons++) {
        struct setup setup;
        headless_open(1280, 800, SPEED_OFF);
        headless_setup(&setup, PLAYER_PERSON, persons == 1 ? PLAYER_COMPUTER : PLAYER_PERSON, 5);
        app_set_session(&app, session_new(&setup, NULL));
        match_play_some(app.session);
        app_go(&app, scene_pause(&app, scene_table(&app)));
        loop_draw(&app, false);
        assert_true(headless_click("button:practice"));
        assert_string_equal(headless_top(), "question");
        headless_key(SDLK_RETURN); /* what costs is never on Enter */
        assert_false(session_setup(app.session)->practice);
        assert_true(headless_click("button:practice"));
        assert_true(headless_click("button:yes"));
        assert_string_equal(headless_top(), "pause");
        assert_true(session_setup(app.session)->practice && session_setup(app.session)->practice_later);
        assert_false(headless_click("button:practice")); /* and not twice */
        assert_int_equal(headless_click("button:undo"), persons == 1);
    }
}

/* Once a match is practice the table's heading says so, and nothing else on the table changes by it but the
 * button of what only practice shows. */
TEST(the_table_says_that_it_is_practice)
{
    static Uint32 counting[1280 * 800];
    begin(false, 6);
    match_play_some(app.session);
    app.settings.reduced_motion = true; /* so that what glows does not breathe */
    app_go(&app, scene_table(&app));
    headless_steps(120);
    loop_draw(&app, true);
    memcpy(counting, app.picture->pixels, sizeof counting);
    session_make_practice(app.session);
    app_dirty(&app);
    loop_draw(&app, true);
    const Uint32 *practice = app.picture->pixels;
    struct rect heading = table_scene_pixels(&app.painter, headless_table()->layout.heading);
    struct rect danger = headless_find("toggle:danger")->rect;
    int changed = 0, elsewhere = 0;
    for (int i = 0; i < 1280 * 800; i++)
        if (practice[i] != counting[i]) {
            changed++;
            float x = (float)(i % 1280), y = (float)(i / 1280);
            elsewhere += !rect_contains(heading, x, y) && !rect_contains(danger, x, y);
        }
    assert_true(changed > 200);
    assert_int_equal(elsewhere, 0);
}
