/*
 * test_settings_pages.c: the settings in the window: every page is one click away, a volume is heard as it is
 * moved, the folder is opened, all comes back as it came, and somebody else at the machine has their own.
 */
#include "support/test.h"

#include "sdl/app/audio.h"
#include "sdl/app/speaker.h"
#include "sdl/art/backdrop.h"
#include "sdl/data_folder.h"
#include "sdl/hearing.h"
#include "sdl/preferences/preferences.h"
#include "session/profiles.h"
#include "support/system.h"
#include "words/languages/languages.h"

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

static float label_size;

static void look_for_label(void *to, const struct type_seen *text)
{
    if (strcmp(text->words, to) == 0)
        label_size = text->pixels;
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
        char label[40];
        open_page(some[i].page);
        app.settings.scale = 150;
        app_settings_changed(&app);
        snprintf(label, sizeof label, "%s", some[i].label);
        label_size = 0;
        type_watch(&app.painter, look_for_label, label);
        loop_draw(&app, true);
        type_watch(&app.painter, NULL, NULL);
        first = i ? first : label_size;
        assert_true(label_size > 0 && label_size >= first);
        headless_close();
    }
}

TEST(every_page_is_one_click_or_key_away)
{
    char id[INPUT_ID];
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
        input_focus(&app, i % 2 ? pages[i].row : ""); /* whatever was clicked before */
        headless_key(SDLK_PAGEDOWN);
        headless_step();
    }
    headless_close();
}

/* --- what is heard ---------------------------------------------------------------------------------------
 */

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
    headless_close();
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
    headless_close();
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
    headless_close();
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

/* --- as it came ------------------------------------------------------------------------------------------
 */

