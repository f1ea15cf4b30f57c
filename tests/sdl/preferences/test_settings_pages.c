/*
 * test_settings_pages.c: the settings in the window: a volume is heard as it is moved, the folder is opened,
 * sliders are dragged. More is in scripts/settings.txt.
 */
#include "support/test.h"

#include "sdl/app/audio.h"
#include "sdl/app/speaker.h"
#include "sdl/art/backdrop.h"
#include "sdl/data_folder.h"
#include "sdl/hearing.h"
#include "sdl/preferences/preferences.h"
#include "support/system.h"

#ifdef __linux__
#include <sys/stat.h>
#endif

static void open_page(const char *name)
{
    headless_open(1280, 800, SPEED_OFF);
    app_go(&app, scene_settings_by_name(&app, name));
    headless_steps(12);
}

/* Pages of a few rows have room for large letters: as large as on any other page. */
TEST(short_pages_grow_too)
{
    static const struct {
        const char *page, *label;
    } some[] = {
        {"settings", "Show my waits"}, {"settings-4", "Speech detail"}, {"settings-7", "One-key play"}};
    float first = 0;
    for (int i = 0; i < 3; i++) {
        open_page(some[i].page);
        app.settings.scale = 150;
        app_settings_changed(&app);
        float size = headless_lines(some[i].label, true).pixels;
        first = i ? first : size;
        assert_true(size > 0 && size >= first);
    }
}

/* --- what is heard --- */

static bool all_is_still(void)
{
    return !effect_plays() && !music_plays();
}

/* Pixels as light as the middle of the linen cloth in the preview, in its colour. */
static int linen_seen(void)
{
    int seen = 0;
    loop_draw(&app, true);
    for (int i = 0; i < 1280 * 800; i++) {
        uint32_t pixel = ((uint32_t *)app.picture->pixels)[i];
        int r = pixel >> 16 & 255, g = pixel >> 8 & 255, b = pixel & 255;
        seen += abs(r - 0xc6) < 3 && abs(g - 0xd2) < 3 && abs(b - 0xb7) < 3;
    }
    return seen;
}

/* High contrast has a table of its own: the preview has the same, and the settings say so. */
TEST(the_preview_is_the_table_that_is_seen)
{
    static const char said[] = "High contrast is on: the table stays plain and dark.";
    open_page("settings-2");
    app.settings.felt = FELT_LINEN;
    app_settings_changed(&app);
    assert_true(linen_seen() > 1000);
    assert_false(headless_reads(said));
    app.settings.high_contrast = true;
    app_settings_changed(&app);
    assert_true(linen_seen() < 100);
    headless_assert_reads(said);
}

/* A table that is a prize is chosen with its crown, or when the setting opens all; linen is everybody's. */
TEST(a_prize_is_chosen_once_it_is_open)
{
    open_page("settings-2");
    headless_click("felt:1");
    assert_int_equal(app.settings.felt, FELT_TEAL);
    headless_assert_reads("Opens with Mei’s crown");
    headless_click("felt:3");
    assert_int_equal(app.settings.felt, FELT_LINEN);
    app.settings.all_prizes = true;
    headless_click("felt:1");
    assert_int_equal(app.settings.felt, FELT_WINE);
}

static void move_right(const char *id)
{
    input_focus(&app, id);
    app.input.focus_visible = true;
    headless_key(SDLK_RIGHT);
}

TEST(a_volume_is_heard_as_it_is_moved)
{
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
}

/* The list stays, so that one after the other can be heard. */
TEST(every_sound_is_played_by_its_name)
{
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    open_page("settings-3");
    app.settings.sound = 5;
    app.settings.music = 0;
    assert_true(headless_click("button:sounds"));
    headless_steps(2);
    assert_true(headless_is_at("pick"));
    headless_assert_reads("A tile from the wall");
    audio_init(&app);
    assert_true(comes(all_is_still));
    for (int i = 0; i < 2; i++) {
        assert_true(headless_click(i ? "pick:1" : "pick:0"));
        assert_true(headless_is_at("pick"));
        assert_true(comes(effect_plays));
        assert_true(comes(all_is_still));
    }
    audio_deinit(&app);
    assert_true(headless_click("button:back"));
    assert_true(headless_is_at("settings"));
}

