/*
 * test_saving.c: a data folder that cannot be written: what lies there is still read, a warning stays until
 * it is closed, and saving comes back when the folder does. A save that cannot be opened is not lost.
 *
 * A folder of the name under which a file is written first keeps even the superuser from writing it.
 */
#include "support/test.h"

#include "base/disk.h"
#include "base/lock.h"
#include "sdl/data_folder.h"
#include "words/languages/languages.h"

static const char warning[] = "button:close-warning";

/* In the way of a file: true puts it there. */
static void block(const char *name, bool blocked)
{
    char path[MATCH_PATH + 64], inside[MATCH_PATH + 80];
    struct error why;
    snprintf(path, sizeof path, "%s/%s.%ld.new", folder, name, disk_process());
    snprintf(inside, sizeof inside, "%s/full", path); /* else the program sweeps it away */
    if (blocked)
        assert_true(disk_make_folder(path) && file_write(inside, "", 0, &why));
    else
        assert_true(file_remove(inside) && disk_remove(path));
}

static void begin_match(void)
{
    struct setup setup;
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    matches_begin(&app, &setup);
    app_go(&app, scene_table(&app));
    headless_steps(20);
}

/* One move of the person at the screen, once they are asked. */
static void move(void)
{
    struct rng rng;
    rng_init(&rng, 1);
    for (int i = 0; !(session_asked(app.session) & 1); i++) {
        if (i == 5000)
            fail_msg("nobody asks the person");
        SDL_Delay(1); /* the computer thinks on a thread */
        headless_step();
    }
    table_scene_play(headless_table(), &app, match_choose(app.session, 0, &rng));
    headless_step();
}

/* As by a program that tidies up: the next move makes it again, and it is still taken. */
TEST(a_folder_removed_during_play_is_made_again)
{
    char path[MATCH_PATH];
    struct lock *lock;
    match_folder(folder);
    data_folder_start();
    begin_match();
    match_remove_folder(folder);
    assert_false(file_exists(folder));
    move();
    assert_true(data_folder_holds("dueling-tigers.tigers"));
    assert_null(target_find(&app, warning));
    assert_int_equal(lock_take(&lock, match_path(path, folder, "in-use.lock")), LOCK_HELD);
    data_folder_close(true);
}

/* The folder of one of several players has parents of ours, and so has every system's. */
TEST(its_parents_are_made_again_too)
{
    char deep[MATCH_PATH], inside[MATCH_PATH];
    match_folder(folder);
    match_path(deep, folder, "profiles");
    match_path(inside, deep, "2");
    assert_true(file_make_path(inside, NULL));
    data_folder_start();
    snprintf(app.folder, sizeof app.folder, "%s/", inside);
    snprintf(app.data, sizeof app.data, "%s/", inside);
    begin_match();
    match_remove_folder(folder);
    assert_false(file_exists(folder));
    move();
    assert_true(data_folder_holds("profiles/2/dueling-tigers.tigers"));
    assert_null(target_find(&app, warning));
    data_folder_close(true);
}

/* Without a match, settings are what makes it. */
TEST(settings_make_a_removed_folder_again)
{
    match_folder(folder);
    data_folder_start();
    match_remove_folder(folder);
    app.command_line.headless = false;
    app.settings.music = 7;
    app_settings_changed(&app);
    app.command_line.headless = true;
    assert_true(data_folder_holds("settings.ini"));
    assert_null(target_find(&app, warning));
    data_folder_close(true);
}

TEST(a_folder_that_cannot_be_written_is_read_and_warned_of)
{
    match_folder(folder);
    data_folder_start();
    begin_match();
    data_folder_close(false);
    block(".write-test", true);
    data_folder_start();
    assert_non_null(matches_of(&app, ruleset_find("dueling-tigers")));
    assert_non_null(target_find(&app, warning));
    headless_steps(30 * 60);
    assert_non_null(target_find(&app, warning)); /* it stays */
    assert_true(headless_click(warning));
    headless_step();
    assert_null(target_find(&app, warning));
    data_folder_close(false);
    block(".write-test", false);
    match_remove_folder(folder);
}

