/*
 * test_day.c: the deal of the day from the title to its result: one counted try, a save of its own, later
 * tries for practice.
 */
#include "support/test.h"

#include "sdl/app/days.h"
#include "sdl/data_folder.h"
#include "sdl/day/scene_day.h"
#include "support/system.h"

/* Plays whatever is on the table to its end behind the scene's back, and goes to the result. */
static void finish(void)
{
    struct rng rng;
    rng_init(&rng, 5);
    match_finish(app.session, &rng);
    app_go(&app, scene_match_result(&app));
    headless_step();
}

/* A match of the house game begun as any player would; its position. */
static int begin_plain(void)
{
    struct setup setup;
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 9);
    matches_begin(&app, &setup);
    app_go(&app, scene_table(&app));
    headless_steps(30);
    int position = session_position(app.session);
    app_go(&app, scene_title(&app));
    headless_step();
    return position;
}

TEST(the_day_has_one_counted_try_beside_the_players_own_match)
{
    data_folder_open_title(false);
    int plain = begin_plain();
    assert_true(headless_click("button:day"));
    assert_string_equal(headless_top(), "day");
    assert_true(headless_click("button:play"));
    assert_string_equal(headless_top(), "table");
    assert_true(data_folder_holds("day.tigers") && data_folder_holds("days.ini") &&
                data_folder_holds("dueling-tigers.tigers"));
    assert_false(session_setup(app.session)->practice);
    headless_steps(30);
    int day = session_position(app.session);
    data_folder_close(false);

    data_folder_open_title(true); /* the program was closed in the middle of it: both matches wait */
    assert_int_equal(session_position(saves_look_day(&app.saves)), day);
    assert_int_equal(session_position(matches_of(&app, ruleset_find("dueling-tigers"))), plain);
    assert_true(headless_click("button:day"));
    assert_null(target_find(&app, "button:play"));
    assert_true(headless_click("button:continue"));
    assert_string_equal(headless_top(), "table");
    finish();
    assert_true(headless_click("button:rematch"));
    assert_string_equal(headless_top(), "day");
    assert_null(app.session);
    assert_false(data_folder_holds("day.tigers"));
    struct day_entry *entry = day_book_find(days_book(&app), days_today());
    assert_non_null(entry);
    assert_true(entry->done);
    for (int i = 0; i < 20000 && !entry->compared; i++) {
        headless_step();
        SDL_Delay(5);
    }
    struct day_score hard;
    assert_true(day_play_hard(days_today(), NULL, &hard));
    assert_memory_equal(&entry->hard, &hard, sizeof hard);
    int own = day_total(&entry->own);

    headless_step();
    assert_true(headless_click("button:play")); /* once more, for practice */
    assert_string_equal(headless_top(), "table");
    assert_true(session_setup(app.session)->practice);
    finish();
    assert_int_equal(day_total(&day_book_find(days_book(&app), days_today())->own), own);
    data_folder_close(false);

    data_folder_open_title(true);
    assert_int_equal(day_total(&day_book_find(days_book(&app), days_today())->own), own);
    assert_int_equal(session_position(matches_of(&app, ruleset_find("dueling-tigers"))), plain);
    data_folder_close(true);
}

TEST(a_try_that_is_given_up_is_not_played_again)
{
    data_folder_open_title(false);
    headless_key(SDLK_d);
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "table");
    app_go(&app, scene_title(&app));
    matches_close(&app);
    char path[MATCH_PATH];
    file_remove(match_path(path, folder, "day.tigers")); /* the save is lost */
    data_folder_close(false);
    data_folder_open_title(true);
    headless_key(SDLK_d);
    assert_true(headless_click("button:play"));
    assert_true(session_setup(app.session)->practice);
    data_folder_close(true);
}

