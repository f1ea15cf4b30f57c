/*
 * test_pause.c: the pause of a match, at the table and over a result: what it offers is what can be done, and
 * does it.
 */
#include "support/test.h"

#include "sdl/data_folder.h"

static void begin(bool practice)
{
    struct setup setup;
    data_folder_open(false);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    setup.practice = practice;
    matches_begin(&app, &setup);
}

static void pause(void)
{
    app_go(&app, scene_table(&app));
    headless_steps(120);
    headless_key(SDLK_ESCAPE);
    headless_step();
    assert_true(headless_is_at("pause"));
}

TEST(leaving_says_what_becomes_of_the_match)
{
    begin(false);
    match_play_some(app.session);
    pause();
    headless_assert_reads("Save and go to title");
    app.taken = true; /* by another window */
    headless_assert_reads("Go to title");
    assert_false(headless_reads("Save and go to title"));
    app.taken = false;
    assert_true(headless_click("button:title"));
    assert_true(headless_is_at("title"));
    data_folder_close(true);
    headless_open(1280, 800, SPEED_OFF); /* without a folder */
    struct setup setup;
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    app_set_session(&app, session_new(&setup, NULL));
    pause();
    assert_false(headless_reads("Save and go to title"));
    headless_assert_reads("Go to title");
    headless_close();
}

/* A practice that stands beside a match of its mode is left, and the match waits as it was. */
TEST(a_practice_beside_a_match_is_left)
{
    struct record record;
    begin(false);
    match_play_some(app.session);
    int length = session_length(app.session);
    assert_true(record_read(&record, SOURCE_DIR "/tests/golden/ruin.tigers", NULL));
    struct setup setup = record.setup;
    setup.practice = true;
    matches_play_on(&app, &record, 1, &setup);
    record_deinit(&record);
    assert_true(app.beside);
    pause();
    headless_assert_reads("Leave practice");
    assert_false(headless_reads("go to title"));
    assert_true(headless_click("button:title"));
    assert_int_equal(session_length(matches_of(&app, ruleset_find("dueling-tigers"))), length);
    data_folder_close(true);
}

TEST(what_was_taken_back_is_made_again)
{
    begin(true);
    match_play_some(app.session);
    pause();
    int position = session_position(app.session);
    assert_false(headless_click("button:redo"));
    headless_assert_reads("Nothing to redo");
    assert_true(headless_click("button:undo"));
    assert_true(headless_is_at("table"));
    assert_true(session_position(app.session) < position);
    headless_steps(120);
    headless_key(SDLK_ESCAPE);
    headless_step();
    assert_true(headless_click("button:redo"));
    assert_true(headless_is_at("table"));
    assert_int_equal(session_position(app.session), position);
    data_folder_close(true);
}

/* The log is the table's, and over a result the whole one; it leads back to where it was opened. */
TEST(the_log_leads_back)
{
    static struct view view; /* large */
    struct rng rng;
    rng_init(&rng, 2);
    begin(false);
    match_play_some(app.session);
    pause();
    headless_key(SDLK_g);
    assert_true(headless_is_at("log"));
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("table"));
    do {
        assert_true(match_step(app.session, &rng));
        session_view(app.session, SEAT_NONE, &view);
    } while (view.table.result.outcome == OUTCOME_NONE);
    app_go(&app, scene_result(&app));
    headless_steps(120);
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("pause"));
    headless_key(SDLK_g);
    assert_true(headless_is_at("log"));
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("pause"));
    data_folder_close(true);
}

/* The number of the deal is that under which the same tiles come again. A clipboard that takes nothing is
 * told: else something old would be pasted for it. */
TEST(the_number_of_the_deal_is_copied)
{
    begin(false);
    pause();
    headless_assert_reads("Deal number 5");
    assert_true(headless_click("button:copy"));
    headless_assert_reads("Couldn’t copy to the clipboard: ");
    while (headless_click("button:close-warning"))
        headless_steps(30);
    SDL_Init(SDL_INIT_VIDEO); /* the clipboard is the video driver's */
    assert_true(headless_click("button:copy"));
    headless_assert_reads("Copied deal number 5.");
    char *text = SDL_GetClipboardText();
    assert_string_equal(text, "5");
    SDL_free(text);
    data_folder_close(true);
}
