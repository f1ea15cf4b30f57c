/*
 * test_taken.c: another window has the data folder: what can be done then, and what it must not do.
 */
#include "support/test.h"

#include "base/lock.h"
#include "sdl/data_folder.h"
#include "session/profiles.h"

static struct lock *other; /* of the window that was there before */

/* A key in a window that takes and leaves folders, as pictures do not. */
static void press(SDL_Keycode code)
{
    app.command_line.headless = false;
    headless_key(code);
    app.command_line.headless = true;
    headless_step();
}

/* Chooses one of the players, or to add one. */
static void pick(const char *id)
{
    app.command_line.headless = false;
    assert_true(headless_click(id));
    app.command_line.headless = true;
    headless_step();
}

static int set_up(void **state)
{
    char path[MATCH_PATH];
    (void)state;
    match_folder(folder);
    assert_true(lock_take(&other, match_path(path, folder, "in-use.lock")) == LOCK_TAKEN);
    data_folder_start();
    assert_true(headless_is_at("taken"));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    data_folder_close(false);
    lock_release(other);
    match_remove_folder(folder);
    return 0;
}

static void begin_match(void)
{
    struct setup setup;
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    matches_begin(&app, &setup);
    app_go(&app, scene_table(&app));
    headless_steps(20);
}

TEST_WITH(it_asks_until_the_other_is_closed, set_up, tear_down)
{
    press(SDLK_RETURN);
    assert_true(headless_is_at("taken"));
    lock_release(other);
    other = NULL;
    press(SDLK_RETURN);
    assert_false(headless_is_at("taken"));
    assert_false(app.taken);
}

TEST_WITH(who_goes_on_writes_nothing, set_up, tear_down)
{
    press(SDLK_g);
    assert_true(headless_is_at("title"));
    begin_match();
    assert_false(data_folder_holds("dueling-tigers.tigers"));
    assert_false(data_folder_holds("settings.ini"));
}

/* Another player's folder is not taken, so all is saved there, and nothing of the first is touched: not even
 * who plays at the next start. */
TEST_WITH(another_player_has_a_folder, set_up, tear_down)
{
    press(SDLK_p);
    assert_true(headless_is_at("pick"));
    pick("pick:0");
    assert_true(headless_is_at("title"));
    assert_false(app.taken);
    begin_match();
    assert_true(data_folder_holds("profiles/2/dueling-tigers.tigers"));
    assert_false(data_folder_holds("dueling-tigers.tigers"));
    assert_false(data_folder_holds("profiles/in-use.ini"));
}

/* A third window finds both folders taken, and says so. */
TEST_WITH(a_player_whose_folder_is_taken_cannot_be_chosen, set_up, tear_down)
{
    char path[MATCH_PATH];
    struct lock *second;
    press(SDLK_p);
    pick("pick:0"); /* the only choice: one is added */
    data_folder_close(false);
    assert_true(lock_take(&second, match_path(path, folder, "profiles/2/in-use.lock")) == LOCK_TAKEN);
    data_folder_start();
    assert_true(headless_is_at("taken"));
    press(SDLK_p);
    assert_true(target_find(&app, "pick:0")->flags & TARGET_OFF);
    assert_false(target_find(&app, "pick:1")->flags & TARGET_OFF);
    lock_release(second);
}

/* The program's first start is greeted, every other begins at the title; as without another window. */
TEST_WITH(a_free_folder_begins_as_ever, set_up, tear_down)
{
    lock_release(other);
    other = NULL;
    press(SDLK_RETURN);
    assert_true(headless_is_at("welcome"));
    data_folder_close(false);
    char path[MATCH_PATH];
    struct error why;
    assert_true(settings_save(&app.settings, match_path(path, folder, "settings.ini"), &why));
    assert_true(lock_take(&other, match_path(path, folder, "in-use.lock")) == LOCK_TAKEN);
    data_folder_start();
    assert_true(headless_is_at("taken"));
    lock_release(other);
    other = NULL;
    press(SDLK_RETURN);
    assert_true(headless_is_at("title"));
}

/* Who goes on without the folder is told what quitting costs. */
TEST_WITH(quitting_says_what_is_lost, set_up, tear_down)
{
    press(SDLK_g);
    begin_match();
    app_go(&app, scene_title(&app));
    headless_step();
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("question"));
    headless_assert_reads("Nothing can be saved here: matches in progress will be lost.");
    headless_key(SDLK_RETURN); /* what costs is never on Enter */
    assert_false(app.quit);
    headless_key(SDLK_ESCAPE);
    headless_key(SDLK_y);
    assert_true(app.quit);
}

TEST_WITH(a_player_that_cannot_be_added_is_told, set_up, tear_down)
{
    char path[MATCH_PATH];
    struct error why;
    assert_true(file_write(match_path(path, folder, "profiles"), "x", 1, &why)); /* no folder can be there */
    press(SDLK_p);
    pick("pick:0");
    assert_true(headless_is_at("taken"));
    headless_assert_reads("Couldn’t add a player: ");
    assert_true(app.taken);
}

/* The one who played last is in another window: the first one, who gave no name, and others can play here;
 * there is no room for more than six. */
TEST_WITH(another_player_is_chosen, set_up, tear_down)
{
    char path[MATCH_PATH], base[MATCH_PATH + 2], id[INPUT_ID];
    struct settings settings;
    struct error why;
    struct lock *second;
    data_folder_close(false);
    settings_defaults(&settings);
    snprintf(base, sizeof base, "%s/", folder);
    for (int number = 2; number <= PROFILES_MAX; number++)
        assert_int_equal(profiles_begin(base, &settings, number == 2 ? "Ann" : "Ben", &why), number);
    assert_true(profiles_use(base, 2, &why));
    assert_true(lock_take(&second, match_path(path, folder, "profiles/2/in-use.lock")) == LOCK_TAKEN);
    data_folder_start();
    assert_true(headless_is_at("taken"));
    press(SDLK_p);
    headless_assert_reads("No name");
    headless_assert_reads("Ben");
    assert_false(headless_reads("Ann"));
    assert_true(target_find(&app, "pick:0")->flags & TARGET_OFF); /* the other window of set_up */
    headless_assert_reads("Open in another window");
    snprintf(id, sizeof id, "pick:%d", PROFILES_MAX - 1);
    assert_null(target_find(&app, id));
    assert_false(headless_reads("Add a player"));
    pick("pick:1");
    assert_true(headless_is_at("title"));
    assert_false(app.taken);
    begin_match();
    assert_true(data_folder_holds("profiles/3/dueling-tigers.tigers"));
    lock_release(second);
}
