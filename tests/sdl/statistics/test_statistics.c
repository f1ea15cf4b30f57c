/*
 * test_statistics.c: the screen of statistics over a data folder: what is counted when, beginning anew and
 * taking it back, the pages by key and click.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "sdl/data_folder.h"
#include "sdl/statistics/statistics_scene.h"

/* A match against the computer that counts, played to its end; its result is left. */
static void play_match(uint64_t seed)
{
    struct setup setup;
    struct rng rng;
    match_setup(&setup, seed);
    setup.practice = false;
    setup.players[1].kind = PLAYER_COMPUTER;
    setup.players[1].level = AI_EASY;
    matches_begin(&app, &setup);
    rng_init(&rng, seed);
    match_finish(app.session, &rng);
    matches_end(&app);
}

/* The matches that the journal in the folder counts. */
static int counted(void)
{
    struct journal journal = {0};
    struct statistics sum;
    assert_true(journal_read(&journal, matches_journal(&app), true, NULL));
    statistics_count(&journal, &(struct selection){NULL, NULL}, &sum);
    journal_deinit(&journal);
    return sum.matches;
}

static struct statistics_scene *open_screen(void)
{
    app_go(&app, scene_statistics(&app));
    app.command_line.headless = false; /* which writes nothing */
    headless_steps(8);
    return (struct statistics_scene *)app.top;
}

static void a_match_counts_as_its_result_is_left(void **state)
{
    (void)state;
    data_folder_open(false);
    matches_open(&app);
    app.command_line.headless = false;
    play_match(1);
    assert_int_equal(counted(), 1);
    play_match(2);
    assert_int_equal(counted(), 2);
    app.command_line.headless = true;
    data_folder_close(true);
}

static void records_of_before_are_counted_when_the_screen_opens(void **state)
{
    struct kept kept[4];
    (void)state;
    data_folder_open(false);
    play_match(1);
    play_match(2);
    file_remove(matches_journal(&app));
    assert_int_equal(counted(), 0);
    struct statistics_scene *scene = open_screen();
    assert_int_equal(scene->all.matches, 2);
    assert_int_equal(counted(), 2);
    assert_int_equal(keep_list(matches_records(&app), kept, 4), 2);
    keep_remove(matches_records(&app), kept[0].name); /* a record that is deleted goes on counting */
    scene = open_screen();
    assert_int_equal(scene->all.matches, 2);
    app.command_line.headless = true;
    data_folder_close(true);
}

static void beginning_anew_asks_and_can_be_taken_back(void **state)
{
    struct kept kept[4];
    (void)state;
    data_folder_open(false);
    play_match(1);
    struct statistics_scene *scene = open_screen();
    journal_reset(&scene->journal, ""); /* the match began this very second, which is not before it */
    scene->journal.matches[0].name[3] = '0';
    assert_true(headless_click("button:reset"));
    assert_string_equal(headless_top(), "question");
    assert_true(headless_click("button:no"));
    headless_steps(2);
    assert_int_equal(scene->all.matches, 1);
    assert_true(headless_click("button:reset"));
    assert_true(headless_click("button:yes"));
    headless_steps(2);
    assert_int_equal(scene->all.matches, 0);
    assert_int_equal(counted(), 0);
    assert_int_equal(keep_list(matches_records(&app), kept, 4), 1);
    assert_null(target_find(&app, "button:reset"));
    assert_true(headless_click("button:all"));
    headless_steps(2);
    assert_int_equal(scene->all.matches, 1);
    assert_int_equal(counted(), 1);
    app.command_line.headless = true;
    data_folder_close(true);
}

static void pages_are_turned_by_keys_and_clicks(void **state)
{
    (void)state;
    headless_open(1280, 800, SPEED_OFF);
    app_go(&app, statistics_with_example(&app, "statistics-overview"));
    headless_steps(2);
    headless_key(SDLK_PAGEDOWN);
    assert_string_equal(app.top->alias, "statistics-modes");
    headless_key(SDLK_PAGEUP);
    headless_key(SDLK_PAGEUP);
    assert_string_equal(app.top->alias, "statistics-trainers");
    headless_key(SDLK_4);
    assert_string_equal(app.top->alias, "statistics-hands");
    struct statistics_scene *scene = (struct statistics_scene *)app.top;
    int all = scene->hand_count;
    assert_true(headless_click("pattern:2"));
    headless_steps(2);
    assert_int_equal(scene->hand_count, SDL_min(all, scene->patterns[2].hands));
    assert_true(headless_click("mode:2"));
    headless_steps(2);
    assert_ptr_equal(statistics_mode(scene), scene_modes[1]);
    assert_true(headless_click("page:1"));
    assert_true(headless_click("row:3"));
    headless_steps(2);
    assert_ptr_equal(statistics_mode(scene), scene_modes[3]);
    assert_string_equal(app.top->alias, "statistics-overview");
    headless_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_counts_as_its_result_is_left),
        cmocka_unit_test(records_of_before_are_counted_when_the_screen_opens),
        cmocka_unit_test(beginning_anew_asks_and_can_be_taken_back),
        cmocka_unit_test(pages_are_turned_by_keys_and_clicks),
    };
    return cmocka_run_group_tests_name("sdl/statistics/test_statistics", tests, NULL, NULL);
}