TEST(an_earlier_deal_that_waits_is_given_up_only_after_asking)
{
    char id[INPUT_ID];
    data_folder_open_title(false);
    headless_key(SDLK_d);
    headless_key(SDLK_RETURN);
    app_go(&app, scene_day(&app, days_today() - 1)); /* a day that was missed */
    headless_step();
    const struct session *waits = saves_look_day(&app.saves);
    assert_true(headless_click("button:play"));
    assert_string_equal(headless_top(), "question");
    headless_key(SDLK_RETURN); /* costs something: Enter is no */
    assert_string_equal(headless_top(), "day");
    assert_ptr_equal(saves_look_day(&app.saves), waits);
    snprintf(id, sizeof id, "date:%d", days_today());
    if (target_find(&app, id)) { /* not on the first of a month */
        assert_true(headless_click(id));
        assert_non_null(target_find(&app, "button:continue"));
    }
    data_folder_close(true);
}

/* Another opponent would make another match of it, and the try would be lost (life 29865). */
TEST(the_opponent_of_the_day_stays)
{
    struct rng rng;
    data_folder_open_title(false);
    assert_true(headless_click("button:day"));
    assert_true(headless_click("button:play"));
    headless_steps(30);
    headless_key(SDLK_ESCAPE);
    headless_step();
    assert_string_equal(headless_top(), "pause");
    assert_true(target_find(&app, "button:opponents")->flags & TARGET_OFF);
    headless_key(SDLK_o);
    headless_step();
    assert_string_equal(headless_top(), "pause");
    rng_init(&rng, 5);
    while (!session_awaits_deal(app.session))
        match_step(app.session, &rng);
    app_go(&app, scene_result(&app));
    headless_step();
    assert_string_equal(headless_top(), "result");
    assert_null(headless_find("change:"));
    assert_true(saves_is_day(app.session));
    data_folder_close(true);
}

/* The day scene, which is on top. */
static const struct day_scene *page(void)
{
    assert_string_equal(headless_top(), "day");
    return (const struct day_scene *)app.top;
}

static int number(const char *date)
{
    int day = date_parse(date);
    assert_int_not_equal(day, DATE_NONE);
    return day;
}

/* The page stays open over midnight: what counts then is the new day's deal. */
TEST(at_midnight_another_deal_is_todays)
{
    int before = number("2026-10-31"), after = number("2026-11-01");
    system_set("TIGERS_NOW", "2026-10-31 23:59:00");
    data_folder_open_title(false);
    assert_true(headless_click("button:day"));
    headless_assert_reads("October 2026");
    headless_assert_reads("The try that counts");
    system_set("TIGERS_NOW", "2026-11-01 00:00:00");
    /* Whoever clicks before the page has followed does not begin what they did not see. */
    assert_ptr_equal(app.top->class->activate(app.top, &app, "button:play"), app.top);
    assert_null(day_book_find(days_book(&app), before));
    headless_step();
    assert_int_equal(page()->shown, after);
    headless_assert_reads("November 2026");
    headless_assert_reads("The try that counts");
    assert_true(headless_click("button:play"));
    assert_string_equal(headless_top(), "table");
    assert_false(session_setup(app.session)->practice);
    assert_int_equal(day_of(session_setup(app.session)), after);
    assert_null(day_book_find(days_book(&app), before));
    /* A try that waits is shown on the next day too, as long as the page is open. */
    app_go(&app, scene_day(&app, DATE_NONE));
    headless_step();
    system_set("TIGERS_NOW", "2026-11-02 00:00:00");
    headless_step();
    assert_int_equal(page()->shown, after);
    assert_int_equal(page()->today, after + 1);
    assert_non_null(target_find(&app, "button:continue"));
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}

