/*
 * test_title.c: the title's cards, a match of each mode beside the others, the questions before anything is
 * lost.
 * Tier: ci
 */
#include "support/test.h"

#include "sdl/data_folder.h"
#include "session/study/lesson_progress.h"
#include "words/lessons/lesson.h"

/* To the options of a new match, from the title. */
static void open_options(const char *mode)
{
    char id[INPUT_ID];
    snprintf(id, sizeof id, "card:%s", mode);
    assert_true(headless_click(id));
    assert_string_equal(headless_top(), "mode");
    assert_true(headless_click("button:new"));
    if (headless_is_at("question"))
        assert_true(headless_click("button:yes"));
    assert_string_equal(headless_top(), "options");
}

static void start_match(void)
{
    assert_true(headless_click("button:start"));
    headless_wait_for("table");
    headless_steps(200);
}

static void begin_match(const char *mode)
{
    open_options(mode);
    start_match();
}

static void back_to_title(void)
{
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "pause");
    assert_true(headless_click("button:title"));
    assert_string_equal(headless_top(), "title");
    assert_null(app.session);
}

TEST(all_modes_are_seen_at_once)
{
    static const int sizes[][2] = {{960, 600}, {1280, 800}, {1200, 900}, {2560, 1440}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        headless_open(sizes[i][0], sizes[i][1], SPEED_OFF);
        app_go(&app, scene_title(&app));
        loop_draw(&app, false);
        float right = 0;
        for (int mode = 0; scene_modes[mode]; mode++) {
            char id[INPUT_ID];
            snprintf(id, sizeof id, "card:%s", scene_modes[mode]->id);
            const struct target *card = target_find(&app, id);
            assert_non_null(card);
            assert_true(card->rect.x > right);
            right = card->rect.x + card->rect.w;
            assert_true(right < (float)sizes[i][0] && card->rect.y + card->rect.h < (float)sizes[i][1]);
        }
        headless_close();
    }
}

TEST(arrows_walk_the_cards_and_enter_opens_one)
{
    data_folder_open_title(false);
    headless_key(SDLK_RIGHT);
    headless_key(SDLK_RIGHT);
    assert_string_equal(app.input.focus, "card:one-suit");
    headless_key(SDLK_LEFT);
    headless_key(SDLK_LEFT);
    headless_key(SDLK_LEFT); /* round the end */
    assert_string_equal(app.input.focus, "card:classic");
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "mode");
    assert_non_null(target_find(&app, "button:new"));
    assert_null(target_find(&app, "button:trainer"));
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "title");
    data_folder_close(true);
}

TEST(without_a_match_enter_opens_the_lit_card)
{
    data_folder_open_title(false);
    assert_null(target_find(&app, "button:continue"));
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "mode");
    data_folder_close(true);
}

TEST(escape_asks_before_it_quits)
{
    data_folder_open_title(false);
    headless_key(SDLK_ESCAPE);
    assert_false(app.quit);
    assert_string_equal(headless_top(), "question");
    headless_key(SDLK_ESCAPE);
    assert_false(app.quit);
    assert_string_equal(headless_top(), "title");
    headless_key(SDLK_ESCAPE);
    assert_true(headless_click("button:yes"));
    assert_true(app.quit);
    data_folder_close(true);
}

/* 1.0.0 lost a match of sixteen hands to begin one hand of another mode. */
/* What becomes of the matches is said before one quits. */
TEST(quitting_says_what_is_saved)
{
    data_folder_open_title(false);
    headless_key(SDLK_ESCAPE);
    headless_assert_reads("Everything is saved.");
    headless_key(SDLK_ESCAPE);
    begin_match("tenpai-duel");
    back_to_title();
    headless_key(SDLK_ESCAPE);
    headless_assert_reads("Matches in progress are saved. You can continue them next time.");
    assert_false(headless_reads("Everything is saved."));
    data_folder_close(true);
}

