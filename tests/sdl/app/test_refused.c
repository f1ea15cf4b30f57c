/*
 * test_refused.c: what else is kept beside matches: the journal of the statistics, who plays, the match
 * played last. What cannot be written or read is told; more of that is in scripts/saving.txt.
 */
#include "support/test.h"

#include "base/disk.h"
#include "sdl/app/days.h"
#include "sdl/data_folder.h"
#include "session/archive.h"
#include "session/profiles.h"
#include "session/statistics/journal.h"
#include "support/system.h"

static char path[MATCH_PATH];

static int begin(void **state)
{
    struct error why;
    (void)state;
    match_folder(folder);
    assert_true(file_write(match_path(path, folder, "settings.ini"), "", 0, &why)); /* no first start */
    return 0;
}

static int end(void **state)
{
    (void)state;
    data_folder_close(false);
    match_remove_folder(folder);
    return 0;
}

/* A finished match lies among the records by that name, as one of an older program that counted none. */
static void put_record(const char *name)
{
    char to[2 * MATCH_PATH];
    struct error why;
    file_make_folder(matches_records(&app), &why);
    snprintf(to, sizeof to, "%s/%s", matches_records(&app), name);
    system_copy(SOURCE_DIR "/tests/golden/ruin.tigers", to);
}

static bool journal_has(const char *name)
{
    char *text = file_read(match_path(path, folder, JOURNAL_FILE), NULL, NULL);
    assert_non_null(text);
    bool there = strstr(text, name) != NULL;
    free(text);
    return there;
}

/* A record that the player deletes is counted before it goes. */
TEST_WITH(a_deleted_match_still_counts, begin, end)
{
    static const char name[] = "2001-01-01_00-00-00_dueling-tigers.tigers";
    struct archived list[ARCHIVE_MAX];
    data_folder_start();
    put_record(name);
    assert_true(matches_delete(&app, name, false));
    assert_int_equal(archive_list(matches_records(&app), list, ARCHIVE_MAX), 0);
    assert_true(journal_has(name));
}

/* The oldest record goes to make room for the newest; its match counts on. */
TEST_WITH(a_match_that_makes_room_still_counts, begin, end)
{
    struct archived list[ARCHIVE_MAX];
    struct record record;
    struct error why;
    char name[ARCHIVE_NAME];
    data_folder_start();
    for (int i = 0; i < ARCHIVE_MAX; i++) {
        snprintf(name, sizeof name, "2001-01-%02d_%02d-00-00_dueling-tigers.tigers", i / 24 + 1, i % 24);
        put_record(name);
    }
    assert_true(record_read(&record, SOURCE_DIR "/tests/golden/ruin.tigers", NULL));
    archive_now(record.setup.began);
    struct text text = {0};
    record_print(&record, &text);
    assert_true(archive_write(matches_records(&app), &record, &text, name, &why));
    assert_int_equal(archive_list(matches_records(&app), list, ARCHIVE_MAX), ARCHIVE_MAX);
    assert_string_equal(list[ARCHIVE_MAX - 1].name, "2001-01-01_01-00-00_dueling-tigers.tigers");
    assert_true(journal_has("2001-01-01_00-00-00_dueling-tigers"));
    text_deinit(&text);
    record_deinit(&record);
}

TEST_WITH(another_player_who_cannot_be_kept_is_told, begin, end)
{
    struct error why;
    data_folder_start();
    int number = profiles_begin(app.players.base, &app.settings, "Bea", &why);
    assert_true(number > PROFILE_FIRST);
    system_stop_writing(match_path(path, folder, "profiles/in-use.ini"), true);
    assert_null(app_take_profile(&app, number));
    headless_assert_reads("Couldn’t change the player: ");
    system_stop_writing(match_path(path, folder, "profiles/in-use.ini"), false);
    assert_true(headless_click("button:close-warning"));
    char kept = app.data[0];
    app.data[0] = '\0'; /* as on a disk that takes nothing at all */
    assert_null(app_take_profile(&app, number));
    app.data[0] = kept;
    headless_assert_reads("Couldn’t change the player: nothing can be saved here");
    struct scene *first = app_take_profile(&app, number);
    assert_non_null(first);
    app_go(&app, first);
    assert_string_equal(app.settings.names[0], "Bea");
}

/* What a scene writes when it is left is the player's who looked at it, and not the next one's. */
TEST_WITH(another_player_does_not_get_what_was_on_the_screen, begin, end)
{
    struct error why;
    char name[ARCHIVE_NAME], theirs[2 * MATCH_PATH];
    data_folder_start();
    for (int i = 0; i < 9; i++) {
        snprintf(name, sizeof name, "2001-01-%02d_00-00-00_dueling-tigers.tigers", i + 1);
        put_record(name);
    }
    int number = profiles_begin(app.players.base, &app.settings, "Bea", &why);
    app.command_line.headless = false; /* else no statistics are written */
    app_go(&app, scene_statistics(NULL, &app));
    headless_step();
    app_go(&app, scene_settings(&app, app.top)); /* while older records are still being counted */
    headless_step();
    assert_false(file_exists(match_path(path, folder, JOURNAL_FILE)));
    app_go(&app, app_take_profile(&app, number));
    app.command_line.headless = true;
    profiles_folder(app.players.base, number, theirs, sizeof theirs - sizeof JOURNAL_FILE);
    strcat(theirs, JOURNAL_FILE);
    assert_false(file_exists(theirs));
    assert_true(journal_has(name)); /* the newest is counted first */
}

/* What "Continue" takes up: nothing, the one match, or whichever was played last, be it the day's. */
TEST_WITH(the_latest_match_is_taken_up, begin, end)
{
    struct setup setup;
    data_folder_start();
    assert_false(matches_take_up_latest(&app));
    assert_false(matches_take_up(&app, ruleset_find("dueling-tigers")));
    assert_false(matches_take_up_day(&app));
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    matches_begin(&app, &setup);
    const struct session *house = app.session;
    matches_put_away(&app);
    assert_true(matches_take_up_latest(&app));
    assert_ptr_equal(app.session, house);
    app_go(&app, scene_title(&app));
    headless_step();
    assert_true(headless_click("button:day"));
    assert_true(headless_click("button:play"));
    headless_steps(30);
    matches_put_away(&app);
    assert_true(matches_take_up_latest(&app));
    assert_true(saves_is_day(app.session));
    assert_ptr_not_equal(app.session, house);
}