TEST(months_go_back_to_the_last_deal_that_is_kept)
{
    char id[INPUT_ID];
    system_set("TIGERS_NOW", "2026-11-25 12:00:00");
    data_folder_open_title(false);
    assert_true(headless_click("button:day"));
    headless_key(SDLK_PAGEDOWN); /* nothing comes after today */
    headless_step();
    headless_assert_reads("November 2026");
    assert_null(target_find(&app, "button:later"));
    snprintf(id, sizeof id, "date:%d", number("2026-11-26"));
    assert_null(target_find(&app, id));
    headless_key(SDLK_PAGEUP);
    headless_step();
    headless_assert_reads("October 2026");
    app.top->class->wheel(app.top, &app, -1);
    headless_step();
    headless_assert_reads("November 2026");
    app.top->class->wheel(app.top, &app, 1);
    headless_step();
    headless_assert_reads("October 2026");
    app.top->class->wheel(app.top, &app, 0); /* pushed to the side */
    headless_step();
    headless_assert_reads("October 2026");
    app.top->class->wheel(app.top, &app, .5f);
    headless_step();
    headless_assert_reads("October 2026");
    app.top->class->wheel(app.top, &app, .5f);
    headless_step();
    headless_assert_reads("September 2026");
    assert_true(headless_click("button:later"));
    assert_true(headless_click("button:later"));
    headless_step();
    headless_assert_reads("November 2026");
    for (int i = 0; i < 20; i++) {
        headless_key(SDLK_PAGEUP);
        headless_step();
    }
    headless_assert_reads("October 2025"); /* 400 days back is 21 October */
    assert_null(target_find(&app, "button:earlier"));
    snprintf(id, sizeof id, "date:%d", number("2025-10-21"));
    assert_null(target_find(&app, id));
    snprintf(id, sizeof id, "date:%d", number("2025-10-22"));
    assert_true(headless_click(id));
    assert_int_equal(page()->shown, number("2025-10-22"));
    headless_key(SDLK_ESCAPE);
    headless_step();
    assert_string_equal(headless_top(), "title");
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}

TEST(a_practice_that_waits_is_given_up_after_asking_too)
{
    system_set("TIGERS_NOW", "2026-11-25 12:00:00");
    data_folder_open_title(false);
    app_go(&app, scene_day(&app, number("2026-11-20")));
    headless_step();
    headless_assert_reads("It doesn’t count");
    assert_true(headless_click("button:play"));
    assert_true(session_setup(app.session)->practice);
    app_go(&app, scene_day(&app, number("2026-11-21")));
    headless_step();
    assert_true(headless_click("button:play"));
    headless_assert_reads("The practice of 20 November 2026 isn’t finished. This one will replace it.");
    assert_true(headless_click("button:yes"));
    assert_string_equal(headless_top(), "table");
    assert_int_equal(day_of(session_setup(app.session)), number("2026-11-21"));
    /* Today is shown first: a practice is nothing that has to be ended. */
    app_go(&app, scene_day(&app, DATE_NONE));
    headless_step();
    assert_int_equal(page()->shown, number("2026-11-25"));
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}

/* Whoever leaves the result of the last round, for the title or by closing the window, has played the day to
 * its end: its points count, and the next deal takes nothing away. */
TEST(a_day_counts_however_its_last_result_is_left)
{
    for (int closed = 0; closed < 2; closed++) {
        struct rng rng;
        system_set("TIGERS_NOW", "2026-11-25 12:00:00");
        data_folder_open_title(false);
        assert_true(headless_click("button:day"));
        assert_true(headless_click("button:play"));
        rng_init(&rng, 5);
        match_finish(app.session, &rng);
        if (closed) {
            data_folder_close(false);
            data_folder_open_title(true);
        } else {
            app_go(&app, scene_title(&app));
            headless_step();
        }
        const struct day_entry *entry = day_book_find(days_book(&app), number("2026-11-25"));
        assert_non_null(entry);
        assert_true(entry->done);
        assert_true(headless_click("button:day"));
        assert_non_null(target_find(&app, "button:copy"));
        system_set("TIGERS_NOW", "2026-11-26 12:00:00");
        headless_key(SDLK_ESCAPE);
        headless_step();
        assert_true(headless_click("button:day"));
        assert_true(headless_click("button:play"));
        headless_steps(10);
        assert_string_equal(headless_top(), "table");
        assert_int_equal(day_of(session_setup(app.session)), number("2026-11-26"));
        assert_int_equal(day_book_streak(days_book(&app), number("2026-11-26")), 1);
        data_folder_close(true);
    }
    system_set("TIGERS_NOW", NULL);
}

