/*
 * script_happens.h: what happens in the scripts of test_scripts.c that no player does: time, settings,
 * matches, and files of the data folder.
 */
#ifndef TESTS_SDL_SCRIPT_HAPPENS_H
#define TESTS_SDL_SCRIPT_HAPPENS_H

#include "sdl/app/days.h"
#include "sdl/script_program.h"
#include "session/study/lesson_progress.h"

static void play_wait(char *text)
{
    headless_wait_for(text);
}

static void play_pass(char *text)
{
    headless_steps(atoi(text));
}

static void play_focus(char *text)
{
    input_focus(&app, text);
    app.input.focus_visible = true;
    headless_step();
}

static void play_now(char *text)
{
    system_set("TIGERS_NOW", text);
    if (app.top)
        headless_step();
}

static void play_speak(char *text)
{
    static char code[16];
    snprintf(code, sizeof code, "%s", text);
    app.command_line.language = code;
    assert_true(app_speak(&app, NULL));
    if (app.top)
        headless_step();
}

static void play_set(char *text)
{
    char path[MATCH_PATH], *value = script_cut(text, " "), *name = script_cut(text, ".");
    struct error why;
    struct problem problem;
    size_t size;
    if (!value || !name)
        script_fail("what is set to what?");
    system_free_name(path, sizeof path);
    assert_true(settings_save(&app.settings, path, &why));
    char *before = file_read(path, &size, &why);
    FILE *file = file_open(path, "ab");
    assert_non_null(before);
    assert_non_null(file);
    free(before);
    fprintf(file, "\n[%s]\n%s = %s\n", text, name, value);
    fclose(file);
    if (!settings_load(&app.settings, path, &problem))
        script_fail("%s", problem.error.message);
    system_remove(path);
    app_settings_changed(&app);
    if (app.top)
        headless_steps(2);
}

static void play_match(char *text)
{
    struct setup setup;
    char *mode = text_next_word(&text);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    setup.rules = ruleset_find(mode);
    if (!setup.rules)
        script_fail("there is no mode \"%s\"", mode);
    ruleset_defaults(setup.rules, setup.options);
    setup.seats = (uint8_t)ruleset_seats(setup.rules, setup.options);
    for (int seat = 2; seat < setup.seats; seat++)
        setup.players[seat] = (struct player){PLAYER_COMPUTER, AI_EASY, "Cem"};
    for (char *word; (word = text_next_word(&text));)
        if (strcmp(word, "practice") == 0)
            setup.practice = true;
        else if (strcmp(word, "hot-seat") == 0)
            setup.players[1].kind = PLAYER_PERSON;
        else
            script_fail("a match is not \"%s\"", word);
    matches_begin(&app, &setup);
}

static void play_practice(char *text)
{
    struct record record;
    char path[MATCH_PATH];
    assert_true(record_read(&record, match_path(path, SOURCE_DIR, text), NULL));
    struct setup setup = record.setup;
    setup.practice = true;
    matches_play_on(&app, &record, 1, &setup);
    record_deinit(&record);
}

static void play_due(char *text)
{
    char path[MATCH_PATH];
    size_t size;
    struct text puzzles = {0};
    (void)text;
    char *record = match_read(match_path(path, folder, "dueling-tigers.tigers"), &size);
    text_add(&puzzles, "tigers-puzzles 1\npuzzle 2026-01-01 0 0\n%.*send\n", (int)size, record);
    assert_true(file_write(match_path(path, folder, "puzzles"), text_string(&puzzles), puzzles.size, NULL));
    text_deinit(&puzzles);
    free(record);
}

static void play_learned(char *text)
{
    struct lesson_progress progress = {0};
    char path[MATCH_PATH];
    (void)text;
    need_folder();
    for (int i = 0; i < LESSONS; i++)
        lesson_progress_note(&progress, lessons[i]->id, 0, true);
    assert_true(lesson_progress_save(&progress, match_path(path, folder, "lessons.ini"), NULL));
}

/* As if the day's counted try were over. */
static void play_done(char *text)
{
    day_book_enter(days_book(&app), date_parse(text))->done = true;
}

static void play_some(char *text)
{
    (void)text;
    match_play_some(app.session);
}

