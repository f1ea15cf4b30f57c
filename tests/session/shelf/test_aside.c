/*
 * test_aside.c: what was set aside is listed, looked into and comes back, and nothing is lost on the way.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "session/saves.h"
#include "session/settings.h"
#include "session/shelf/aside.h"
#include "support/match.h"
#include "support/refused.h"

static char folder[MATCH_PATH], slashed[MATCH_PATH + 2], save[MATCH_PATH], broken[MATCH_PATH];
static struct aside list[ASIDE_FILES];

static int set_up(void **state)
{
    (void)state;
    match_folder(folder);
    snprintf(slashed, sizeof slashed, "%s/", folder);
    match_path(save, folder, "dueling-tigers.tigers");
    match_path(broken, folder, "dueling-tigers.tigers.broken-1");
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    match_remove_folder(folder);
    return 0;
}

static void write_text(const char *name, const char *text)
{
    char path[MATCH_PATH];
    struct error why;
    assert_true(file_write(match_path(path, folder, name), text, strlen(text), &why));
}

static char *read_text(const char *path)
{
    char *text = file_read(path, NULL, NULL);
    assert_non_null(text);
    return text;
}

/* A match of so many moves, saved at `save`; its text, which the caller frees. */
static char *play(uint64_t seed, int steps)
{
    struct setup setup;
    struct rng rng;
    match_setup(&setup, seed);
    rng_init(&rng, seed);
    struct session *session = session_new(&setup, save);
    while (steps--)
        match_step(session, &rng);
    session_free(session);
    return read_text(save);
}

static int count_moves(const char *text)
{
    int moves = 0;
    for (const char *at = strchr(text, '\n'); at; at = strchr(at + 1, '\n'))
        moves += strncmp(at, "\neast ", 6) == 0 || strncmp(at, "\nwest ", 6) == 0;
    return moves;
}

static void only_files_of_ours_are_listed(void **state)
{
    (void)state;
    assert_int_equal(aside_list(slashed, list), 0);
    write_text("settings.ini.broken-1", "[sound]\nmusic = much\n");
    write_text("settings.ini", "");
    write_text("holiday.broken-1", "a player's own");
    write_text(".broken-1", "nobody's");
    write_text("one-suit.tigers.broken-12", "");
    assert_int_equal(aside_list(slashed, NULL), 2);
    assert_int_equal(aside_list(slashed, list), 2);
    for (int i = 0; i < 2; i++) {
        bool settings = strcmp(list[i].name, "settings.ini.broken-1") == 0;
        assert_string_equal(list[i].whose, settings ? "settings.ini" : "one-suit.tigers");
        assert_int_equal(list[i].file, settings ? PROBLEM_SETTINGS : PROBLEM_SAVED_MATCH);
        assert_true(list[i].time > 0);
    }
}

/* Its third line is wrong: that is told, and it cannot come back before somebody mends it. */
static void a_wrong_line_is_shown(void **state)
{
    (void)state;
    struct error why;
    write_text("settings.ini.broken-1", "[sound]\neffects = 3\nmusic = much\n");
    assert_int_equal(aside_list(slashed, list), 1);
    aside_read(slashed, &list[0]);
    assert_true(list[0].read && !list[0].good && !list[0].part);
    assert_int_equal(list[0].why.error.line, 3);
    assert_string_equal(list[0].line, "music = much");
    assert_false(aside_restore(slashed, &list[0], &why));
    assert_int_equal(aside_list(slashed, list), 1); /* looking moved nothing */
}

static void settings_come_back_and_those_of_now_are_kept(void **state)
{
    (void)state;
    struct error why;
    struct settings settings;
    struct problem problem = {0};
    char path[MATCH_PATH];
    write_text("settings.ini.broken-1", "[sound]\nmusic = 2\n");
    write_text("settings.ini", "[sound]\nmusic = 9\n");
    assert_int_equal(aside_list(slashed, list), 1);
    aside_read(slashed, &list[0]);
    assert_true(list[0].good && aside_is_in_the_way(slashed, &list[0]));
    assert_true(aside_restore(slashed, &list[0], &why));
    assert_true(settings_load(&settings, match_path(path, folder, "settings.ini"), &problem));
    assert_int_equal(settings.music, 2);
    assert_int_equal(aside_list(slashed, list), 1); /* the others lie there in their turn */
    aside_read(slashed, &list[0]);
    assert_true(list[0].good && aside_restore(slashed, &list[0], &why));
    assert_true(settings_load(&settings, path, &problem));
    assert_int_equal(settings.music, 9);
}