/* A day after today, as when the clock was put back, and one that is not kept any more. */
TEST(a_day_that_cannot_be_dealt_is_not_offered)
{
    static const struct {
        const char *day;
        bool offered;
    } days[] = {{"2026-11-26", false},
                {"2026-11-24", true},
                {"2025-10-22", true} /* the last of 400 */,
                {"2025-10-21", false}};
    system_set("TIGERS_NOW", "2026-11-25 12:00:00");
    data_folder_open_title(false);
    for (size_t i = 0; i < sizeof days / sizeof *days; i++) {
        app_go(&app, scene_day(&app, number(days[i].day)));
        headless_step();
        assert_int_equal(target_find(&app, "button:play") != NULL, days[i].offered);
    }
    /* Who is asked whether another deal is given up answers after midnight. */
    app_go(&app, scene_day(&app, number("2026-11-24")));
    headless_step();
    assert_true(headless_click("button:play"));
    app_go(&app, scene_day(&app, number("2025-10-22")));
    headless_step();
    assert_true(headless_click("button:play"));
    assert_string_equal(headless_top(), "question");
    system_set("TIGERS_NOW", "2026-11-26 00:00:00");
    assert_true(headless_click("button:yes"));
    assert_string_equal(headless_top(), "day");
    assert_null(app.session);
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}

/* Puts the question whether the deal that waits is given up for that day's. */
static void ask_to_begin(int day)
{
    app_go(&app, scene_day(&app, day));
    headless_step();
    assert_true(headless_click("button:play"));
    assert_string_equal(headless_top(), "question");
}

/* Who was asked before midnight and answers after it sees the new day's deal first: its one try is not begun
 * in place of a practice of the day before, nor of that day's own try. */
TEST(what_is_begun_after_midnight_was_seen)
{
    int today = number("2026-11-25");
    for (int done = 0; done < 2; done++) {
        system_set("TIGERS_NOW", "2026-11-25 12:00:00");
        data_folder_open_title(false);
        app_go(&app, scene_day(&app, number("2026-11-20")));
        headless_step();
        assert_true(headless_click("button:play"));
        if (done)
            day_book_enter(days_book(&app), today)->done = true;
        ask_to_begin(today);
        const struct session *waits = saves_look_day(&app.saves);
        system_set("TIGERS_NOW", "2026-11-26 00:00:00");
        assert_true(headless_click("button:yes"));
        headless_step();
        assert_int_equal(page()->shown, today + 1);
        assert_null(day_book_find(days_book(&app), today + 1));
        assert_ptr_equal(saves_look_day(&app.saves), waits);
        headless_assert_reads("The try that counts");
        data_folder_close(true);
    }
    system_set("TIGERS_NOW", NULL);
}

/* An earlier day is the same after midnight as before. */
TEST(a_practice_of_an_earlier_day_is_begun_over_midnight)
{
    system_set("TIGERS_NOW", "2026-11-25 12:00:00");
    data_folder_open_title(false);
    assert_true(headless_click("button:day"));
    assert_true(headless_click("button:play"));
    ask_to_begin(number("2026-11-20"));
    system_set("TIGERS_NOW", "2026-11-26 00:00:00");
    assert_true(headless_click("button:yes"));
    assert_string_equal(headless_top(), "table");
    assert_int_equal(day_of(session_setup(app.session)), number("2026-11-20"));
    assert_true(session_setup(app.session)->practice);
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}

/* Hard plays the days that were left before it had, without a click on each. */
TEST(hard_makes_up_for_days_it_was_not_waited_for)
{
    system_set("TIGERS_NOW", "2026-11-25 12:00:00");
    data_folder_open_title(false);
    day_book_enter(days_book(&app), number("2026-11-23"))->done = true;
    day_book_enter(days_book(&app), number("2026-11-24"))->done = true;
    assert_true(headless_click("button:day"));
    for (int i = 0; i < 20000 && !day_book_find(days_book(&app), number("2026-11-23"))->compared; i++) {
        headless_step();
        SDL_Delay(5);
    }
    assert_true(day_book_find(days_book(&app), number("2026-11-23"))->compared);
    assert_true(day_book_find(days_book(&app), number("2026-11-24"))->compared);
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}