TEST(all_comes_back_but_what_one_needs)
{
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

/* --- two at one machine ----------------------------------------------------------------------------------
 */

static void go_to_players(void)
{
    app_go(&app, scene_settings_by_name(&app, "settings-6"));
    headless_steps(12);
}

TEST(somebody_else_has_their_own)
{
    struct error why;
    char path[MATCH_PATH];
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

/* Nobody can be added where there is no folder, or six are there already, nor is anybody else taken while who
 * plays next cannot be noted: it is said, and nothing changes. */
TEST(players_that_cannot_be_are_told)
{
    struct error why;
    char path[MATCH_PATH], base[MATCH_PATH + 2];
    headless_open(1280, 800, SPEED_OFF);
    go_to_players();
    assert_true(headless_click("button:add-player"));
    headless_assert_reads("Couldn’t add a player: nothing can be saved here");
    assert_true(headless_is_at("settings"));
    headless_close();
    match_folder(folder);
    assert_true(file_write(match_path(path, folder, "settings.ini"), "", 0, &why));
    snprintf(base, sizeof base, "%s/", folder);
    for (int number = 2; number <= PROFILES_MAX; number++)
        assert_int_equal(profiles_begin(base, &app.settings, number == 2 ? "Ann" : "You", &why), number);
    data_folder_start();
    app.command_line.headless = false;
    go_to_players();
    headless_assert_reads("Ann");
    headless_assert_reads("No name");
    assert_true(headless_click("button:add-player"));
    headless_assert_reads("Couldn’t add a player: ");
    assert_int_equal(app.profiles.count, PROFILES_MAX);
    while (headless_click("button:close-warning"))
        headless_steps(30);
    assert_true(headless_click("player:0")); /* who plays here already */
    assert_true(headless_is_at("settings"));
    assert_int_equal(app.profiles.chosen, 0);
    assert_true(file_make_folder(match_path(path, folder, "profiles/in-use.ini"), &why));
    assert_true(headless_click("player:1"));
    headless_assert_reads("Couldn’t change the player: ");
    assert_true(headless_is_at("settings"));
    assert_int_equal(app.profiles.chosen, 0);
    app.command_line.headless = true;
    data_folder_close(true);
}

/* A name is kept as it is typed, whichever way the page is left. */
TEST(a_typed_name_is_kept)
{
    static const char *const beside =
        "page:6"; /* the page itself: its click takes the focus from the field */
    struct error why;
    struct settings second;
    char path[MATCH_PATH], base[MATCH_PATH + 2];
    match_folder(folder);
    assert_true(file_write(match_path(path, folder, "settings.ini"), "", 0, &why)); /* no first start */
    snprintf(base, sizeof base, "%s/", folder);
    settings_defaults(&second);
    assert_int_equal(profiles_begin(base, &second, "Second", &why), 2);
    for (int way = 0; way < 5; way++) {
        char name[2] = {(char)('A' + way), '\0'};
        SDL_Event event = {.type = SDL_TEXTINPUT};
        data_folder_start();
        app.command_line.headless = false;
        go_to_players();
        assert_true(headless_click("name:you"));
        for (int i = 0; i < PLAYER_NAME; i++)
            headless_key(SDLK_BACKSPACE);
        strcpy(event.text.text, name);
        input_event(&app, &event);
        if (way == 0) {
            headless_key(SDLK_KP_ENTER);
        } else if (way == 1) {
            assert_true(headless_click(beside));
        } else if (way == 2) {
            input_focus(&app, "");
            headless_key(SDLK_PAGEDOWN);
        } else if (way == 3) { /* the window is closed */
            app_save_settings(&app);
        } else {
            assert_true(headless_click("player:1"));
            headless_steps(12);
            assert_string_equal(app.settings.names[0], "Second");
            go_to_players();
            assert_true(headless_click("player:0"));
            assert_string_equal(app.settings.names[0], name);
        }
        headless_steps(2);
        app.command_line.headless = true;
        data_folder_close(false);
        data_folder_start();
        assert_string_equal(app.settings.names[0], name);
        data_folder_close(false);
    }
    match_remove_folder(folder);
}

static void erase_name(void)
{
    assert_true(headless_click("name:you"));
    for (int i = 0; i < PLAYER_NAME; i++)
        headless_key(SDLK_BACKSPACE);
}

static void type_name(const char *name)
{
    SDL_Event event = {.type = SDL_TEXTINPUT};
    SDL_strlcpy(event.text.text, name, sizeof event.text.text);
    input_event(&app, &event);
}

/* Of a name that is erased letter by letter nothing holds, not even its last one; whichever way the page is
 * left, the one before comes back. */
TEST(an_emptied_name_stays_as_it_was)
{
    for (int way = 0; way < 4; way++) {
        headless_open(1280, 800, SPEED_OFF);
        SDL_strlcpy(app.settings.names[0], "Ann", PLAYER_NAME);
        go_to_players();
        erase_name();
        assert_string_equal(app.settings.names[0], "Ann"); /* the window may be closed now */
        if (way == 1)
            headless_key(SDLK_RETURN);
        else if (way == 2)
            assert_true(headless_click("page:1"));
        else if (way == 3)
            assert_true(headless_click("button:back"));
        assert_string_equal(app.settings.names[0], "Ann");
        headless_close();
    }
}

/* What was typed, and ended, is the name before for who comes back to it. */
TEST(a_name_is_emptied_after_another_was_typed)
{
    static const char *const names[] = {"Bea", "Cleo"};
    headless_open(1280, 800, SPEED_OFF);
    go_to_players();
    for (int i = 0; i < 2; i++) {
        erase_name();
        type_name(names[i]);
        if (i)
            assert_true(headless_click("page:6"));
        else
            headless_key(SDLK_RETURN);
        headless_step();
        erase_name();
        headless_key(SDLK_RETURN);
        assert_string_equal(app.settings.names[0], names[i]);
        headless_assert_reads(names[i]);
    }
    headless_close();
}

/* A name the program gave is one still, so that it can be said in other languages too. */
TEST(a_given_name_is_typed_as_it_was)
{
    struct error why;
    headless_open(1280, 800, SPEED_OFF);
    app.command_line.language = "de";
    assert_true(app_speak(&app, &why));
    go_to_players();
    assert_string_equal(app.settings.names[0], "You");
    assert_true(headless_click("name:you"));
    headless_key(SDLK_BACKSPACE);
    assert_string_equal(app.settings.names[0], "D");
    type_name("u");
    assert_string_equal(app.settings.names[0], "You");
    app.command_line.language = "en";
    assert_true(app_speak(&app, &why));
    headless_close();
}

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
    headless_close();
}

TEST(there_is_no_page_beyond_the_ends)
{
    open_page("settings");
    headless_key(SDLK_PAGEUP);
    headless_step();
    assert_non_null(target_find(&app, pages[0].row));
    assert_null(scene_settings_by_name(&app, "settings-99"));
    assert_null(scene_settings_by_name(&app, "settings-look"));
    headless_close();
}

/* The list of languages begins at the one that was chosen; the system's is one too. */
TEST(the_language_is_chosen)
{
    struct error why;
    open_page("settings-5");
    assert_true(headless_click("language:0"));
    headless_assert_reads("Deutsch");
    for (int i = 0; i < language_count(); i++)
        if (!strcmp(language_at(i)->code, "de")) {
            char id[INPUT_ID];
            snprintf(id, sizeof id, "pick:%d", i + 1);
            assert_true(headless_click(id));
        }
    assert_string_equal(app.settings.language, "de");
    headless_steps(3);
    assert_true(headless_click("language:0"));
    headless_key(SDLK_DOWN);
    headless_key(SDLK_RETURN);
    assert_true(headless_is_at("settings"));
    assert_string_equal(app.settings.language, "de");
    assert_true(headless_click("language:0"));
    assert_true(headless_click("pick:0"));
    assert_string_equal(app.settings.language, "");
    app.command_line.language = "en";
    assert_true(app_speak(&app, &why));
    headless_close();
}

/* --- choices ---------------------------------------------------------------------------------------------
 */

/* Chooses each place of a row of choices, and says what the settings hold then. */
static void choose_each(const char *page, const char *row, const int *field, const int *values, int count)
{
    open_page(page);
    for (int i = count - 1; i >= 0; i--) {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "%s:%d", row, i);
        assert_true(headless_click(id));
        assert_int_equal(*field, values[i]);
        headless_steps(2);
    }
    headless_close();
}

