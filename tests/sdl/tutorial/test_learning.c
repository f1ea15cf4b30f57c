/*
 * test_learning.c: the lessons' way in and out: offered on the first start, gone on with where they were
 * left, in this run and the next, listed with what is done; and nothing else of the player's is touched.
 */
#include "support/test.h"

#include "sdl/data_folder.h"
#include "sdl/tutorial/tutor.h"

static char shown[6000];

static void note_words(void *to, const struct type_seen *seen)
{
    (void)to;
    if (!app.input.covered && strlen(shown) + strlen(seen->words) + 2 < sizeof shown)
        strcat(strcat(shown, seen->words), "|");
}

static bool says(const char *words)
{
    shown[0] = '\0';
    loop_draw(&app, false);
    return strstr(shown, words) != NULL;
}

static void start_watched(void)
{
    data_folder_start();
    type_watch(&app.painter, note_words, NULL);
    app_dirty(&app);
    loop_draw(&app, true);
}

static void click(const char *start_of_id)
{
    headless_steps(90);
    if (!headless_click_one((const char *const[]){start_of_id, NULL}))
        fail_msg("%s cannot be clicked in %s", start_of_id, headless_top());
    headless_steps(90);
}

static int lesson_step(void)
{
    assert_string_equal(headless_top(), "lesson");
    return tutor_of((struct table_scene *)app.top)->lesson_run.step;
}

TEST(the_first_start_offers_them_and_they_wait_where_they_were_left)
{
    match_folder(folder);
    start_watched();
    assert_string_equal(headless_top(), "welcome");
    assert_non_null(target_find(&app, "button:lessons"));
    app.command_line.headless = false; /* else settings are not written, by which the next start knows */
    app_go(&app, app.top->class->activate(app.top, &app, "button:lessons"));
    app.command_line.headless = true;
    headless_steps(90);
    assert_int_equal(lesson_step(), 0);
    click("hand:1m");
    click("hand:8p");
    assert_int_equal(lesson_step(), 2);
    click("lesson:leave");
    assert_string_equal(headless_top(), "learn");
    assert_true(says("Continue: The tiles"));
    assert_true(says("From step 3 of 5"));
    data_folder_close(false);

    start_watched();
    assert_string_equal(headless_top(), "title"); /* it is not asked again */
    click("button:learn");
    click("button:lessons");
    assert_int_equal(lesson_step(), 2);
    click("lesson:previous");
    assert_int_equal(lesson_step(), 1);
    click("hand:8p");
    click("hand:1z");
    click("hand:5z");
    click("lesson:next");
    assert_true(says("Next lesson"));
    click("lesson:leave");
    assert_true(says("Next lesson: Four sets and a pair"));
    data_folder_close(false);
    match_remove_folder(folder);
}

/* Any lesson may be begun, whichever was done before, and one may be shown what is asked. */
TEST(lessons_may_be_skipped_repeated_and_shown)
{
    match_folder(folder);
    start_watched();
    click("button:begin");
    click("button:learn");
    click("lesson:sets");
    for (int step = 0; step < 5; step++) {
        assert_int_equal(lesson_step(), step);
        click("lesson:next"); /* shown, and at last read */
        for (int i = 0; i < 600 && headless_is_at("win"); i++)
            headless_step();
    }
    assert_true(says("Next lesson"));
    click("lesson:again");
    assert_int_equal(lesson_step(), 0);
    headless_key(SDLK_ESCAPE);
    headless_step();
    assert_string_equal(headless_top(), "learn");
    click("lesson:patterns");
    assert_int_equal(lesson_step(), 0);
    data_folder_close(false);
    match_remove_folder(folder);
}

/* Everything in a file; "" if there is none. The caller frees it. */
static char *contents(const char *name, size_t *size)
{
    char path[MATCH_PATH];
    return match_read(match_path(path, folder, name), size);
}