/* A match under way whose save, at `path`, cannot be written. */
static void begin_unsaved(char path[MATCH_PATH])
{
    match_folder(folder);
    match_path(path, folder, "dueling-tigers.tigers");
    block("dueling-tigers.tigers", true);
    data_folder_start();
    begin_match();
}

/* Nor does it remove what the other one tries to write with, as ten starts at the same time would. */
TEST(a_folder_of_another_window_is_not_tried)
{
    char path[MATCH_PATH];
    struct lock *other;
    match_folder(folder);
    assert_int_equal(lock_take(&other, match_path(path, folder, "in-use.lock")), LOCK_TAKEN);
    block(".write-test", true);
    data_folder_start();
    assert_true(app.taken);
    assert_string_equal(app.unsaved, "");
    data_folder_close(false);
    lock_release(other);
    block(".write-test", false);
    match_remove_folder(folder);
}

/* Settings that could not be read this time are not written over by those of this start. */
TEST(settings_out_of_reach_stay)
{
    char path[MATCH_PATH], away[MATCH_PATH];
    struct error why;
    static const char mine[] = "[sound]\nmusic = 2\n";
    match_folder(folder);
    match_path(path, folder, "settings.ini");
    match_path(away, folder, "settings.ini.broken-1");
    assert_true(disk_make_folder(path)); /* which cannot be read as a file can */
    data_folder_start();
    assert_non_null(target_find(&app, warning));
    assert_true(disk_remove(path) && file_write(away, mine, sizeof mine - 1, &why) &&
                file_rename(away, path, &why)); /* it is to be had again */
    app.command_line.headless = false;
    snprintf(app.data, sizeof app.data, "%s/", folder);
    app_save_settings(&app); /* as at the end of the program */
    char *text = file_read(path, NULL, &why);
    assert_string_equal(text, mine);
    free(text);
    app.settings.music = 7; /* what the player changes is kept, and what was there too */
    app_settings_changed(&app);
    app.command_line.headless = true;
    text = file_read(away, NULL, &why);
    assert_string_equal(text, mine);
    free(text);
    text = file_read(path, NULL, &why);
    assert_non_null(strstr(text, "music = 7"));
    free(text);
    data_folder_close(false);
    match_remove_folder(folder);
}

TEST(saving_comes_back)
{
    char path[MATCH_PATH];
    begin_unsaved(path);
    headless_step();
    assert_false(file_exists(path));
    assert_non_null(target_find(&app, warning));
    assert_true(headless_click(warning));
    move();
    headless_step();
    assert_null(target_find(&app, warning)); /* told once */
    block("dueling-tigers.tigers", false);
    move();
    assert_true(file_exists(path));
    assert_string_equal(app.unsaved, "");
    data_folder_close(false);
    match_remove_folder(folder);
}

/* A match of another mode is saved in between, which takes the warning back. */
TEST(a_match_taken_up_unsaved_is_told_again)
{
    char path[MATCH_PATH];
    struct setup other = {.rules = ruleset_find("one-suit"), .seats = 2, .seed = 5};
    ruleset_defaults(other.rules, other.options);
    for (int seat = 0; seat < other.seats; seat++)
        other.players[seat] = (struct player){.kind = PLAYER_PERSON};
    begin_unsaved(path);
    assert_string_not_equal(app.unsaved, "");
    for (int time = 0; time < 2; time++) {
        matches_begin(&app, &other);
        matches_tell_saving(&app);
        assert_string_equal(app.unsaved, "");
        if (time)
            block("dueling-tigers.tigers", false);
        assert_true(matches_take_up(&app, ruleset_find("dueling-tigers")));
        app_go(&app, scene_table(&app));
        headless_step();
        toast_clear(&app); /* the notice that all is saved again comes first */
        headless_step();
        assert_int_equal(app.unsaved[0] != '\0', !time);
        assert_int_equal(target_find(&app, warning) != NULL, !time);
        assert_int_equal(file_exists(path), time);
    }
    data_folder_close(false);
    match_remove_folder(folder);
}

