/*
 * test_everything.c: everything to one file and back by the buttons of the settings: from an empty folder the
 * same matches, shelf, settings and name; nothing of a damaged file.
 * Tier: ci
 */
#include "support/test.h"

#include "sdl/data_folder.h"
#include "session/archive/backup.h"
#include "session/statistics/achievements.h"

static void play_matches(void)
{
    for (uint64_t seed = 11; seed < 17; seed++) {
        data_folder_play(seed, false);
        matches_end(&app);
    }
}

static void find_one(void *user, const char *name)
{
    snprintf(user, MATCH_PATH, "%s", name);
}

/* The path of the file among the exports, or "". */
static void find_file(char path[MATCH_PATH])
{
    char name[MATCH_PATH] = "";
    file_each(matches_exports(&app), BACKUP_ENDING, find_one, name);
    path[0] = '\0';
    if (name[0])
        match_path(path, matches_exports(&app), name);
}

static void count(struct achieved achieved[ACHIEVEMENTS], int *records)
{
    struct archived kept[32];
    struct journal journal = {0};
    assert_true(journal_read(&journal, matches_journal(&app), true, NULL));
    achievements_count(&journal, achieved);
    journal_deinit(&journal);
    *records = archive_list(matches_records(&app), kept, 32);
}

static void open_folder(bool again)
{
    data_folder_open(again);
    app.command_line.headless = false;
    app.command_line.data = folder;
    app_load(&app);
    app_go(&app, scene_title(&app));
    headless_steps(2);
}

static void close_folder(bool for_good)
{
    app.command_line.headless = true;
    data_folder_close(for_good);
}

TEST(an_empty_folder_gets_all_of_it_back)
{
    static struct achieved before[ACHIEVEMENTS], after[ACHIEVEMENTS];
    char path[MATCH_PATH], first[MATCH_PATH], *bytes;
    int records, again;
    size_t size;
    open_folder(false);
    play_matches();
    snprintf(app.settings.names[0], sizeof app.settings.names[0], "Anna");
    app.settings.felt = 2;
    app_settings_changed(&app);
    app_go(&app, scene_settings(&app, NULL));
    app_go(&app, scene_export_all(app.top, &app));
    assert_string_equal(headless_top(), "question");
    find_file(path);
    count(before, &records);
    assert_int_equal(records, 6);
    bytes = match_read(path, &size);
    snprintf(first, sizeof first, "%s", folder);
    close_folder(false);

    open_folder(false); /* another one */
    assert_string_not_equal(folder, first);
    match_path(path, folder, "given.backup");
    assert_true(file_write(path, bytes, size, NULL));
    app_go(&app, scene_opened(&app, app.top, path, (char[APP_NOTICE]){0}, APP_NOTICE));
    headless_steps(2);
    assert_string_equal(headless_top(), "question");
    assert_true(headless_click("button:yes"));
    headless_steps(4);
    assert_string_equal(headless_top(), "title");
    assert_string_equal(app.settings.names[0], "Anna");
    assert_int_equal(app.settings.felt, 2);
    count(after, &again);
    assert_int_equal(again, records);
    for (int i = 0; i < ACHIEVEMENTS; i++) {
        assert_int_equal(after[i].done, before[i].done);
        assert_int_equal(after[i].count, before[i].count);
        assert_string_equal(after[i].when, before[i].when);
    }
    find_file(path); /* what was there before went to a file too */
    assert_true(path[0]);
    free(bytes);
    close_folder(true);
    match_remove_folder(first);
}

/* Nothing changes, and the sentence says why. */
TEST(a_damaged_file_changes_nothing)
{
    char path[MATCH_PATH], why[APP_NOTICE] = "";
    int records;
    struct achieved achieved[ACHIEVEMENTS];
    open_folder(false);
    play_matches();
    match_path(path, folder, "given.backup");
    static const char damaged[] = BACKUP_HEAD " 1\nfile 3 settings.ini\nabc\nend 0123456789abcdef\n";
    assert_true(file_write(path, damaged, sizeof damaged - 1, NULL));
    app_go(&app, scene_opened(&app, app.top, path, why, sizeof why));
    headless_steps(2);
    assert_true(headless_reads("Nothing was imported: the file is damaged or not complete"));
    count(achieved, &records);
    assert_int_equal(records, 6);
    find_file(path);
    assert_string_equal(path, "");
    close_folder(true);
}

static void put_export(const char *name)
{
    char path[MATCH_PATH];
    FILE *file = file_open(match_path(path, matches_exports(&app), name), "wb");
    assert_non_null(file);
    fclose(file);
}

/* Whatever order the disk names them in. */
TEST(the_newest_files_are_offered)
{
    char name[64];
    open_folder(false);
    assert_true(file_make_folder(matches_exports(&app), NULL));
    for (int i = 1; i <= 30; i++) {
        snprintf(name, sizeof name, "2026-11-%02d_everything.backup", i * 7 % 31);
        put_export(name);
    }
    app_go(&app, scene_import_all(app.top, &app));
    headless_steps(2);
    headless_assert_reads("2026-11-30_everything.backup");
    for (int i = 0; i < 14; i++)
        headless_key(SDLK_DOWN);
    headless_steps(2);
    headless_assert_reads("2026-11-19_everything.backup");
    assert_false(headless_reads("2026-11-18_everything.backup"));
    close_folder(true);
}

TEST(a_file_with_a_long_name_is_found)
{
    char name[208] = "";
    open_folder(false);
    assert_true(file_make_folder(matches_exports(&app), NULL));
    memset(name, 'x', 200);
    strcpy(name + 200, BACKUP_ENDING);
    put_export(name);
    app_go(&app, scene_import_all(app.top, &app));
    headless_steps(2);
    assert_true(headless_click("pick:0"));
    headless_steps(2);
    assert_true(headless_reads("Nothing was imported: the file is damaged or not complete"));
    close_folder(true);
}
