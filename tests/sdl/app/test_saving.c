/*
 * test_saving.c: a match that cannot be saved: who plays is not changed over it, and what is lost is told.
 * More is in scripts/saving.txt.
 *
 * A folder of the name under which a file is written first keeps even the superuser from writing it.
 */
#include "support/test.h"

#include "base/disk.h"
#include "sdl/data_folder.h"

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
    assert_true(headless_move());
    assert_true(data_folder_holds("profiles/2/dueling-tigers.tigers"));
    assert_null(target_find(&app, warning));
    data_folder_close(true);
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
    int number = profiles_begin(app.players.base, &app.settings, "Bea", &why);
    assert_true(number > PROFILE_FIRST);
    assert_true(headless_move());
    app_go(&app, scene_title(&app));
    headless_step();
    assert_null(app_take_profile(&app, number));
    assert_non_null(matches_of(&app, ruleset_find("dueling-tigers")));
    block("dueling-tigers.tigers", false);
    app_go(&app, app_take_profile(&app, number));
    assert_true(file_exists(path)); /* there was room again, and it was tried again */
    data_folder_close(false);
    match_remove_folder(folder);
}

TEST(who_quits_is_told_what_is_lost)
{
    char path[MATCH_PATH];
    begin_unsaved(path);
    matches_put_away(&app);
    assert_true(matches_are_unsaved(&app));
    block("dueling-tigers.tigers", false);
    assert_false(matches_are_unsaved(&app)); /* it was tried again */
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
