/*
 * test_drop.c: files dropped on the window: a record is shown and what was there goes on; what is no record
 * gets a sentence that stays.
 */
#include "support/test.h"

#include "sdl/data_folder.h"
#include "sdl/dropping.h"
#include "sdl/replay/replay.h"

static const char record[] = SOURCE_DIR "/tests/golden/robbed-kong.tigers",
                  other[] = SOURCE_DIR "/tests/golden/one-suit-three.tigers",
                  picture[] = SOURCE_DIR "/assets/icon/dueling-tigers-64.png";

static int scenes_open(void)
{
    int count = 0;
    for (const struct scene *scene = app.top; scene; scene = scene->under)
        count++;
    return count;
}

static void open_title(void)
{
    headless_open(1280, 800, SPEED_OFF);
    app_go(&app, scene_title(&app));
    headless_step();
}

TEST(a_record_is_shown_and_the_title_comes_back)
{
    open_title();
    drop_one(SOURCE_DIR "/tests/golden/ruin.tigers");
    assert_string_equal(headless_top(), "replay");
    assert_true(headless_click("button:next"));
    assert_true(headless_click("button:back"));
    assert_string_equal(headless_top(), "title");
}

TEST(what_is_no_record_is_told_until_it_is_answered)
{
    open_title();
    drop_one(picture);
    assert_string_equal(alias(), "no-record");
    headless_steps(60 * 60);
    assert_string_equal(alias(), "no-record");
    assert_true(headless_click("button:yes"));
    assert_string_equal(headless_top(), "title");
}

static void begin_match(void)
{
    struct setup setup;
    data_folder_open(false);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_PERSON, 7);
    matches_begin(&app, &setup);
    app_go(&app, scene_table(&app));
    headless_steps(10);
    while (headless_find("button:lift"))
        assert_true(headless_click("button:lift"));
}

TEST(a_match_goes_on_where_it_was)
{
    begin_match();
    struct session *session = app.session;
    int position = session_position(session);
    drop_one(record);
    headless_steps(30);
    assert_true(headless_click("button:next-round"));
    headless_steps(30);
    assert_true(headless_click("button:back"));
    assert_ptr_equal(app.session, session);
    assert_int_equal(session_position(session), position);
    assert_string_equal(session_path(session) + strlen(folder), "/dueling-tigers.tigers");
    assert_true(file_exists(session_path(session)));
    headless_steps(10);
    assert_non_null(headless_table());
    data_folder_close(true);
}

/* Set aside whole, as by a disk that could not be read for a while, it would show the other hand too. */
TEST(a_save_that_was_set_aside_is_restored_first)
{
    char path[MATCH_PATH], aside[MATCH_PATH + 16];
    struct error why;
    begin_match();
    snprintf(path, sizeof path, "%s", session_path(app.session));
    snprintf(aside, sizeof aside, "%s.broken-1", path);
    data_folder_close(false);
    assert_true(file_rename(path, aside, &why));
    data_folder_start();
    app_go(&app, scene_title(&app));
    headless_step();
    drop_one(aside);
    headless_steps(4);
    assert_string_equal(headless_top(), "aside");
    drop_one(aside); /* also over the list itself */
    headless_steps(4);
    assert_true(headless_click("button:restore"));
    assert_non_null(matches_of(&app, ruleset_find("dueling-tigers")));
    assert_false(data_folder_holds("imported"));
    data_folder_close(true);
}

/* Nor is that of another player of this computer, who could change places and play on. */
TEST(another_players_save_is_not_shown)
{
    char path[MATCH_PATH], theirs[MATCH_PATH], place[MATCH_PATH];
    struct error why;
    begin_match();
    snprintf(path, sizeof path, "%s", session_path(app.session));
    data_folder_close(false);
    match_path(theirs, folder, "profiles");
    match_path(place, theirs, "2");
    assert_true(file_make_path(place, &why));
    match_path(theirs, place, "settings.ini");
    assert_true(file_write(theirs, "", 0, &why));
    match_path(theirs, place, "dueling-tigers.tigers");
    assert_true(file_rename(path, theirs, &why));
    data_folder_start();
    app_go(&app, scene_title(&app));
    headless_step();
    drop_one(theirs);
    headless_steps(2);
    assert_string_equal(headless_top(), "title");
    headless_assert_reads("another player here can continue it");
    assert_false(data_folder_holds("imported"));
    data_folder_close(true);
}

