/*
 * test_think.c: the opponent that thinks long does so on a thread: frames go
 * on, the move is the one it makes without a thread, leaving stops it at once.
 */
#include "support/test.h"

#include "sdl/headless.h"

enum { PATIENCE = 60000 /* milliseconds for a thread on a busy machine */ };

/* The computer is East and begins. */
static void begin(uint64_t seed)
{
    struct setup setup = {
        .rules = ruleset_find("dueling-tigers"), .seed = seed, .practice = true, .seats = 2};

    headless_open(1280, 800, SPEED_OFF);
    ruleset_defaults(setup.rules, setup.options);
    setup.players[0] = (struct player){PLAYER_COMPUTER, AI_HARD, "Hard"};
    setup.players[1] = (struct player){PLAYER_PERSON, AI_NORMAL, "Ann"};
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
}

static void step(void)
{
    SDL_Delay(1);
    loop_step(&app);
    loop_draw(&app, false);
}

/* Steps until the computer thinks on the thread; false if it never does. */
static bool wait_for_thinking(void)
{
    for (int waited = 0; waited < PATIENCE; waited++) {
        step();
        if (worker_is_busy(&headless_table()->think.worker))
            return true;
    }
    return false;
}

TEST(test_the_move_is_the_same_as_without_a_thread)
{
    begin(3);
    assert_true(wait_for_thinking());
    struct view before, after;
    struct session *copy = session_from_record(session_record(app.session));
    int position = session_position(app.session), frames = 0;
    session_go_to(copy, position);
    struct move move = session_think(copy, 0, NULL);
    for (int waited = 0; waited < PATIENCE && session_position(app.session) == position; waited++, frames++)
        step();
    assert_true(session_position(app.session) > position);
    assert_true(session_play(copy, move, NULL, NULL));
    session_go_to(app.session, position + 1);
    session_view(copy, 1, &before);
    session_view(app.session, 1, &after);
    assert_memory_equal(&before, &after, sizeof before);
    session_free(copy);
    headless_close();
}

TEST(test_leaving_stops_the_thinking)
{
    begin(4);
    assert_true(wait_for_thinking());
    headless_close(); /* waits for the thread: a hang here would fail the test by its time */
}

TEST(test_a_thought_of_another_position_is_dropped)
{
    begin(5);
    assert_true(wait_for_thinking());
    struct table_think *think = &headless_table()->think;
    session_restart_deal(app.session);
    table_think_begin(headless_table(), 0);
    struct view now;
    session_view(app.session, 0, &now);
    assert_memory_equal(&now, &think->thought.view, sizeof now);
    headless_close();
}
