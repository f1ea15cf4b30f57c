/*
 * test_data_folder.c: where the player's data are: in the folder that is asked for, or the system's own; and
 * how a player is shown a folder, or the game's page.
 */
#include "support/test.h"

#ifndef _WIN32
#include <sys/stat.h>
#endif

#include "base/file.h"
#include "sdl/app/data_folder.h"
#include "sdl/app/matches.h"
#include "sdl/headless.h"
#include "support/match.h"
#include "support/system.h"

static char folder[MATCH_PATH];
static char path_before[8000], home_before[MATCH_PATH];

static void keep(const char *name, char *out, size_t size)
{
    const char *value = getenv(name);
    snprintf(out, size, "%s", value ? value : "");
}

static int begin(void **state)
{
    (void)state;
    keep("PATH", path_before, sizeof path_before);
    keep("HOME", home_before, sizeof home_before);
    match_folder(folder);
    return 0;
}

/* Elsewhere the environment says nothing of it. */
static void skip_elsewhere(void)
{
#if defined(_WIN32) || defined(__APPLE__)
    skip();
#endif
}

static void close_program(void)
{
    if (!app.top)
        return;
    app_close_scenes(&app);
    matches_close(&app);
}

static int end(void **state)
{
    (void)state;
    system_set("PATH", path_before);
    system_set("HOME", home_before);
    system_set("XDG_DATA_HOME", NULL);
    close_program();
    match_remove_folder(folder);
    return 0;
}

static void start(const char *data)
{
    headless_open(1280, 800, SPEED_OFF);
    app.command_line.data = data;
    app.command_line.headless = false;
    app_load(&app);
    app.command_line.headless = true;
    app_go(&app, app_first_scene(&app));
    headless_step();
}

/* With a stroke at its end or without; it is made if it is not there. */
TEST_WITH(the_folder_that_is_asked_for_is_used, begin, end)
{
    char data[MATCH_PATH + 16], file[MATCH_PATH];
    for (int stroke = 0; stroke < 2; stroke++) {
        snprintf(data, sizeof data, "%s/data%s", folder, stroke ? "/" : "");
        start(data);
        assert_string_equal(app.unsaved, "");
        app.command_line.headless = false;
        app.settings.music = 3;
        app_save_settings(&app);
        app.command_line.headless = true;
        assert_true(file_exists(match_path(file, folder, "data/settings.ini")));
        assert_true(file_remove(file));
        if (!stroke)
            close_program();
    }
}

TEST_WITH(without_one_it_is_the_systems_own, begin, end)
{
    skip_elsewhere();
    system_set("XDG_DATA_HOME", folder);
    start(NULL);
    assert_string_equal(app.unsaved, "");
    assert_int_equal(strncmp(app.data, folder, strlen(folder)), 0);
    assert_non_null(strstr(app.data + strlen(folder), "dueling-tigers"));
}

/* The game is played all the same, and says what is missing. */
TEST_WITH(a_system_without_a_home_keeps_nothing, begin, end)
{
    skip_elsewhere();
    system_set("HOME", NULL);
    start(NULL);
    assert_string_equal(app.data, "");
    headless_assert_reads("Nothing can be saved: there is no folder to write to");
}

/* --- showing a folder --- */

TEST_WITH(without_a_program_for_it_the_folder_is_named, begin, end)
{
    skip_elsewhere();
    start(folder);
    system_set("PATH", folder); /* in which there is none */
    data_folder_show(&app, app.folder);
    headless_assert_reads("Couldn’t open the folder: it is ");
}

#ifndef _WIN32
/* The system's program for it is a script that writes down what it is asked to open. */
static void put_opener(void)
{
    char opener[MATCH_PATH], text[4 * MATCH_PATH], path[9000];
    struct error why;
    match_path(opener, folder, "xdg-open");
    snprintf(text, sizeof text, "#!/bin/sh\nprintf '%%s' \"$1\" >'%s/new' && mv '%s/new' '%s/asked'\n",
             folder, folder, folder);
    assert_true(file_write(opener, text, strlen(text), &why));
    assert_int_equal(chmod(opener, 0700), 0);
    snprintf(path, sizeof path, "%s:%s", folder, path_before);
    system_set("PATH", path);
}

/* What it was asked to open; freed by the caller. */
static char *read_asked(void)
{
    char asked[MATCH_PATH];
    match_path(asked, folder, "asked");
    for (int i = 0; i < 6000 && !file_exists(asked); i++)
        SDL_Delay(10);
    char *address = file_read(asked, NULL, NULL);
    assert_non_null(address);
    return address;
}
#endif

/* As an address, in which a blank and letters of other alphabets are written as addresses ask. */
TEST_WITH(a_folder_is_shown_by_its_address, begin, end)
{
#ifdef _WIN32
    skip_elsewhere();
#else
    char shown[MATCH_PATH];
    (void)state;
    start(folder);
    put_opener();
    data_folder_show(&app, match_path(shown, folder, "Ann's exports\\ü"));
    char *address = read_asked();
    assert_int_equal(strncmp(address, "file:///", 8), 0);
    assert_null(strchr(address, ' '));
    for (const char *at = address; *at; at++)
        assert_true((unsigned char)*at < 0x80);
    assert_non_null(strstr(address, "/Ann%27s%20exports"));
    assert_non_null(strstr(address, "%C3%BC"));
    free(address);
    assert_true(file_exists(shown)); /* made to be shown */
    assert_false(headless_reads("Couldn’t open the folder"));
#endif
}

/* The address in About is a link; where nothing can open it, it is told. */
TEST_WITH(the_page_of_the_game_opens_from_about, begin, end)
{
#ifdef _WIN32
    skip_elsewhere();
#else
    (void)state;
    skip_elsewhere();
    start(folder);
    app_go(&app, scene_about(app.top, &app));
    headless_step();
    system_set("PATH", folder); /* in which there is no program for it */
    assert_true(headless_click("button:homepage"));
    headless_assert_reads("Couldn’t open https://");
    put_opener();
    assert_true(headless_click("button:homepage"));
    char *address = read_asked();
    assert_string_equal(address, TIGERS_HOMEPAGE);
    free(address);
#endif
}