/* Once all lessons are learnt the first can be begun once more, and each says that it is done. */
TEST(what_is_learnt_is_begun_once_more)
{
    struct lesson_progress progress = {0};
    char path[MATCH_PATH];
    struct error why;
    data_folder_open_title(false);
    app_go(&app, scene_learn(&app, app.top));
    headless_step();
    assert_false(headless_reads("First game complete"));
    for (int i = 0; i < LESSONS; i++)
        lesson_progress_note(&progress, lessons[i]->id, 0, true);
    assert_true(lesson_progress_save(&progress, match_path(path, folder, "lessons.ini"), &why));
    app_go(&app, scene_learn(&app, scene_title(&app)));
    headless_step();
    headless_assert_reads("First game complete");
    headless_assert_reads("Play it again");
    assert_true(headless_click("button:lessons"));
    assert_true(headless_is_at("lesson"));
    data_folder_close(true);
}

TEST(a_match_of_one_mode_never_costs_that_of_another)
{
    char path[MATCH_PATH];
    size_t size, again;
    data_folder_open_title(false);
    begin_match("dueling-tigers");
    back_to_title();
    char *before = match_read(match_path(path, folder, "dueling-tigers.tigers"), &size);
    begin_match("one-suit");
    back_to_title();
    char *after = match_read(path, &again);
    assert_int_equal(size, again);
    assert_memory_equal(before, after, size);
    free(before);
    free(after);
    data_folder_close(false);
    data_folder_open_title(true); /* the next start */
    assert_non_null(matches_of(&app, ruleset_find("dueling-tigers")));
    assert_non_null(matches_of(&app, ruleset_find("one-suit")));
    assert_true(headless_click("card:dueling-tigers"));
    assert_true(headless_click("button:continue"));
    assert_string_equal(headless_top(), "table");
    assert_string_equal(session_setup(app.session)->rules->id, "dueling-tigers");
    back_to_title();
    data_folder_close(true);
}

TEST(a_new_match_of_the_same_mode_asks_and_enter_is_no)
{
    data_folder_open_title(false);
    begin_match("one-suit");
    int length = session_length(app.session);
    back_to_title();
    assert_true(headless_click("card:one-suit"));
    assert_true(headless_click("button:new"));
    assert_string_equal(headless_top(), "question");
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "mode");
    assert_int_equal(session_length(matches_of(&app, ruleset_find("one-suit"))), length);
    headless_key(SDLK_ESCAPE);
    assert_true(headless_click("card:classic")); /* there is nothing to lose */
    assert_true(headless_click("button:new"));
    assert_string_equal(headless_top(), "options");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "mode");
    data_folder_close(true);
}

TEST(the_big_button_goes_on_with_the_match_played_last)
{
    data_folder_open_title(false);
    begin_match("one-suit");
    back_to_title();
    begin_match("tenpai-duel");
    back_to_title();
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "table");
    assert_string_equal(session_setup(app.session)->rules->id, "tenpai-duel");
    back_to_title();
    assert_true(headless_click("card:one-suit"));
    assert_true(headless_click("button:continue"));
    back_to_title();
    assert_true(headless_click("button:continue"));
    assert_string_equal(session_setup(app.session)->rules->id, "one-suit");
    back_to_title();
    data_folder_close(true);
}

/* What the match of a mode begun now, with nothing chosen, would be played by. */
static int next_value(const char *mode, enum option_key key)
{
    begin_match(mode);
    const struct setup *setup = session_setup(app.session);
    assert_string_equal(setup->rules->id, mode);
    int value = ruleset_value(setup->rules, setup->options, key);
    back_to_title();
    return value;
}

/* With two seats and with four; also after the program was closed and opened again. */
TEST(a_new_match_begins_with_the_options_chosen_last_for_that_mode)
{
    char path[MATCH_PATH];
    struct problem problem;
    data_folder_open_title(false);
    assert_int_equal(next_value("tenpai-duel", OPTION_CLOCK), 3);
    assert_int_equal(next_value("classic", OPTION_MINIMUM), 2);
    app.command_line.headless = false; /* so that settings are written */
    open_options("tenpai-duel");
    assert_true(headless_click("option:1:1"));
    start_match();
    back_to_title();
    open_options("classic");
    assert_true(headless_click("option:1:1"));
    start_match();
    back_to_title();
    app.command_line.headless = true;
    data_folder_close(false);
    data_folder_open_title(true);
    assert_true(settings_load(&app.settings, match_path(path, folder, "settings.ini"), &problem));
    assert_int_equal(next_value("tenpai-duel", OPTION_CLOCK), 1);
    assert_int_equal(next_value("classic", OPTION_MINIMUM), 1);
    assert_int_equal(next_value("one-suit", OPTION_SIZE), 7);
    data_folder_close(true);
}

