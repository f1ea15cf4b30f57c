/*
 * test_clock.c: the clock of a match at the table: what counts as time, the two warnings, and the end of time
 * (docs/rules/tenpai-duel.md).
 */
#include "support/test.h"

#include "sdl/rig.h"

#define DEAL "dora 4z; ura 4z; east 45m234p678p345s88s9p; west 258m147p369s5567z"

/* At the table of a match of so many minutes; so many seconds of them have gone. */
static void begin_match_at(const char *minutes, int seconds)
{
    const char *const clock[] = {"clock", minutes, NULL};
    rig_table("tenpai-duel", 0, clock, DEAL, "");
    session_set_elapsed(app.session, seconds);
}

static void begin_at(int seconds)
{
    begin_match_at("15", seconds);
}

/* So many milliseconds pass between two looks at the clock. */
static void pass(int milliseconds)
{
    struct table_scene *table = headless_table();
    table->clock_at = 0; /* what went by until now, on a slow machine, is not looked at */
    loop_step(&app);
    table->clock_rest = 0;
    table->clock_at -= (Uint64)milliseconds;
    loop_step(&app);
    loop_draw(&app, false);
}

/* A match of so many minutes warns in these seconds, and not before. */
static void expect_warnings(const char *minutes, int first, int last)
{
    begin_match_at(minutes, first - 9);
    pass(1100);
    assert_in_range(session_elapsed(app.session), first - 8, first);
    assert_false(headless_reads("First warning"));
    session_set_elapsed(app.session, first);
    pass(1100);
    headless_assert_reads("First warning: the match is running out of time.");
    headless_close();
    begin_match_at(minutes, last);
    pass(1100);
    headless_assert_reads("Last warning: the match ends soon.");
    headless_close();
}

TEST(it_warns_twice)
{
    expect_warnings("15", 749, 824); /* the next is 12:30, then 13:45: 5/6 and 11/12 of it */
    expect_warnings("60", 2999, 3299);
}

TEST(the_hand_is_void_when_time_is_up)
{
    begin_at(899);
    pass(1100);
    assert_int_equal(headless_view(0).table.result.outcome, OUTCOME_VOID);
    headless_wait_for("result");
    headless_assert_reads("Time is up: the hand is void");
    assert_false(headless_reads("the hand is void.")); /* no notice covers the heading with the same words */
    headless_close();
}

/* A machine that slept, a pause, and a table that is only looked at cost no time; parts of seconds add up. */
TEST(only_time_at_the_table_counts)
{
    begin_at(100);
    pass(3600000);
    assert_int_equal(session_elapsed(app.session), 100);
    struct table_scene *table = headless_table();
    table->clock_rest = 0;
    for (int i = 0; i < 5; i++) {
        table->clock_at -= 700;
        loop_step(&app);
    }
    assert_in_range(session_elapsed(app.session), 103, 120);
    int before = session_elapsed(app.session);
    table->clock_rest = 0;
    table->clock_at = 0;
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("pause"));
    table->clock_at -= 2000;
    headless_steps(3);
    assert_int_equal(session_elapsed(app.session), before);
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("table"));
    headless_steps(2); /* the time of the pause is not made up for */
    assert_int_equal(session_elapsed(app.session), before);
    headless_close();
}

static void happens(Uint8 what)
{
    SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .event = what}};
    loop_handle(&app, &event);
}

/* Where nobody can see the table no time passes: minimized, hidden, or behind other windows, which may cover
 * it (docs/rules/tenpai-duel.md "The end of a match"). */
TEST(out_of_sight_no_time_passes)
{
    static const Uint8 away[] = {SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN,
                                 SDL_WINDOWEVENT_FOCUS_LOST};
    static const Uint8 back[] = {SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN,
                                 SDL_WINDOWEVENT_FOCUS_GAINED};
    begin_at(100);
    for (int i = 0; i < 3; i++) {
        struct table_scene *table = headless_table();
        int before = session_elapsed(app.session);
        happens(away[i]);
        for (int look = 0; look < 5; look++)
            pass(2000);
        assert_int_equal(session_elapsed(app.session), before);
        happens(back[i]);
        table->clock_at = 0;
        loop_step(&app);
        assert_int_equal(session_elapsed(app.session), before);
        pass(2000);
        assert_in_range(session_elapsed(app.session), before + 2, before + 20);
    }
    headless_close();
}

TEST(without_a_clock_time_passes_for_nothing)
{
    static const char *const no_clock[] = {"clock", "none", NULL};
    rig_table("tenpai-duel", 0, no_clock, DEAL, "");
    session_set_elapsed(app.session, 100);
    pass(2000);
    assert_int_equal(session_elapsed(app.session), 100);
    headless_close();
}