/* Another player's folder is opened once what is this one's is safe. */
TEST(who_plays_is_not_changed_over_an_unsaved_match)
{
    char path[MATCH_PATH];
    struct error why;
    begin_unsaved(path);
    int number = profiles_begin(app.base, &app.settings, "Bea", &why);
    assert_true(number > PROFILE_FIRST);
    move();
    app_go(&app, scene_title(&app));
    headless_step();
    assert_null(app_take_profile(&app, number));
    assert_non_null(matches_of(&app, ruleset_find("dueling-tigers")));
    block("dueling-tigers.tigers", false);
    app_go(&app, app_take_profile(&app, number));
    assert_true(file_exists(path)); /* there was room again, and it was tried once more */
    data_folder_close(false);
    match_remove_folder(folder);
}

/* Nor is the window closed over one that can be saved by now. */
TEST(a_match_is_tried_once_more_when_the_window_closes)
{
    char path[MATCH_PATH];
    begin_unsaved(path);
    move();
    block("dueling-tigers.tigers", false);
    assert_false(file_exists(path));
    data_folder_close(false);
    assert_true(file_exists(path));
    match_remove_folder(folder);
}

/* The settings are read before anything is told. */
TEST(warnings_of_the_start_are_in_the_players_language)
{
    char path[MATCH_PATH];
    struct error why;
    static const char german[] = "[window]\nlanguage = \"de\"\n";
    match_folder(folder);
    assert_true(file_write(match_path(path, folder, "settings.ini"), german, sizeof german - 1, &why));
    block(".write-test", true);
    data_folder_start();
    headless_assert_reads("Es kann nichts gespeichert werden: ");
    language_speak(language_at(0));
    block(".write-test", false);
    data_folder_close(false);
    match_remove_folder(folder);
}

/* --- whatever is written besides moves -------------------------------------------------------------------
 */

/* A practice of two hands of Classic Mahjong on the table, in which all is saved so far. */
static void begin_practice(void)
{
    struct setup setup;
    match_folder(folder);
    data_folder_start();
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    setup.rules = ruleset_find("classic");
    ruleset_defaults(setup.rules, setup.options);
    setup.seats = (uint8_t)ruleset_seats(setup.rules, setup.options);
    for (int seat = 1; seat < setup.seats; seat++)
        setup.players[seat] = (struct player){PLAYER_COMPUTER, AI_EASY, "Ben"};
    setup.rounds = 2;
    setup.practice = true;
    matches_begin(&app, &setup);
    assert_string_equal(app.unsaved, "");
}

static void assert_told(void)
{
    headless_step();
    assert_non_null(strstr(app.unsaved, "The match isn’t saved"));
    assert_non_null(target_find(&app, warning));
}

static void end_practice(void)
{
    block("classic.tigers", false);
    data_folder_close(false);
    match_remove_folder(folder);
}

TEST(a_deal_that_is_not_saved_is_told)
{
    begin_practice();
    block("classic.tigers", true);
    app_go(&app, scene_table(&app));
    for (int i = 0; i < 200 && session_awaits_deal(app.session); i++)
        loop_step(&app);
    assert_int_equal(session_position(app.session), 1); /* the deal alone */
    assert_told();
    end_practice();
}

TEST(so_is_the_next_deal_after_a_result)
{
    struct rng rng;
    rng_init(&rng, 1);
    begin_practice();
    do
        assert_true(match_step(app.session, &rng));
    while (!session_awaits_deal(app.session));
    app_go(&app, scene_result(&app));
    headless_steps(5);
    block("classic.tigers", true);
    int before = session_position(app.session);
    assert_true(headless_click("button:next"));
    assert_int_equal(session_position(app.session), before + 1);
    assert_told();
    end_practice();
}