static void play_round(char *text)
{
    static struct view view; /* large */
    struct rng rng;
    (void)text;
    rng_init(&rng, 2);
    do {
        assert_true(match_step(app.session, &rng));
        session_view(app.session, SEAT_NONE, &view);
    } while (view.table.result.outcome == OUTCOME_NONE);
}

static void play_finish(char *text)
{
    struct rng rng;
    (void)text;
    rng_init(&rng, 5);
    match_finish(app.session, &rng);
}

static void play_write(char *text)
{
    char path[MATCH_PATH], *more = script_cut(text, " ");
    struct error why;
    need_folder();
    exchange(more, '|', '\n');
    if (!file_write(match_path(path, folder, text), more ? more : "", more ? strlen(more) : 0, &why))
        script_fail("%s", why.message);
}

static void play_rename(char *text)
{
    char from[MATCH_PATH], to[MATCH_PATH], *name = script_cut(text, " ");
    struct error why;
    if (!name || !file_rename(match_path(from, folder, text), match_path(to, folder, name), &why))
        script_fail("%s is not renamed", text);
}

static void play_spoil(char *text)
{
    char path[MATCH_PATH], *number = script_cut(text, " ");
    struct error why;
    char *record = file_read(match_path(path, folder, text), NULL, &why);
    char *line = record ? strstr(record, "\ndeal ") : NULL;
    for (int i = number ? atoi(number) : 0; line && i > 0; i--)
        line = strchr(line + 1, '\n');
    if (!line)
        script_fail("%s has no such line", text);
    line[1] = '!';
    assert_true(file_write(path, record, strlen(record), &why));
    free(record);
}

static void play_folder(char *text)
{
    char path[MATCH_PATH];
    need_folder();
    assert_true(file_make_folder(match_path(path, folder, text), NULL));
}

static void play_remove(char *text)
{
    char path[MATCH_PATH];
    system_remove(strcmp(text, ".") == 0 ? folder : match_path(path, folder, text));
}

static void play_clear(char *text)
{
    (void)text;
    toast_clear(&app);
    headless_step();
}

/* A folder that has the name under which the file would be written first; not empty, else it is swept away.
 */
static void name_block(char path[MATCH_PATH], const char *name)
{
    char whole[MATCH_PATH];
    snprintf(whole, sizeof whole, "%s.%ld.new", name, system_process());
    match_path(path, folder, whole);
}

static void play_block(char *text)
{
    char path[MATCH_PATH], inside[MATCH_PATH];
    need_folder();
    name_block(path, text);
    assert_true(file_make_folder(path, NULL) && file_write(match_path(inside, path, "full"), "", 0, NULL));
    snprintf(played.blocked, sizeof played.blocked, "%s", text);
}

static void play_unblock(char *text)
{
    char path[MATCH_PATH];
    name_block(path, text);
    system_remove(path);
    played.blocked[0] = '\0';
}

static void play_taken(char *text)
{
    char path[MATCH_PATH];
    need_folder();
    assert_true(played.lock_count < 3);
    assert_int_equal(lock_take(&played.locks[played.lock_count++], match_path(path, folder, text)),
                     LOCK_TAKEN);
}

static void play_freed(char *text)
{
    (void)text;
    while (played.lock_count)
        lock_release(played.locks[--played.lock_count]);
}

static const char *base_folder(void)
{
    static char base[MATCH_PATH + 2];
    need_folder();
    snprintf(base, sizeof base, "%s/", folder);
    return base;
}

static void play_player(char *text)
{
    static struct settings usual;
    settings_defaults(&usual);
    assert_true(profiles_begin(base_folder(), &usual, text, NULL) > PROFILE_FIRST);
}

static void play_plays(char *text)
{
    assert_true(profiles_use(base_folder(), atoi(text), NULL));
}

static void play_clipboard(char *text)
{
    (void)text;
    SDL_Init(SDL_INIT_VIDEO); /* it is the video driver's */
}

static void play_notice(char *text)
{
    app_notice_sentence(&app, text);
}

static void play_unfocus(char *text)
{
    (void)text;
    app.input.focus_visible = false;
}

#endif
