/*
 * test_scene_quarantine.c: a save is damaged; the player is told at the start, finds the file in the settings
 * and in the records, sees what is wrong with it, watches it and brings the match back.
 */
#include "support/test.h"

#include "sdl/data_folder.h"
#include "session/archive/quarantine.h"
#include "session/statistics/journal.h"
#include "support/system.h"

static const char warning[] = "button:close-warning";
static char save[MATCH_PATH];

/* A match of 40 steps by which a line beyond the 20th is no move; returns how many entries are right. */
static int break_save(void)
{
    struct setup setup;
    struct rng rng;
    struct error why;
    match_setup(&setup, 11);
    rng_init(&rng, 11);
    struct session *session = session_new(&setup, save);
    for (int i = 0; i < 40; i++)
        match_step(session, &rng);
    session_free(session);
    char *text = file_read(save, NULL, NULL), *line = strstr(text, "\ndeal ") + 1;
    for (int i = 0; i < 20; i++)
        line = strchr(line, '\n') + 1;
    line[0] = '!';
    assert_true(file_write(save, text, strlen(text), &why));
    free(text);
    return 21; /* the suit taken out, the deal, and nineteen moves */
}

static int set_up(void **state)
{
    struct error why;
    char path[MATCH_PATH];
    (void)state;
    match_folder(folder);
    match_path(save, folder, "dueling-tigers.tigers");
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

static bool is_off(const char *id)
{
    const struct target *target = target_find(&app, id);
    assert_non_null(target);
    return target->flags & TARGET_OFF;
}

TEST_WITH(a_broken_match_comes_back_up_to_its_wrong_line, set_up, tear_down)
{
    int right = break_save();
    data_folder_start();
    assert_non_null(target_find(&app, warning));
    assert_null(matches_of(&app, ruleset_find("dueling-tigers")));
    go_to_files();
    headless_key(SDLK_RETURN);
    headless_step();
    assert_true(headless_is_at("aside")); /* nothing was in its way, so nothing is asked */
    const struct session *back = matches_of(&app, ruleset_find("dueling-tigers"));
    assert_non_null(back);
    assert_int_equal(session_length(back), right);
    assert_true(file_exists(save));
}

/* The match begun since is not lost either. */
TEST_WITH(what_is_in_the_way_is_asked_about_and_kept, set_up, tear_down)
{
    struct setup setup;
    int right = break_save();
    data_folder_start();
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    matches_begin(&app, &setup);
    matches_put_away(&app);
    go_to_files();
    assert_true(headless_click("button:restore"));
    assert_true(headless_is_at("question"));
    headless_key(SDLK_ESCAPE);
    headless_step();
    assert_int_equal(session_length(matches_of(&app, setup.rules)), 0); /* as it was */
    assert_true(headless_click("button:restore"));
    headless_key(SDLK_RETURN);
    headless_steps(4);
    assert_int_equal(session_length(matches_of(&app, setup.rules)), right);
    char slashed[MATCH_PATH + 2];
    snprintf(slashed, sizeof slashed, "%s/", folder);
    assert_int_equal(quarantine_list(slashed, NULL), 2);
}

/* Its other hand would be seen, and then it could be restored and played on. */
TEST_WITH(a_match_that_is_not_over_is_not_watched, set_up, tear_down)
{
    break_save();
    data_folder_start();
    go_to_files();
    assert_true(is_off("button:watch"));
    headless_assert_reads("Once it’s over");
    headless_key(SDLK_w);
    headless_step();
    assert_true(headless_is_at("aside"));
}

TEST_WITH(a_match_that_is_over_is_watched, set_up, tear_down)
{
    struct setup setup;
    struct rng rng;
    struct error why;
    char kept[MATCH_PATH];
    match_setup(&setup, 11);
    rng_init(&rng, 11);
    struct session *session = session_new(&setup, save);
    while (!session_is_over(session))
        match_step(session, &rng);
    session_free(session);
    assert_true(file_rename(save, match_path(kept, folder, "dueling-tigers.tigers.broken-1"), &why));
    data_folder_start();
    go_to_files();
    headless_key(SDLK_w);
    headless_step();
    assert_true(headless_is_at("replay"));
    headless_key(SDLK_ESCAPE);
    headless_step();
    assert_true(headless_is_at("aside"));
}

/* The records show the way only where there is something. */
TEST_WITH(the_records_lead_there, set_up, tear_down)
{
    data_folder_start();
    app_go(&app, scene_records(&app));
    headless_step();
    assert_null(target_find(&app, "button:aside"));
    break_save();
    data_folder_close(false);
    data_folder_start();
    app_go(&app, scene_records(&app));
    headless_step();
    assert_true(headless_click(warning));
    headless_step();
    assert_true(headless_click("button:aside"));
    assert_true(headless_is_at("aside"));
    headless_key(SDLK_ESCAPE);
    headless_step();
    assert_true(headless_is_at("records"));
    headless_key(SDLK_a);
    headless_step();
    assert_true(headless_is_at("aside"));
}

/* Its key can be another, as that of everything else. */
TEST_WITH(the_way_from_the_records_goes_to_another_key, set_up, tear_down)
{
    break_save();
    data_folder_start();
    strcpy(app.settings.keys[0].action, "records-aside");
    strcpy(app.settings.keys[0].key, "J");
    app_go(&app, scene_records(&app));
    headless_step();
    assert_true(headless_click(warning));
    headless_key(SDLK_a);
    headless_step();
    assert_true(headless_is_at("records"));
    headless_assert_reads(" J ");
    headless_key(SDLK_j);
    headless_step();
    assert_true(headless_is_at("aside"));
}

TEST_WITH(settings_with_a_wrong_line_cannot_come_back_but_go_away, set_up, tear_down)
{
    struct error why;
    char path[MATCH_PATH];
    static const char wrong[] = "[sound]\nmusic = much\n";
    assert_true(file_write(match_path(path, folder, "settings.ini"), wrong, sizeof wrong - 1, &why));
    data_folder_start();
    go_to_files();
    assert_true(is_off("button:restore") && is_off("button:watch"));
    headless_key(SDLK_DELETE);
    headless_step();
    assert_true(headless_is_at("question"));
    headless_key(SDLK_y);
    headless_step();
    assert_null(target_find(&app, "button:restore"));
    assert_false(file_exists(match_path(path, folder, "settings.ini.broken-1")));
}

/* Settings that were only out of reach hold as soon as they are back. */
TEST_WITH(settings_hold_at_once, set_up, tear_down)
{
    struct error why;
    char path[MATCH_PATH];
    static const char good[] = "[sound]\nmusic = 2\n";
    match_path(path, folder, "settings.ini.broken-1");
    assert_true(file_write(path, good, sizeof good - 1, &why));
    data_folder_start();
    assert_int_not_equal(app.settings.music, 2);
    go_to_files();
    assert_true(headless_click("button:restore")); /* an empty file has its place */
    headless_key(SDLK_RETURN);
    headless_step();
    assert_int_equal(app.settings.music, 2);
}

/* They were set aside at the start, and nothing has come in their place since: nothing is asked, and nothing
 * is set aside in its turn. */
TEST_WITH(settings_come_back_to_an_empty_place, set_up, tear_down)
{
    struct error why;
    char path[MATCH_PATH], aside[MATCH_PATH];
    static const char wrong[] = "[sound]\nmusic = much\n", mended[] = "[sound]\nmusic = 2\n";
    match_path(aside, folder, "settings.ini.broken-1");
    assert_true(file_write(match_path(path, folder, "settings.ini"), wrong, sizeof wrong - 1, &why));
    data_folder_start();
    assert_true(file_exists(aside));
    assert_true(file_write(aside, mended, sizeof mended - 1, &why));
    go_to_files();
    app.command_line.headless = false; /* which writes no settings */
    bool clicked = headless_click("button:restore");
    app.command_line.headless = true;
    headless_step();
    assert_true(clicked && headless_is_at("aside"));
    assert_int_equal(app.settings.music, 2);
    assert_false(data_folder_holds("settings.ini.broken-1") || data_folder_holds("settings.ini.broken-2"));
    char *text = file_read(path, NULL, NULL);
    assert_string_equal(text, mended);
    free(text);
}

/* While a match is on the table nothing is taken from under it. */
TEST_WITH(not_over_a_match_on_the_table, set_up, tear_down)
{
    struct setup setup;
    break_save();
    data_folder_start();
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    matches_begin(&app, &setup);
    go_to_files();
    assert_true(is_off("button:restore"));
}

/* A trainer has read its file when it began, and writes all of it after an answer: over one that came back
 * meanwhile. */
TEST_WITH(not_over_a_scene_that_will_write_again, set_up, tear_down)
{
    struct error why;
    char path[MATCH_PATH];
    break_save();
    data_folder_start();
    app_go(&app, scene_drill(&app, DRILL_WAITS));
    headless_step();
    app_go(&app, scene_quarantine(&app, scene_settings(&app, app.top)));
    headless_steps(4);
    assert_true(is_off("button:restore"));
    headless_assert_reads("Only from the title, with no match on the table");
    app_go(&app, scene_quarantine(&app, scene_settings(&app, scene_title(&app))));
    headless_steps(4);
    assert_false(is_off("button:restore"));
    assert_true(file_write(match_path(path, folder, "settings.ini"), "", 0, &why));
}

/* Each kind of file is called by what it is to a player, and the list can be gone through by keys and wheel.
 */
TEST_WITH(every_file_is_called_by_what_it_is, set_up, tear_down)
{
    static const char *const files[][2] = {
        {"settings.ini", "Settings"},         {"trainer.ini", "Trainers"},     {"lessons.ini", "Learn"},
        {"puzzles", "Decisions to revisit"},  {"days.ini", "Deal of the day"}, {JOURNAL_FILE, "Statistics"},
        {"classic.tigers", "Classic Mahjong"}};
    enum { COUNT = sizeof files / sizeof *files };
    struct error why;
    char path[MATCH_PATH], name[64];
    for (int i = 0; i < COUNT; i++) {
        snprintf(name, sizeof name, "%s.broken-1", files[i][0]);
        assert_true(file_write(match_path(path, folder, name), "rubbish", 7, &why));
    }
    data_folder_start();
    go_to_files();
    unsigned read = 0;
    for (int step = 0; step < COUNT; step++) { /* whatever is below the screen comes by and by */
        SDL_Event wheel = {.type = SDL_MOUSEWHEEL};
        for (int i = 0; i < COUNT; i++)
            read |= (unsigned)headless_reads(files[i][1]) << i;
        wheel.wheel.y = -1;
        loop_handle(&app, &wheel);
        headless_key(SDLK_DOWN);
        headless_step();
    }
    for (int i = 0; i < COUNT; i++)
        if (!(read >> i & 1))
            fail_msg("%s is not called \"%s\"", files[i][0], files[i][1]);
    headless_key(SDLK_ESCAPE);
    headless_step();
    assert_false(headless_is_at("aside"));
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

/* By a click on it, or by going there with the keyboard: what is done is done to that one. */
TEST_WITH(what_is_chosen_is_what_is_deleted, set_up, tear_down)
{
    char path[MATCH_PATH], chosen[64];
    put_two();
    data_folder_start();
    go_to_files();
    for (int keys = 0; keys < 2; keys++) {
        assert_true(headless_click("file:1"));
        headless_steps(2);
        if (keys) {
            input_focus(&app, "file:0");
            app.input.focus_visible = true;
            headless_steps(2);
        }
        int which = headless_reads("settings.ini.broken-2") ? 2 : 1;
        snprintf(chosen, sizeof chosen, "settings.ini.broken-%d", which);
        assert_true(headless_click("button:delete"));
        headless_step();
        headless_assert_reads("it can’t be restored afterwards.");
        headless_assert_reads(chosen);
        headless_key(keys ? SDLK_y : SDLK_ESCAPE);
        headless_step();
        assert_int_equal(file_exists(match_path(path, folder, chosen)), !keys);
        snprintf(chosen, sizeof chosen, "settings.ini.broken-%d", 3 - which);
        assert_true(file_exists(match_path(path, folder, chosen)));
    }
    assert_true(headless_click("button:back"));
    headless_step();
    assert_true(headless_is_at("settings"));
}

/* On a disk that refuses it is said, and everything is where it was. */
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

/* One of which nothing can be read is some match. */
TEST_WITH(the_deal_of_the_day_is_one_too, set_up, tear_down)
{
    struct error why;
    char path[MATCH_PATH], aside[MATCH_PATH];
    data_folder_start();
    assert_true(headless_click("button:day"));
    assert_true(headless_click("button:play"));
    headless_steps(30);
    data_folder_close(false);
    match_path(path, folder, "day.tigers");
    match_path(aside, folder, "day.tigers.broken-1");
    assert_true(file_rename(path, aside, &why));
    for (int broken = 0; broken < 2; broken++) {
        if (broken)
            assert_true(file_write(aside, "rubbish", 7, &why));
        data_folder_start();
        app_go(&app, scene_quarantine(&app, NULL));
        headless_steps(3);
        assert_int_equal(headless_reads("Deal of the day"), !broken);
        assert_int_equal(headless_reads("A match"), broken);
        headless_key(SDLK_ESCAPE);
        headless_step();
        assert_true(headless_is_at("title"));
        if (!broken)
            data_folder_close(false);
    }
}