/* Nor does that of a program with another data folder, as on a copied disk, show more than its person's hand.
 */
TEST(a_save_of_another_folder_shows_no_other_hand)
{
    char theirs[MATCH_PATH], day[MATCH_PATH];
    struct setup setup;
    struct error why;
    data_folder_open(false);
    snprintf(theirs, sizeof theirs, "%s", folder);
    headless_setup(&setup, PLAYER_COMPUTER, PLAYER_PERSON, 7);
    matches_begin(&app, &setup);
    match_path(day, theirs, "day.tigers");
    assert_true(file_rename(session_path(app.session), day, &why));
    data_folder_close(false);
    data_folder_open_title(false);
    drop_one(day);
    headless_steps(2);
    assert_string_equal(headless_top(), "replay");
    const struct view *view = &((struct replay *)app.top)->table->view;
    assert_non_null(view_hand(view, 1));
    for (int i = 0; i < 3; i++) {
        assert_null(view_hand(view, 0));
        headless_key(SDLK_v);
        headless_key(SDLK_END);
    }
    data_folder_close(true);
    match_remove_folder(theirs);
}

/* The save of a match in progress would show the other hand: the match continues, on the title as at the
 * table. */
TEST(the_save_of_a_match_in_progress_continues_it)
{
    char path[MATCH_PATH], copy[MATCH_PATH];
    size_t size;
    struct error why;
    begin_match();
    snprintf(path, sizeof path, "%s", session_path(app.session));
    struct session *session = app.session;
    drop_one(path);
    assert_ptr_equal(app.session, session);
    assert_string_equal(headless_top(), "table");
    matches_put_away(&app);
    app_go(&app, scene_title(&app));
    headless_step();
    char *text = match_read(path, &size);
    match_path(copy, folder, "copy.tigers");
    assert_true(file_write(copy, text, size, &why));
    free(text);
    drop_one(copy); /* whatever the file is called */
    assert_ptr_equal(app.session, session);
    assert_string_equal(headless_top(), "table");
    assert_false(data_folder_holds("imported"));
    data_folder_close(true);
}

/* Once it is over there is nothing to hide. */
TEST(the_save_of_a_match_that_is_over_is_shown)
{
    char path[MATCH_PATH];
    struct rng rng;
    begin_match();
    snprintf(path, sizeof path, "%s", session_path(app.session));
    rng_init(&rng, 1);
    matches_put_away(&app);
    app_go(&app, scene_title(&app));
    matches_take_up_latest(&app);
    while (!session_is_over(app.session))
        match_step(app.session, &rng);
    matches_put_away(&app);
    drop_one(path);
    assert_string_equal(headless_top(), "replay");
    data_folder_close(true);
}

TEST(a_tile_that_was_dragged_lies_in_the_hand_again)
{
    SDL_Event move = {.type = SDL_MOUSEMOTION};
    headless_open_scene("table-discard", 1280, 800, SPEED_OFF);
    const struct target *tile = headless_find("hand:");
    assert_non_null(tile);
    struct rect rect = tile->rect;
    headless_mouse(SDL_MOUSEMOTION, rect);
    headless_mouse(SDL_MOUSEBUTTONDOWN, rect);
    move.motion.x = (int)rect.x + 60;
    move.motion.y = (int)rect.y - 150;
    input_event(&app, &move);
    assert_true(headless_table()->drag_place >= 0);
    int position = headless_table()->position;
    drop_one(record);
    headless_mouse(SDL_MOUSEBUTTONUP, rect);
    headless_key(SDLK_ESCAPE);
    headless_steps(10);
    assert_int_equal(headless_table()->drag_place, -1);
    assert_int_equal(headless_table()->position, position);
}

TEST(of_several_files_the_first_record_is_shown)
{
    const char *const mixed[] = {picture, other, record}, *const none[] = {picture, SOURCE_DIR, folder};
    open_title();
    drop(mixed, 3);
    assert_string_equal(headless_top(), "replay");
    assert_int_equal(scenes_open(), 2);
    headless_key(SDLK_ESCAPE);
    drop(none, 3);
    assert_string_equal(alias(), "no-record");
    assert_int_equal(scenes_open(), 2);
}

