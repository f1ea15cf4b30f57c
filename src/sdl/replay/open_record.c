/*
 * open_record.c: a file that a player chose, by a double click, by dropping it on the window or on the
 * command line: it is shown if it is a record, else a sentence says why not.
 */
#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/streams.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/replay/imports.h"
#include "sdl/system/handed.h"
#include "session/archive/quarantine.h"
#include "words/problem_words.h"

/* Only a file is read: a pipe or a device might never end. */
static bool read_file(struct record *record, const char *path, struct problem *why)
{
    switch (file_kind(path)) {
    case FILE_FOLDER:
        return problem_say(why, tr("{1} is a folder. A record is a single file."), tr_short(path, 150));
    case FILE_OTHER:
        return problem_say(why, tr("{1} isn’t a readable file."), tr_short(path, 150));
    default:
        return record_read(record, path, why);
    }
}

/* Among several players of the machine, whose matches are in folders of their own. */
static bool is_of_another_player(const struct app *app, const struct record *record)
{
    char theirs[APP_PATH];
    bool plays = false;
    for (int i = 0; i < app->profiles.count && !plays; i++) {
        profiles_folder(app->base, app->profiles.numbers[i], theirs, sizeof theirs);
        plays = strcmp(theirs, app->folder) != 0 && quarantine_plays(theirs, record);
    }
    return plays;
}

struct scene *scene_opened_record(struct app *app, struct scene *under, const struct record *record)
{
    const struct session *table = app->session;
    if (!app->command_line.screens && matches_take_up_setup(app, &record->setup)) {
        app_notice(app, tr("This match isn’t over, so it continues here."));
        return app->session == table ? under : scene_table(app);
    }
    bool shows = app->command_line.screens != NULL;
    if (!shows && app->folder[0] && quarantine_holds(app->folder, record)) {
        app_notice(app, tr("This match isn’t over: restore it to continue."));
        return scene_quarantine(app, under);
    }
    if (!shows && is_of_another_player(app, record)) {
        app_notice(app, tr("This match isn’t over: another player here can continue it."));
        return under ? under : scene_title(app);
    }
    if (under)
        imports_keep(app, record);
    return scene_watch(app, under, record);
}

struct scene *scene_opened(struct app *app, struct scene *under, const char *path, char *why, size_t size)
{
    struct record record;
    struct problem problem = {0};
    char *meant = SDL_strdup(path);
    CHECK_MEMORY(meant);
    bool good = read_file(&record, file_exists(path) ? path : handed_read(meant), &problem);
    SDL_free(meant);
    if (!good) {
        words_problem(&problem, why, size);
        return NULL;
    }
    struct scene *scene = scene_opened_record(app, under, &record);
    record_deinit(&record);
    return scene;
}

struct scene *scene_not_opened(struct app *app, struct scene *under, const char *why)
{
    struct question notice = {.title = tr("This file can’t be shown"), .yes = tr("Close")};
    tr_say(notice.text, sizeof notice.text, "{1}", why);
    struct scene *scene = scene_question(app, under, &notice);
    scene->alias = "no-record";
    return scene;
}

struct scene *scene_replay(struct app *app)
{
    char why[PROBLEM_WORDS];
    if (!app->command_line.replay) {
        streams_say("dueling-tigers: the scene replay needs a record: --replay FILE");
        return NULL;
    }
    struct scene *scene = scene_opened(app, NULL, app->command_line.replay, why, sizeof why);
    if (scene)
        return scene;
    streams_say("dueling-tigers: %s", why);
    return app->command_line.headless ? NULL : scene_not_opened(app, app_first_scene(app), why);
}