/* Taken back and made again: each is written, and each can fail. */
TEST(so_is_a_move_taken_back_or_made_again)
{
    SDL_Event redo = {.type = SDL_KEYDOWN};
    redo.key.keysym.sym = SDLK_y;
    redo.key.keysym.mod = KMOD_LCTRL;
    for (int again = 0; again < 2; again++) {
        begin_practice();
        app_go(&app, scene_table(&app));
        move();
        int before = session_position(app.session);
        if (again)
            headless_key(SDLK_u);
        block("classic.tigers", true);
        if (again)
            input_event(&app, &redo);
        else
            headless_key(SDLK_u);
        assert_true(again ? session_position(app.session) > 1 : session_position(app.session) < before);
        assert_told();
        end_practice();
    }
}

TEST(who_quits_is_told_what_is_lost)
{
    char path[MATCH_PATH];
    begin_unsaved(path);
    matches_put_away(&app);
    assert_true(matches_are_unsaved(&app));
    block("dueling-tigers.tigers", false);
    assert_false(matches_are_unsaved(&app)); /* it was tried once more */
    assert_true(file_exists(path));
    data_folder_close(false);
    match_remove_folder(folder);
}

/* Every move is saved as it is made, so a program that ends for want of memory need not try. */
TEST(out_of_memory_tells_whether_the_match_is_saved)
{
    char path[MATCH_PATH], words[400];
    match_folder(folder);
    data_folder_start();
    matches_last_words(&app, words, sizeof words);
    assert_null(strstr(words, "match"));
    begin_match();
    matches_last_words(&app, words, sizeof words);
    assert_non_null(strstr(words, "Your match is saved up to the last move"));
    data_folder_close(false);
    match_remove_folder(folder);
    begin_unsaved(path);
    matches_last_words(&app, words, sizeof words);
    assert_non_null(strstr(words, "couldn’t be saved"));
    block("dueling-tigers.tigers", false);
    data_folder_close(false);
    match_remove_folder(folder);
}

/* Here a folder has its name; a file that another program holds is as little to be opened. */
TEST(a_save_that_cannot_be_opened_stays)
{
    char path[MATCH_PATH], aside[MATCH_PATH];
    match_folder(folder);
    match_path(path, folder, "dueling-tigers.tigers");
    match_path(aside, folder, "dueling-tigers.tigers.broken-1");
    assert_true(disk_make_folder(path));
    data_folder_start();
    assert_non_null(target_find(&app, warning));
    assert_true(file_exists(path) && !file_exists(aside));
    begin_match();
    assert_int_equal(file_kind(path), FILE_PLAIN);
    assert_int_equal(file_kind(aside), FILE_FOLDER);
    data_folder_close(false);
    assert_true(disk_remove(aside));
    match_remove_folder(folder);
}

/* A notice comes before the warning, which is there again afterwards; the keyboard reaches it. */
TEST(a_warning_waits_behind_notices)
{
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    app_warn(&app, "Something is wrong.");
    app_warn(&app, "Something is wrong.");
    app_notice(&app, "Sound on.");
    headless_step();
    assert_null(target_find(&app, warning));
    toast_clear(&app);
    headless_step();
    assert_non_null(target_find(&app, warning));
    for (int i = 0; i < 40 && strcmp(app.input.focus, warning) != 0; i++)
        headless_key(SDLK_TAB);
    assert_string_equal(app.input.focus, warning);
    headless_key(SDLK_RETURN);
    headless_step();
    assert_null(target_find(&app, warning));
    app_warn(&app, "It cannot be saved.");
    toast_withdraw(&app, "It cannot be saved.");
    headless_step();
    assert_null(target_find(&app, warning));
}

/* However many notices come, one after the other. */
TEST(notices_do_not_keep_a_warning_away)
{
    char words[32];
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    for (int i = 0; i < 8; i++) {
        snprintf(words, sizeof words, "Notice %d.", i);
        app_notice(&app, words);
    }
    app_warn(&app, "It cannot be saved.");
    for (int i = 0; !target_find(&app, warning); i++) {
        if (i == 3000)
            fail_msg("the warning was not shown");
        snprintf(words, sizeof words, "Another %d.", i);
        app_notice(&app, words);
        SDL_Delay(10); /* a notice stays for some seconds */
        headless_step();
    }
}