TEST(records_and_notices_do_not_pile_up)
{
    open_title();
    for (int i = 0; i < 10; i++) {
        drop_one(record);
        assert_int_equal(scenes_open(), 2);
        drop_one(picture);
        assert_int_equal(scenes_open(), 3); /* over the replay, which stays */
        drop_one(SOURCE_DIR);
        assert_int_equal(scenes_open(), 3);
    }
    drop_one(other);
    assert_int_equal(scenes_open(), 2);
    send(SDL_DROPTEXT, "some words");
    send(SDL_DROPFILE, NULL);
    assert_string_equal(headless_top(), "replay");
}

/* What a mail program or a browser drops is text. */
TEST(a_record_may_be_dropped_as_text_or_as_an_address)
{
    size_t size;
    open_title();
    char *text = match_read(record, &size);
    send(SDL_DROPTEXT, text);
    assert_string_equal(headless_top(), "replay");
    assert_int_equal(scenes_open(), 2);
    headless_key(SDLK_ESCAPE);
    char fenced[40000];
    assert_true(size < sizeof fenced - 20);
    snprintf(fenced, sizeof fenced, "```\n%.*s\n```\n", (int)size, text);
    send(SDL_DROPTEXT, fenced);
    assert_string_equal(headless_top(), "replay");
    headless_key(SDLK_ESCAPE);
    send(SDL_DROPTEXT, "file://localhost" SOURCE_DIR "/tests/golden/ruin.tigers\r\n");
    assert_string_equal(headless_top(), "replay");
    headless_key(SDLK_ESCAPE);
    drop_one("file://" SOURCE_DIR "/tests/golden/ruin.tigers");
    assert_string_equal(headless_top(), "replay");
    headless_key(SDLK_ESCAPE);
    send(SDL_DROPTEXT, "Dear diary");
    assert_string_equal(headless_top(), "title");
    free(text);
}

static void assert_why(const char *name, const char *content, size_t size, const char *words)
{
    char path[MATCH_PATH], why[360];
    struct error error;
    match_path(path, folder, name);
    assert_true(file_write(path, content, size, &error));
    assert_null(scene_opened(&app, NULL, path, why, sizeof why));
    if (!strstr(why, words))
        fail_msg("%s does not say \"%s\"", why, words);
    assert_true(file_exists(path));
    file_remove(path);
}

TEST(the_sentence_says_what_is_wrong)
{
    size_t size;
    char why[360];
    match_folder(folder);
    open_title();
    char *text = match_read(record, &size);
    assert_why("empty.tigers", "", 0, "empty.tigers: The record is empty");
    assert_why("new.tigers", "dueling-tigers record 9\n", 24, "written by a newer program");
    assert_why("cut.tigers", text, size / 2 + 3, "cut.tigers, line ");
    text[size - 1] = '\0';
    assert_why("zero.tigers", text, size, "zero byte");
    memset(text, '\n', 4);
    assert_why("holes.tigers", text, size, "This isn’t a match record");
    free(text);
    assert_null(scene_opened(&app, NULL, picture, why, sizeof why));
    assert_non_null(strstr(why, "64.png: This is a picture"));
    assert_null(scene_opened(&app, NULL, folder, why, sizeof why));
    assert_non_null(strstr(why, "is a folder"));
    assert_null(scene_opened(&app, NULL, "nowhere/at-all.tigers", why, sizeof why));
    assert_non_null(strstr(why, "nowhere/at-all.tigers can’t be opened"));
    headless_close();
    match_remove_folder(folder);
}

/* As after a double click, when there is no terminal to read. */
TEST(the_command_line_is_answered_in_the_window)
{
    headless_open(1280, 800, SPEED_OFF);
    app.command_line.headless = false;
    app.command_line.replay = picture;
    struct scene *scene = scene_replay(&app);
    app.command_line.headless = true;
    app_go(&app, scene);
    headless_step();
    assert_string_equal(alias(), "no-record");
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "title");
    app.command_line.replay = record;
    app_go(&app, scene_replay(&app));
    headless_step();
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "title");
}
