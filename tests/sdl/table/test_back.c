/*
 * test_back.c: who comes back to a match after days is told where it stands, and nothing is played until they
 * have seen it.
 */
#include "support/test.h"

#include "sdl/data_folder.h"
#include "words/daily/back_words.h"

enum { HOUR = 3600, DAY = 24 * HOUR };

/* A match of some moves in that mode, come back to after so many seconds. */
static void come_back(const char *mode, uint8_t other, int steps, int64_t seconds)
{
    struct setup setup = setup_of(ruleset_find(mode), 4);
    struct rng rng;
    headless_open(1280, 800, SPEED_OFF);
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat] = (struct player){seat ? other : PLAYER_PERSON, AI_NORMAL, "Ann"};
    app_set_session(&app, session_new(&setup, NULL));
    rng_init(&rng, 4);
    while (steps-- > 0)
        assert_true(match_step(app.session, &rng));
    app.absent = seconds;
    app_go(&app, scene_table(&app));
    headless_steps(240);
}

static bool is_told(void)
{
    return target_find(&app, "back") != NULL;
}

TEST(after_days_all_modes_tell_where_the_match_stands)
{
    for (int i = 0; ruleset_list[i]; i++) {
        struct back_words words;
        struct view view;
        come_back(ruleset_list[i]->id, PLAYER_COMPUTER, 30, 3 * DAY);
        assert_true(is_told());
        int position = session_position(app.session);
        headless_steps(300);
        assert_int_equal(session_position(app.session), position); /* the others wait */
        session_view(app.session, 0, &view);
        words_back(&headless_table()->words, app.session, &view, 3 * DAY, &words);
        assert_string_equal(words.since, "You were last here three days ago.");
        assert_non_null(strstr(words.stands, "Points: "));
        assert_true(words.now[0] && words.goal[0]);
        assert_string_not_equal(words.goal, ruleset_list[i]->pitch);
        headless_key(SDLK_ESCAPE);
        assert_false(is_told());
        assert_string_equal(headless_top(), "table"); /* no pause came */
        headless_close();
    }
}

/* A claim's question says itself what happened last, and ends as a question does. */
TEST(a_question_is_asked_once)
{
    for (int steps = 10; steps < 80; steps++) {
        struct back_words words;
        struct view view;
        come_back("classic", PLAYER_COMPUTER, steps, 3 * DAY);
        session_view(app.session, 0, &view);
        words_back(&headless_table()->words, app.session, &view, 3 * DAY, &words);
        headless_close();
        if (view.table.phase != PHASE_CLAIM || !view.move_count)
            continue;
        assert_string_equal(words.last, "");
        assert_non_null(strstr(words.now, " discards "));
        assert_string_equal(words.now + strlen(words.now) - strlen(" Claim it?"), " Claim it?");
        return;
    }
    fail_msg("nobody was asked");
}

/* The fourth tile in Tenpai Duel is asked about with a sign of its own. */
TEST(what_is_asked_with_its_own_sign_gets_no_other)
{
    struct back_words words;
    struct view view;
    come_back("tenpai-duel", PLAYER_COMPUTER, 30, 3 * DAY);
    session_view(app.session, 0, &view);
    view.table.phase = PHASE_STAGE;
    view.table.stage.attacker = 0;
    view.table.stage.turned = tile_parse("5p");
    view.move_count = 1;
    words_back(&headless_table()->words, app.session, &view, 3 * DAY, &words);
    assert_string_equal(words.now, "The fourth 5 dots: make a kong?");
    headless_close();
}

/* The arrow keys go nowhere that the panel hides. */
TEST(what_lies_below_it_cannot_be_reached)
{
    come_back("dueling-tigers", PLAYER_COMPUTER, 30, 3 * DAY);
    struct rect panel = target_find(&app, "back")->rect;
    for (int i = 0; i < app.targets.count; i++) {
        struct rect rect = app.targets.list[i].rect;
        bool within = rect.x >= panel.x && rect.x + rect.w <= panel.x + panel.w && rect.y >= panel.y &&
                      rect.y + rect.h <= panel.y + panel.h;
        assert_true(!within || strcmp(app.targets.list[i].id, "back") == 0);
    }
    headless_close();
}

TEST(after_an_hour_nothing_is_told)
{
    come_back("dueling-tigers", PLAYER_COMPUTER, 30, HOUR);
    assert_false(is_told());
    headless_close();
    come_back("dueling-tigers", PLAYER_COMPUTER, 0, 3 * DAY); /* nothing has happened in it yet */
    assert_false(is_told());
    headless_close();
}

TEST(a_move_puts_it_away)
{
    static const char *const moves[] = {"hand:", "dummy:", "button:pass", "button:draw", "keep:", NULL};
    for (int steps = 20; steps < 60; steps++) {
        come_back("dueling-tigers", PLAYER_COMPUTER, steps, DAY);
        if (is_told() && session_asked(app.session) & 1 && headless_click_one(moves)) {
            int position = session_position(app.session);
            headless_steps(5);
            if (session_position(app.session) != position || !is_told()) {
                assert_false(is_told());
                headless_close();
                return;
            }
        }
        headless_close();
    }
    fail_msg("no move was made");
}

/* Taken back to where it was told, it is not told again. */
TEST(once_played_on_it_stays_away)
{
    int tried = 0;
    for (int steps = 20; steps < 60 && !tried; steps++) {
        come_back("dueling-tigers", PLAYER_COMPUTER, steps, DAY);
        int position = session_position(app.session);
        const struct target *tile = headless_find("hand:");
        char id[INPUT_ID];
        if (is_told() && tile && headless_view(0).table.phase == PHASE_TURN) {
            SDL_strlcpy(id, tile->id, sizeof id);
            assert_true(headless_click(id));
            headless_steps(5);
            assert_true(session_position(app.session) > position);
            session_go_to(app.session, position); /* as the pause and U do */
            app_go(&app, scene_pause(&app, app.top));
            headless_steps(2);
            app_go(&app, app.top->under);
            headless_steps(5);
            assert_string_equal(headless_top(), "table");
            assert_int_equal(session_position(app.session), position);
            assert_false(is_told());
            tried++;
        }
        headless_close();
    }
    assert_int_equal(tried, 1);
}

/* Two at one screen: first the curtain, then what both may know. */
TEST(it_comes_after_the_curtain)
{
    come_back("dueling-tigers", PLAYER_PERSON, 30, 2 * DAY);
    assert_string_equal(headless_top(), "curtain");
    headless_key(SDLK_RETURN);
    headless_steps(60);
    assert_string_equal(headless_top(), "table");
    assert_true(is_told());
    headless_close();
}

/* How long it lay is told by its file; one just saved was not left. */
TEST(a_match_just_saved_was_not_left)
{
    struct setup setup;
    data_folder_open(false);
    app.command_line.headless = false;
    matches_open(&app);
    app.command_line.headless = true;
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 3);
    matches_begin(&app, &setup);
    matches_put_away(&app);
    assert_true(matches_take_up_latest(&app));
    assert_true(app.absent < TABLE_BACK_AFTER);
    data_folder_close(true);
}