TEST(speech_says_how_it_speaks)
{
    char path[MATCH_PATH + 16];
    struct error why;
    data_folder_open(false);
    snprintf(path, sizeof path, "%s/speech.txt", folder);
    app.command_line.speech = path;
    speaker_init(&app);
    app_go(&app, scene_settings_by_name(&app, "settings-4"));
    headless_steps(12);
    move_right("speech-rate");
    char *said = file_read(path, NULL, &why);
    assert_non_null(said);
    assert_non_null(strstr(said, "This is how I sound."));
    free(said);
    speaker_deinit(&app);
    data_folder_close(true);
}

/* --- the folder --- */

#ifdef __linux__
/* In the place of the program that opens folders stands one that notes which. */
TEST(the_folder_is_opened)
{
    char script[MATCH_PATH + 40], noted[MATCH_PATH + 40], text[3 * MATCH_PATH], path[4096], *told = NULL;
    struct error why;
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

/* A slider goes where it is dragged, and stays between its ends. */
TEST(sliders_are_dragged)
{
    open_page("settings-3");
    app.settings.sound = 5;
    app_dirty(&app);
    headless_step();
    const struct target *row = target_find(&app, "sound");
    assert_non_null(row);
    struct rect all = row->rect, left = rect_make(all.x, all.y, 2, all.h),
                right = rect_make(all.x + all.w - 3, all.y, 2, all.h),
                from = rect_make(all.x + all.w * .6f, all.y, 2, all.h);
    int music = app.settings.music;
    headless_mouse(SDL_MOUSEBUTTONDOWN, left); /* on its name, then on the figure */
    headless_mouse(SDL_MOUSEBUTTONUP, left);
    headless_mouse(SDL_MOUSEBUTTONDOWN, right);
    headless_mouse(SDL_MOUSEBUTTONUP, right);
    assert_int_equal(app.settings.sound, 5);
    headless_mouse(SDL_MOUSEMOTION, from);
    headless_mouse(SDL_MOUSEBUTTONDOWN, from);
    headless_mouse(SDL_MOUSEMOTION, right);
    assert_int_equal(app.settings.sound, 10);
    headless_mouse(SDL_MOUSEMOTION, left);
    assert_int_equal(app.settings.sound, 0);
    headless_mouse(SDL_MOUSEMOTION, right);
    headless_mouse(SDL_MOUSEBUTTONUP, right);
    assert_int_equal(app.settings.sound, 10);
    assert_int_equal(app.settings.music, music);
    input_focus(&app, "sound");
    app.input.focus_visible = true;
    headless_key(SDLK_RIGHT);
    assert_int_equal(app.settings.sound, 10);
    headless_key(SDLK_LEFT);
    assert_int_equal(app.settings.sound, 9);
}

static const struct preference *scale_row(void)
{
    const struct preference_page *page = &preference_pages[PREFERENCES_SCREEN];
    for (int i = 0; i < page->count; i++)
        if (strcmp(page->rows[i].id, "scale") == 0)
            return &page->rows[i];
    fail_msg("%s", "the scale has no row");
    return NULL;
}

/* No more is offered than any window shows: beyond 150 nothing grew. A settings file that asks for more, as
 * was offered once, is read, looks as 150, and that is what the page shows. */
TEST(no_more_is_offered_than_has_room)
{
    static const int asked[] = {150, 175, 200}, windows[][2] = {{800, 600}, {1280, 800}, {3840, 2160}};
    for (int i = 0; i < 3; i++) {
        char path[MATCH_PATH], text[40];
        struct error why;
        snprintf(text, sizeof text, "[window]\nscale = %d\n", asked[i]);
        match_folder(folder);
        assert_true(file_write(match_path(path, folder, "settings.ini"), text, strlen(text), &why));
        data_folder_start();
        app_go(&app, scene_settings_by_name(&app, "settings-5"));
        headless_steps(12);
        assert_int_equal(app.settings.scale, asked[i]);
        assert_int_equal(preference_value(&app, scale_row()), 4);
        assert_non_null(target_find(&app, "scale:4"));
        assert_null(target_find(&app, "scale:5"));
        for (int k = 0; k < 3; k++) {
            float least = layout_make(windows[k][0], windows[k][1], 150).least;
            assert_true(layout_make(windows[k][0], windows[k][1], asked[i]).least == least);
        }
        data_folder_close(true);
    }
}

/* What was asked for on the command line holds until the player chooses. */
TEST(a_chosen_speed_holds_over_the_command_lines)
{
    open_page("settings");
    app.command_line.speed = SPEED_OFF;
    assert_true(headless_click("speed:1"));
    assert_true(app_duration(&app, 1000) > 0);
}