/* The words on the buttons are the figures: half a second to five, kept in tenths, and 80 to 150 of 100. */
TEST(every_choice_is_what_it_says)
{
    static const int speeds[] = {SPEED_SLOW, SPEED_NORMAL, SPEED_FAST, SPEED_OFF},
                     paces[] = {5, 10, 15, 20, 30, 50}, scales[] = {80, 90, 100, 125, 150};
    choose_each("settings", "speed", &app.settings.speed, speeds, 4);
    choose_each("settings-7", "pace", &app.settings.scan_pace, paces, 6);
    choose_each("settings-5", "scale", &app.settings.scale, scales, 5);
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
    headless_close();
}

TEST(the_window_has_the_size_that_is_chosen)
{
    static const int sizes[][2] = {{960, 600}, {1280, 800}, {1920, 1080}};
    open_page("settings-5");
    for (int i = 0; i < 3; i++) {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "size:%d", i);
        assert_true(headless_click(id));
        assert_int_equal(app.settings.width, sizes[i][0]);
        assert_int_equal(app.settings.height, sizes[i][1]);
        assert_false(app.settings.fullscreen);
    }
    assert_true(headless_click("size:3"));
    assert_true(app.settings.fullscreen);
    headless_close();
}

TEST(the_keys_are_a_page_of_their_own)
{
    open_page("settings-7");
    assert_true(headless_click("button:keys"));
    assert_true(headless_is_at("keys"));
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("settings"));
    headless_close();
}