TEST(every_place_of_the_foot_line_leads_back)
{
    static const struct {
        const char *id, *scene;
    } links[] = {{"button:learn", "learn"},      {"button:records", "records"},
                 {"button:day", "day"},          {"button:statistics", "statistics"},
                 {"button:trainer", "trainers"}, {"button:settings", "settings"},
                 {"button:about", "about"}};
    data_folder_open_title(false);
    for (size_t i = 0; i < sizeof links / sizeof *links; i++) {
        assert_true(headless_click(links[i].id));
        assert_string_equal(headless_top(), links[i].scene);
        headless_key(SDLK_ESCAPE);
        assert_string_equal(headless_top(), "title");
    }
    assert_true(headless_click("button:learn"));
    assert_true(headless_click("rules:classic"));
    assert_string_equal(headless_top(), "rules");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "learn");
    data_folder_close(true);
}

TEST(the_welcome_sets_the_faces_and_comes_once)
{
    char path[MATCH_PATH];
    struct settings loaded;
    struct problem problem = {0};
    data_folder_open_title(false);
    app.first_start = true;
    app_go(&app, scene_welcome(&app));
    loop_draw(&app, false);
    app.command_line.headless = false; /* so that settings are written */
    assert_true(headless_click("faces:1"));
    assert_int_equal(app.settings.faces, 1);
    assert_string_equal(headless_top(), "welcome");
    assert_true(headless_click("faces:0"));
    headless_key(SDLK_ESCAPE);
    app.command_line.headless = true;
    assert_string_equal(headless_top(), "title");
    assert_false(app.first_start);
    assert_true(file_exists(match_path(path, folder, "settings.ini")));
    assert_true(settings_load(&loaded, path, &problem));
    assert_int_equal(loaded.faces, 0);
    data_folder_close(true);
}

/* A decision of the match on the table that is due since the first day. */
static void write_due(void)
{
    char path[MATCH_PATH];
    size_t size;
    char *record = match_read(match_path(path, folder, "dueling-tigers.tigers"), &size);
    FILE *file = fopen(match_path(path, folder, "puzzles"), "wb");
    assert_non_null(file);
    fprintf(file, "tigers-puzzles 1\npuzzle 2026-01-01 0 0\n%.*send\n", (int)size, record);
    assert_int_equal(fclose(file), 0);
    free(record);
}

/* The title, Learn and the trainers lead to what is to be found again today, if anything is. */
TEST(what_is_due_is_offered_where_one_learns)
{
    for (int due = 0; due < 2; due++) {
        data_folder_open_title(false);
        begin_match("dueling-tigers");
        back_to_title();
        if (due)
            write_due();
        data_folder_close(false);
        data_folder_open_title(true);
        assert_int_equal(target_find(&app, "button:puzzles") != NULL, due);
        app_go(&app, scene_learn(&app, scene_title(&app)));
        loop_draw(&app, false);
        assert_int_equal(target_find(&app, "button:puzzles") != NULL, due);
        assert_true(headless_click("button:trainers"));
        assert_string_equal(headless_top(), "trainers");
        assert_int_equal(target_find(&app, "button:puzzles") != NULL, due);
        data_folder_close(true);
    }
}

/* The key that leads there can be another. */
TEST(what_is_due_goes_to_another_key)
{
    data_folder_open_title(false);
    begin_match("dueling-tigers");
    back_to_title();
    write_due();
    data_folder_close(false);
    data_folder_open_title(true);
    strcpy(app.settings.keys[0].action, "find");
    strcpy(app.settings.keys[0].key, "J");
    headless_key(SDLK_f);
    assert_string_equal(headless_top(), "title");
    headless_key(SDLK_j);
    assert_string_not_equal(headless_top(), "title");
    data_folder_close(true);
}