/* Five lines, which tell nothing of the tiles (docs/handbook.md "The deal of the day"). */
TEST(the_card_is_copied)
{
    system_set("TIGERS_NOW", "2026-11-25 12:00:00");
    data_folder_open_title(false);
    assert_true(headless_click("button:day"));
    assert_true(headless_click("button:play"));
    headless_steps(10);
    finish();
    assert_true(headless_click("button:rematch"));
    headless_step();
    headless_key(SDLK_ESCAPE); /* while Hard plays, who is not waited for */
    headless_step();
    assert_string_equal(headless_top(), "title");
    struct day_entry *entry = day_book_find(days_book(&app), days_today());
    assert_false(entry->compared);
    entry->hard = entry->own; /* as if they had played alike */
    entry->compared = true;
    assert_true(headless_click("button:day"));
    headless_step();
    assert_true(headless_click("button:copy"));
    headless_assert_reads("Couldn’t copy to the clipboard");
    SDL_Init(SDL_INIT_VIDEO); /* the clipboard is the video driver's */
    assert_true(headless_click("button:copy"));
    headless_assert_reads("Card copied. It gives away nothing about the tiles.");
    char *text = SDL_GetClipboardText();
    int lines = 0;
    for (const char *c = text; *c; c++)
        lines += *c == '\n';
    assert_int_equal(lines + (text[strlen(text) - 1] != '\n'), 5);
    assert_non_null(strstr(text, "25 November 2026"));
    SDL_free(text);
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}

/* What is shown stands in the calendar, of an earlier month too. */
TEST(the_calendar_shows_the_month_of_the_day)
{
    system_set("TIGERS_NOW", "2026-11-25 12:00:00");
    data_folder_open_title(false);
    app_go(&app, scene_day(&app, number("2026-10-20")));
    headless_step();
    headless_assert_reads("October 2026");
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}

/* docs/formats.md: a finished match that could not be kept stays where it is saved, and is given up only
 * after asking. */
TEST(a_day_that_could_not_be_kept_is_given_up_after_asking)
{
    char path[MATCH_PATH];
    system_set("TIGERS_NOW", "2026-11-25 12:00:00");
    data_folder_open_title(false);
    assert_true(file_write(match_path(path, folder, "records"), "no folder", 9, NULL));
    assert_true(headless_click("button:day"));
    assert_true(headless_click("button:play"));
    struct rng rng;
    rng_init(&rng, 5);
    match_finish(app.session, &rng);
    app_go(&app, scene_title(&app));
    headless_step();
    assert_true(headless_click("button:day"));
    headless_step();
    assert_true(headless_click("button:play")); /* for practice */
    headless_step();
    assert_string_equal(headless_top(), "question");
    headless_assert_reads("it will be lost");
    headless_key(SDLK_ESCAPE);
    headless_step();
    assert_true(session_is_over(saves_look_day(&app.saves)));
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}

/* docs/formats.md: a try of which something is taken back is practice and counts no more, after its
 * end as before it. */
TEST(a_try_that_becomes_practice_after_its_end_counts_no_more)
{
    system_set("TIGERS_NOW", "2026-11-25 12:00:00");
    data_folder_open_title(false);
    assert_true(headless_click("button:day"));
    assert_true(headless_click("button:play"));
    struct rng rng;
    rng_init(&rng, 5);
    match_finish(app.session, &rng);
    days_note_end(&app, app.session);
    const struct day_entry *entry = day_book_find(days_book(&app), number("2026-11-25"));
    assert_true(entry && entry->done);
    days_note_practice(&app, app.session);
    assert_false(entry->done);
    assert_int_equal(day_book_streak(days_book(&app), number("2026-11-25")), 0);
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}