static void a_whole_match_comes_back_byte_for_byte(void **state)
{
    (void)state;
    struct error why;
    char *text = play(4, 60);
    assert_true(file_rename(save, broken, &why));
    assert_int_equal(aside_list(slashed, list), 1);
    aside_read(slashed, &list[0]);
    assert_true(list[0].good && !list[0].part);
    assert_ptr_equal(list[0].rules, ruleset_find("dueling-tigers"));
    assert_int_equal(list[0].moves, count_moves(text));
    assert_false(aside_is_in_the_way(slashed, &list[0]));
    assert_true(aside_restore(slashed, &list[0], &why));
    char *now = read_text(save);
    assert_string_equal(now, text);
    assert_int_equal(aside_list(slashed, NULL), 0);
    free(now);
    free(text);
}

/* A line in the middle is wrong: the match comes back as it was before that line, the one played since is set
 * aside, and the file that tells the rest stays. */
static void the_beginning_of_a_broken_match_comes_back(void **state)
{
    (void)state;
    struct error why;
    struct problem problem = {0};
    char *text = play(5, 80), *since;
    char *wrong = strstr(strstr(text, "\ndeal"), "\nwest ") + 1;
    for (int i = 0; i < 20; i++)
        wrong = strchr(wrong, '\n') + 1;
    memcpy(wrong, "nor", 3);
    write_text("dueling-tigers.tigers.broken-1", text);
    *wrong = '\0';
    int moves = count_moves(text);
    assert_true(file_remove(save));
    since = play(6, 10);
    assert_int_equal(aside_list(slashed, list), 1);
    aside_read(slashed, &list[0]);
    assert_true(list[0].part && !list[0].good);
    assert_int_equal(list[0].moves, moves);
    assert_memory_equal(list[0].line, "nor", 3);
    assert_true(aside_is_in_the_way(slashed, &list[0]) && aside_restore(slashed, &list[0], &why));
    struct session *session = session_open(save, &problem);
    assert_non_null(session);
    char *now = read_text(save);
    assert_int_equal(count_moves(now), moves);
    session_free(session);
    free(now);
    assert_int_equal(aside_list(slashed, list), 2);
    match_path(save, folder, "dueling-tigers.tigers.broken-2");
    now = read_text(save);
    assert_string_equal(now, since);
    free(now);
    free(since);
    free(text);
}

/* What was saved under another mode's name goes where it belongs. */
static void a_match_goes_to_its_own_mode(void **state)
{
    (void)state;
    struct error why;
    char *text = play(7, 20);
    assert_true(file_remove(save));
    write_text("one-suit.tigers.broken-3", text);
    assert_int_equal(aside_list(slashed, list), 1);
    aside_read(slashed, &list[0]);
    assert_true(list[0].good && aside_restore(slashed, &list[0], &why));
    char *now = read_text(save);
    assert_string_equal(now, text);
    free(now);
    free(text);
}

static void what_holds_no_match_stays_and_can_be_deleted(void **state)
{
    (void)state;
    struct error why;
    struct record record;
    write_text("classic.tigers.broken-1", "\177ELF, or some such thing");
    assert_int_equal(aside_list(slashed, list), 1);
    aside_read(slashed, &list[0]);
    assert_true(!list[0].good && !list[0].part && !list[0].rules);
    assert_false(aside_record(slashed, &list[0], &record));
    assert_false(aside_restore(slashed, &list[0], &why));
    assert_int_equal(aside_list(slashed, NULL), 1);
    assert_true(aside_delete(slashed, &list[0]));
    assert_int_equal(aside_list(slashed, NULL), 0);
}

#define OF_ASIDE(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        OF_ASIDE(only_files_of_ours_are_listed),
        OF_ASIDE(a_wrong_line_is_shown),
        OF_ASIDE(settings_come_back_and_those_of_now_are_kept),
        OF_ASIDE(a_whole_match_comes_back_byte_for_byte),
        OF_ASIDE(the_beginning_of_a_broken_match_comes_back),
        OF_ASIDE(a_match_goes_to_its_own_mode),
        OF_ASIDE(what_holds_no_match_stays_and_can_be_deleted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
