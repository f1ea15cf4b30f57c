/*
 * test_settings_pages.c: the settings in the window: every page is one click away, a volume is heard as it is
 * moved, the folder is opened, all comes back as it came, and somebody else at the machine has their own.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <SDL_mixer.h>
#include <cmocka.h>

#include "sdl/app/audio.h"
#include "sdl/app/speaker.h"
#include "sdl/data_folder.h"
#include "sdl/preferences/preferences.h"
#include "support/system.h"

#ifdef __linux__
#include <sys/stat.h>
#endif

/* Something that only that page has. */
static const struct {
    int page;
    const char *row;
} pages[] = {{PREFERENCES_PLAY, "speed:0"},        {PREFERENCES_LOOK, "faces:0"},
             {PREFERENCES_SOUND, "sound"},         {PREFERENCES_SPEECH, "speech"},
             {PREFERENCES_SCREEN, "language:0"},   {PREFERENCES_PLAYERS, "name:you"},
             {PREFERENCES_DEVICES, "button:keys"}, {PREFERENCES_FILES, "button:folder"}};

enum { PAGES = sizeof pages / sizeof *pages };

static void open_page(const char *name)
{
    headless_open(1280, 800, SPEED_OFF);
    app_go(&app, scene_settings_by_name(&app, name));
    headless_steps(12);
}

static void every_page_is_one_click_or_key_away(void **state)
{
    char id[INPUT_ID];
    (void)state;
    open_page("settings");
    for (int i = 0; i < PAGES; i++) {
        snprintf(id, sizeof id, "page:%d", (int)pages[i].page + 1);
        assert_true(headless_click(id));
        headless_step();
        for (int k = 0; k < PAGES; k++)
            assert_int_equal(target_find(&app, pages[k].row) != NULL, k == i);
    }
    assert_true(headless_click("page:1"));
    for (int i = 0; i < PAGES; i++) {
        assert_non_null(target_find(&app, pages[i].row));
        headless_key(SDLK_PAGEDOWN);
        headless_step();
    }
    headless_close();
}

/* --- what is heard ---------------------------------------------------------------------------------------
 */

/* The sounds have a thread of their own: waits for it, a minute at most. */
static bool comes(bool (*what)(void))
{
    for (int i = 0; i < 6000 && !what(); i++)
        SDL_Delay(10);
    return what();
}

static bool effect_plays(void)
{
    return Mix_Playing(-1) > 0;
}

static bool music_plays(void)
{
    return Mix_PlayingMusic() && !Mix_PausedMusic();
}

static bool all_is_still(void)
{
    return !effect_plays() && !music_plays();
}

static void move_right(const char *id)
{
    input_focus(&app, id);
    app.input.focus_visible = true;
    headless_key(SDLK_RIGHT);
}

static void a_volume_is_heard_as_it_is_moved(void **state)
{
    (void)state;
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    open_page("settings-3");
    app.settings.sound = app.settings.voice = 5;
    app.settings.music = 0;
    audio_init(&app);
    assert_true(comes(all_is_still));
    move_right("sound");
    assert_int_equal(app.settings.sound, 6);
    assert_true(comes(effect_plays));
    assert_true(comes(all_is_still));
    move_right("voice");
    assert_int_equal(app.settings.voice, 6);
    assert_true(comes(effect_plays));
    assert_true(comes(all_is_still));
    move_right("music"); /* which is its own sample */
    assert_int_equal(app.settings.music, 1);
    assert_true(comes(music_plays));
    audio_deinit(&app);
    headless_close();
}

static void speech_says_how_it_speaks(void **state)
{
    char path[MATCH_PATH + 16];
    struct error why;
    (void)state;
    data_folder_open(false);
    snprintf(path, sizeof path, "%s/speech.txt", folder);
    app.command_line.speech = path;
    speaker_init(&app);
    app_go(&app, scene_settings_by_name(&app, "settings-4"));
    headless_steps(12);
    move_right("speech-rate");
    char *said = file_read(path, NULL, &why);
    assert_non_null(said);
    assert_non_null(strstr(said, "This is how I speak."));
    free(said);
    speaker_deinit(&app);
    data_folder_close(true);
}

/* --- as it came ------------------------------------------------------------------------------------------
 */

