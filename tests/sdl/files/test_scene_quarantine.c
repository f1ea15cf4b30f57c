/*
 * test_scene_quarantine.c: the list of files that were set aside is gone through by keys, and what the disk
 * refuses is said. More is in scripts/aside.txt.
 */
#include "support/test.h"

#include "sdl/data_folder.h"
#include "support/system.h"

static const char warning[] = "button:close-warning";

static int set_up(void **state)
{
    struct error why;
    char path[MATCH_PATH];
    (void)state;
    match_folder(folder);
    assert_true(file_write(match_path(path, folder, "settings.ini"), "", 0, &why));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    data_folder_close(false);
    match_remove_folder(folder);
    return 0;
}

static void go_to_files(void)
{
    app_go(&app, scene_settings_by_name(&app, "settings-8"));
    headless_step();
    assert_true(headless_click("button:aside"));
    headless_steps(4);
    assert_true(headless_is_at("aside"));
}

/* Two settings files were set aside: music of 2 in the first, of 3 in the second. */
static void put_two(void)
{
    static const char *const texts[] = {"[sound]\nmusic = 2\n", "[sound]\nmusic = 3\n"};
    static const char *const names[] = {"settings.ini.broken-1", "settings.ini.broken-2"};
    char path[MATCH_PATH];
    struct error why;
    for (int i = 0; i < 2; i++)
        assert_true(file_write(match_path(path, folder, names[i]), texts[i], strlen(texts[i]), &why));
}

/* All of more than the screen holds are reached by keys. */
TEST_WITH(keys_reach_the_last_of_many, set_up, tear_down)
{
    enum { MANY = 24 };
    char path[MATCH_PATH], name[40];
    for (int i = 1; i <= MANY; i++) {
        snprintf(name, sizeof name, "settings.ini.broken-%d", i);
        assert_true(file_write(match_path(path, folder, name), "speed = 7\n", 10, NULL));
    }
    data_folder_start();
    go_to_files();
    for (int i = 0; i < MANY + 5; i++) {
        headless_key(SDLK_DOWN);
        headless_step();
    }
    assert_string_equal(app.input.focus, "file:23");
    assert_non_null(target_find(&app, "file:23"));
    headless_key(SDLK_HOME);
    headless_step();
    assert_string_equal(app.input.focus, "file:0");
    headless_key(SDLK_END);
    headless_step();
    assert_string_equal(app.input.focus, "file:23");
}

/* On a disk that refuses it is said, and everything is where it was. */
TEST_WITH(what_the_disk_refuses_is_said, set_up, tear_down)
{
    char path[MATCH_PATH];
    put_two();
    data_folder_start();
    go_to_files();
    if (!system_lock_folder(folder, true))
        return; /* where a program cannot do that to itself */
    assert_true(headless_click("button:delete"));
    headless_step();
    headless_key(SDLK_y);
    headless_step();
    bool told = headless_reads("Couldn’t delete the file: it is settings.ini.broken-");
    headless_click(warning);
    headless_step();
    headless_click("button:restore");
    headless_step();
    headless_key(SDLK_RETURN);
    headless_step();
    bool told_too = headless_reads("Couldn’t restore it: ");
    system_lock_folder(folder, false); /* whatever is found: the folder goes at the end */
    assert_true(told && told_too);
    assert_true(file_exists(match_path(path, folder, "settings.ini.broken-1")));
    assert_true(file_exists(match_path(path, folder, "settings.ini.broken-2")));
}

/* Where nothing opens folders it is told where it is. */
TEST_WITH(the_folder_is_named_where_it_cannot_be_shown, set_up, tear_down)
{
#if defined(_WIN32) || defined(__APPLE__)
    (void)state; /* there is always something that does */
#else
    char before[8000];
    put_two();
    data_folder_start();
    go_to_files();
    snprintf(before, sizeof before, "%s", getenv("PATH"));
    system_set("PATH", folder);
    assert_true(headless_click("button:folder"));
    system_set("PATH", before);
    headless_step();
    headless_assert_reads("Couldn’t open the folder: it is ");
    assert_true(headless_is_at("aside"));
#endif
}
