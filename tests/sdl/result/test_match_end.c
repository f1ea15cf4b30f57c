/*
 * test_match_end.c: from the match's result: watching it, reviewing its rounds, leaving it; and the list of
 * what was kept.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "sdl/app/matches.h"
#include "sdl/headless.h"
#include "session/keep.h"
#include "support/match.h"

static char folder[MATCH_PATH];

static const char *top(void)
{
    return app.top->class->name;
}

static void open_program(void)
{
    headless_open(1280, 800, SPEED_OFF);
    match_folder(folder);
    snprintf(app.folder, sizeof app.folder, "%s/", folder);
    snprintf(app.data, sizeof app.data, "%s/", folder);
}

static void close_program(void)
{
    char path[MATCH_PATH];
    while (app.top) {
        struct scene *gone = app.top;
        app.top = gone->under;
        gone->class->leave(gone, &app);
    }
    matches_close(&app);
    headless_close();
    match_path(path, folder, "records");
    if (file_exists(path))
        match_remove_folder(path);
    match_remove_folder(folder);
}

/* A match played to its end, its result on the screen. */
static void finish_match(uint64_t seed)
{
    struct setup setup;
    struct rng rng;
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, seed);
    setup.practice = false;
    matches_begin(&app, &setup);
    rng_init(&rng, seed);
    match_finish(app.session, &rng);
    app_go(&app, scene_match_result(&app));
    loop_draw(&app, false);
}

static int kept(void)
{
    static struct kept list[KEEP_MOST];
    return keep_list(matches_records(&app), list, KEEP_MOST);
}

static void it_is_kept_before_its_result_is_left(void **state)
{
    (void)state;
    char path[MATCH_PATH];
    open_program();
    finish_match(3);
    assert_int_equal(kept(), 1);
    assert_true(file_exists(match_path(path, folder, "dueling-tigers.tigers")));
    assert_true(headless_click("button:title"));
    assert_string_equal(top(), "title");
    assert_int_equal(kept(), 1);
    assert_false(file_exists(path));
    assert_null(target_find(&app, "button:continue"));
    close_program();
}

static void a_match_that_cannot_be_kept_keeps_its_save(void **state)
{
    (void)state;
    char path[MATCH_PATH];
    struct error why;
    open_program();
    assert_true(file_write(match_path(path, folder, "records"), "x", 1, &why));
    finish_match(3);
    assert_true(headless_click("button:rematch"));
    assert_string_equal(top(), "question");
    headless_key(SDLK_RETURN);
    assert_string_equal(top(), "match-result");
    assert_true(headless_click("button:title"));
    assert_true(file_exists(match_path(path, folder, "dueling-tigers.tigers")));
    assert_non_null(target_find(&app, "button:continue")); /* its result can be seen again */
    assert_true(file_remove(match_path(path, folder, "records")));
    close_program();
}

static void it_can_be_watched_and_left_again(void **state)
{
    (void)state;
    open_program();
    finish_match(3);
    struct session *match = app.session;
    assert_true(headless_click("button:watch"));
    assert_string_equal(top(), "replay");
    assert_true(headless_click("button:next"));
    headless_key(SDLK_ESCAPE);
    assert_string_equal(top(), "match-result");
    assert_ptr_equal(app.session, match);
    assert_true(session_is_over(app.session));
    assert_int_equal(kept(), 1);
    close_program();
}

static void every_round_can_be_reviewed(void **state)
{
    (void)state;
    open_program();
    finish_match(3);
    int rounds = 0;
    for (int i = 0; i < app.targets.count; i++)
        rounds += strncmp(app.targets.list[i].id, "round:", 6) == 0;
    struct view view;
    session_view(app.session, SEAT_NONE, &view);
    assert_int_equal(rounds, view.table.round);
    assert_true(headless_click("round:2"));
    assert_string_equal(top(), "review");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(top(), "match-result");
    close_program();
}

static void the_list_shows_the_newest_and_lets_it_be_watched(void **state)
{
    (void)state;
    char path[MATCH_PATH], name[MATCH_PATH];
    struct error why;
    open_program();
    finish_match(3);
    assert_true(headless_click("button:title"));
    snprintf(name, sizeof name, "records/2020-01-01_00-00-00_classic.tigers");
    assert_true(file_write(match_path(path, folder, name), "broken", 6, &why));
    assert_true(headless_click("button:records"));
    for (int i = 0; i < 4; i++)
        loop_step(&app);
    loop_draw(&app, false);
    assert_non_null(target_find(&app, "record:1"));
    assert_false(headless_click("record:1")); /* it cannot be read */
    headless_key(SDLK_DOWN);
    assert_string_equal(app.input.focus, "record:0");
    headless_key(SDLK_RETURN);
    assert_string_equal(top(), "replay");
    assert_string_equal(session_setup(app.session)->rules->id, "dueling-tigers");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(top(), "records");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(top(), "title");
    close_program();
}

static void another_match_is_no_practice_by_inheritance(void **state)
{
    (void)state;
    open_program();
    struct setup setup;
    struct rng rng;
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 3);
    matches_begin(&app, &setup);
    rng_init(&rng, 3);
    for (int i = 0; i < 30; i++)
        match_step(app.session, &rng);
    session_make_practice(app.session);
    match_finish(app.session, &rng);
    app_go(&app, scene_match_result(&app));
    loop_draw(&app, false);
    assert_true(headless_click("button:rematch"));
    for (int i = 0; i < 600 && strcmp(top(), "table") != 0; i++)
        loop_step(&app);
    assert_string_equal(top(), "table");
    assert_false(session_setup(app.session)->practice || session_setup(app.session)->practice_later);
    close_program();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_kept_before_its_result_is_left),
        cmocka_unit_test(a_match_that_cannot_be_kept_keeps_its_save),
        cmocka_unit_test(it_can_be_watched_and_left_again),
        cmocka_unit_test(every_round_can_be_reviewed),
        cmocka_unit_test(the_list_shows_the_newest_and_lets_it_be_watched),
        cmocka_unit_test(another_match_is_no_practice_by_inheritance),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