static void all_comes_back_but_what_one_needs(void **state)
{
    (void)state;
    open_page("settings-8");
    app.settings.felt = FELT_LINEN;
    app.settings.large_tiles = app.settings.speech = true;
    app.settings.scale = 150;
    strcpy(app.settings.names[0], "Ann");
    strcpy(app.settings.keys[0].action, "kong");
    strcpy(app.settings.keys[0].key, "Z");
    app_settings_changed(&app);
    headless_steps(12);
    for (int yes = 0; yes < 2; yes++) {
        assert_true(headless_click("button:reset"));
        headless_steps(12);
        assert_true(headless_is_at("question"));
        assert_true(headless_click(yes ? "button:yes" : "button:no"));
        headless_steps(12);
        assert_int_equal(app.settings.felt == FELT_LINEN, !yes);
    }
    struct settings fresh;
    settings_defaults(&fresh);
    assert_int_equal(app.settings.scale, fresh.scale);
    assert_false(app.settings.large_tiles);
    assert_string_equal(app.settings.keys[0].action, "");
    assert_string_equal(app.settings.names[0], "Ann");
    assert_true(app.settings.speech); /* else who cannot see would be left in silence */
    headless_close();
}

/* --- the folder ------------------------------------------------------------------------------------------
 */

#ifdef __linux__
/* In the place of the program that opens folders stands one that notes which. */
static void the_folder_is_opened(void **state)
{
    char script[MATCH_PATH + 40], noted[MATCH_PATH + 40], text[3 * MATCH_PATH], path[4096], *told = NULL;
    struct error why;
    (void)state;
    data_folder_open(false);
    snprintf(script, sizeof script, "%s/xdg-open", folder);
    snprintf(noted, sizeof noted, "%s/noted", folder);
    snprintf(text, sizeof text, "#!/bin/sh\nprintf %%s \"$1\" > '%s'\n", noted);
    assert_true(file_write(script, text, strlen(text), &why));
    assert_int_equal(chmod(script, 0700), 0);
    snprintf(path, sizeof path, "%s:%s", folder, getenv("PATH"));
    system_set("PATH", path);
    app_go(&app, scene_settings_by_name(&app, "settings-8"));
    headless_steps(12);
    assert_true(headless_click("button:folder"));
    for (int i = 0; i < 1000 && (!told || !*told); i++) {
        free(told);
        SDL_Delay(10);
        told = file_read(noted, NULL, &why);
    }
    assert_non_null(told);
    assert_memory_equal(told, "file:///", 8);
    assert_null(strchr(told, ' ')); /* the folder's name has one, and letters of other alphabets */
    free(told);
    data_folder_close(true);
}
#endif

/* --- two at one machine ----------------------------------------------------------------------------------
 */

static void go_to_players(void)
{
    app_go(&app, scene_settings_by_name(&app, "settings-6"));
    headless_steps(12);
}

static void somebody_else_has_their_own(void **state)
{
    struct error why;
    char path[MATCH_PATH];
    (void)state;
    match_folder(folder);
    assert_true(file_write(match_path(path, folder, "settings.ini"), "", 0, &why)); /* no first start */
    data_folder_start();
    app.command_line.headless = false; /* else settings are not written */
    app.settings.felt = FELT_WINE;
    app_settings_changed(&app);
    go_to_players();
    assert_true(headless_click("button:add-player"));
    headless_steps(12);
    assert_true(headless_is_at("settings")); /* their page, where they are asked for their name */
    assert_string_equal(app.input.focus, "name:you");
    assert_int_equal(app.profiles.count, 2);
    assert_int_equal(app.settings.felt, FELT_WINE); /* they begin with what stood here */
    app.settings.felt = FELT_NIGHT;
    app_settings_changed(&app);
    headless_steps(12);
    assert_true(headless_click("player:0"));
    headless_steps(12);
    assert_int_equal(app.settings.felt, FELT_WINE);
    go_to_players();
    assert_true(headless_click("player:1"));
    headless_steps(12);
    assert_int_equal(app.settings.felt, FELT_NIGHT);
    app.command_line.headless = true;
    data_folder_close(true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_page_is_one_click_or_key_away),
        cmocka_unit_test(a_volume_is_heard_as_it_is_moved),
        cmocka_unit_test(speech_says_how_it_speaks),
        cmocka_unit_test(all_comes_back_but_what_one_needs),
#ifdef __linux__
        cmocka_unit_test(the_folder_is_opened),
#endif
        cmocka_unit_test(somebody_else_has_their_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