TEST(the_match_under_way_stays_as_it_is)
{
    struct setup setup;
    size_t size_before, size_after;
    match_folder(folder);
    start_watched();
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    matches_begin(&app, &setup);
    app_go(&app, scene_table(&app));
    headless_steps(60);
    app_go(&app, scene_title(&app));
    headless_steps(5);
    char *before = contents("dueling-tigers.tigers", &size_before);
    click("button:learn");
    click("lesson:claims");
    click("hand:9m");
    for (int i = 0; i < 3000 && lesson_step() == 1 && !headless_find("button:pung"); i++)
        headless_step();
    click("button:pung");
    assert_int_equal(lesson_step(), 2);
    assert_null(app.session);
    static const SDL_Keycode keys[] = {SDLK_u, SDLK_g, SDLK_s, SDLK_z, SDLK_y};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) { /* it is no match: nothing is taken back */
        headless_key_with(keys[i], keys[i] == SDLK_z || keys[i] == SDLK_y ? KMOD_LCTRL : KMOD_NONE);
        assert_int_equal(lesson_step(), 2);
    }
    data_folder_close(false);
    char *after = contents("dueling-tigers.tigers", &size_after);
    assert_int_equal(size_before, size_after);
    assert_memory_equal(before, after, size_before);
    free(before);
    free(after);
    match_remove_folder(folder);
}

static void write_progress(const char *text)
{
    char path[MATCH_PATH];
    struct error why;
    assert_true(file_write(match_path(path, folder, "lessons.ini"), text, strlen(text), &why));
}

static void open_learn(void)
{
    start_watched();
    app_go(&app, scene_learn(&app, scene_title(&app)));
    headless_step();
    assert_string_equal(headless_top(), "learn");
}

/* The twelve lessons of the first game done, one after the other. */
TEST(who_has_learnt_all_may_begin_once_more)
{
    struct text text;
    match_folder(folder);
    text_init(&text);
    text_add(&text, "last = round\n");
    for (int i = 0; i < LESSONS_FIRST_GAME; i++)
        text_add(&text, "[%s]\ndone = on\nstep = 0\n", lessons[i]->id);
    write_progress(text_string(&text));
    text_deinit(&text);
    open_learn();
    assert_true(says("First game complete"));
    assert_true(says("Play it again"));
    click("button:lessons");
    assert_int_equal(lesson_step(), 0);
    assert_string_equal(tutor_of((struct table_scene *)app.top)->lesson_run.lesson->id, lessons[0]->id);
    data_folder_close(false);
    match_remove_folder(folder);
}

/* A file of another version: the last lesson is unknown, another was left where this one has no step. */
TEST(steps_that_are_not_there_begin_anew)
{
    match_folder(folder);
    write_progress("last = sets\n[tiles]\ndone = on\nstep = 0\n[sets]\ndone = off\nstep = 99\n");
    open_learn();
    assert_true(says("Next lesson: Four sets and a pair"));
    click("lesson:sets");
    assert_int_equal(lesson_step(), 0);
    data_folder_close(false);
    match_remove_folder(folder);

    match_folder(folder);
    write_progress("last = nothing\n[tiles]\ndone = on\nstep = 0\n");
    open_learn();
    assert_true(says("Next lesson: Four sets and a pair"));
    data_folder_close(false);
    match_remove_folder(folder);
}

TEST(a_file_that_cannot_be_read_is_told_of_and_kept)
{
    static const char broken[] = "[tiles]\ndone = perhaps\n";
    size_t size;
    match_folder(folder);
    write_progress(broken);
    open_learn();
    assert_true(says("Start: The tiles"));
    assert_true(says("lessons.ini.broken-1"));
    click("button:lessons");
    click("hand:1m");
    assert_int_equal(lesson_step(), 1);
    data_folder_close(false);
    char *kept = contents("lessons.ini.broken-1", &size);
    assert_int_equal(size, strlen(broken));
    assert_memory_equal(kept, broken, size);
    free(kept);
    open_learn(); /* what was learnt since is known */
    assert_true(says("Continue: The tiles"));
    data_folder_close(false);
    match_remove_folder(folder);
}

/* A win is counted at the table, and then the lesson goes on; once. */
TEST(a_win_is_counted_and_the_lesson_goes_on)
{
    match_folder(folder);
    start_watched();
    app.command_line.speed = SPEED_FAST;
    app_go(&app, scene_lesson(&app, lesson_find("sets"), 0));
    int wins = 0;
    for (int i = 0, left = 3 * APP_STEPS; left > 0; i++) {
        bool before = headless_is_at("win"), done = !before && lesson_step() == lessons[1]->count;
        assert_true(i < 60 * APP_STEPS);
        if (!before && !done && i % 60 == 0)
            headless_click("lesson:next");
        headless_step();
        wins += headless_is_at("win") && !before;
        left -= done; /* and nothing comes after it */
    }
    assert_int_equal(wins, 1);
    assert_true(says("Next lesson"));
    data_folder_close(false);
    match_remove_folder(folder);
}
