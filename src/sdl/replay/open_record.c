/*
 * open_record.c: records from elsewhere: a file that a player chose by a double click, by dropping it on the
 * window or on the command line, or what they pasted. It is shown if it is a record, else a sentence says why
 * not.
 *
 * They are kept in a folder of their own (session/archive/import.h), without asking first: a player who drops
 * a file wants to see it, and can delete it.
 */
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/streams.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/data_folder.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/system/handed.h"
#include "sdl/system/page.h"
#include "sdl/ui/pick.h"
#include "session/archive/import.h"
#include "session/archive/quarantine.h"
#include "words/problem_words.h"

/* Keeps a record if anything can be saved here, and tells so at the top of the window. */
static void keep(struct app *app, const struct record *record)
{
    char name[ARCHIVE_NAME];
    struct error why;
    if (!app->data[0])
        return;
    switch (import_record(matches_records(app), matches_imported(app), record, name, &why)) {
    case IMPORT_KEPT:
        app_notice(app, tr("This match is now among your records, marked as imported."));
        break;
    case IMPORT_OWN:
    case IMPORT_KNOWN:
        app_notice(app, tr("This match is already among your records."));
        break;
    case IMPORT_FAILED:
        app_warn(app, tr("Couldn’t add this match to your records: {1}"), why.message);
        break;
    }
}

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
    for (int i = 0; i < app->players.list.count && !plays; i++) {
        profiles_folder(app->players.base, app->players.list.numbers[i], theirs, sizeof theirs);
        plays = strcmp(theirs, app->folder) != 0 && quarantine_plays(theirs, record);
    }
    return plays;
}

static struct scene *scene_opened_record(struct app *app, struct scene *under, const struct record *record)
{
    const struct session *table = app->session;
    if (!app->command_line.screens && matches_take_up_setup(app, &record->setup)) {
        app_notice(app, tr("This match isn’t over, so it continues here."));
        return app->session == table ? under : scene_table(app);
    }
    bool shows = app->command_line.screens != NULL;
    if (!shows && app->folder[0] && quarantine_holds(app->folder, record)) {
        app_notice(app, tr("This match isn’t over: restore it to continue."));
        return scene_quarantine(under, app);
    }
    if (!shows && is_of_another_player(app, record)) {
        app_notice(app, tr("This match isn’t over: another player here can continue it."));
        return under ? under : scene_title(app);
    }
    if (under)
        keep(app, record);
    return scene_watch(app, under, record);
}

struct scene *scene_opened(struct app *app, struct scene *under, const char *path, char *why, size_t size)
{
    struct record record;
    struct problem problem = {0};
    char *meant = SDL_strdup(path);
    CHECK_MEMORY(meant);
    const char *there = file_exists(path) ? path : handed_read(meant);
    if (under && scene_is_all(there)) {
        struct scene *all = scene_import_all_of(app, under, there);
        SDL_free(meant);
        return all;
    }
    bool good = read_file(&record, there, &problem);
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

/* --- what is pasted ----------------------------------------------------------------------------------- */

static bool is_path(const char *text)
{
    return text[0] && strlen(text) < APP_PATH && !strchr(text, '\n') && file_exists(text);
}

/* The record in a text; `why` gets the sentence if there is none. */
static struct scene *open_text(struct app *app, struct scene *under, const char *text, char *why, size_t size)
{
    struct record record;
    struct problem problem = {0};
    if (!text[0]) {
        tr_say(why, size, tr("The clipboard has no text. Copy a record first, then paste it here."));
        return NULL;
    }
    if (!record_of_bytes(&record, text, strlen(text), &problem)) {
        char reason[PROBLEM_WORDS];
        words_problem(&problem, reason, sizeof reason);
        if (problem.error.line > 1)
            tr_say(why, size, tr("What you pasted isn’t a complete record. Line {1}: {2}"),
                   problem.error.line, reason);
        else
            tr_say(why, size, tr("What you pasted isn’t a record. {1}"), reason);
        return NULL;
    }
    struct scene *scene = scene_opened_record(app, under, &record);
    record_deinit(&record);
    return scene;
}

struct scene *scene_pasted(struct app *app, struct scene *scene, char *text)
{
    char why[PROBLEM_WORDS], *words = handed_read(text);
    struct scene *next = is_path(words) ? scene_opened(app, scene, words, why, sizeof why)
                                        : open_text(app, scene, words, why, sizeof why);
    return next ? next : scene_not_opened(app, scene, why);
}

struct scene *scene_paste(struct scene *scene, struct app *app)
{
    char *text = SDL_GetClipboardText();
    struct scene *next = scene_pasted(app, scene, text);
    SDL_free(text);
    return next;
}

static struct scene *take(struct scene *under, struct app *app, int index)
{
    if (index == 0 && page_can_read_clipboard()) {
        page_read_clipboard();
        return under;
    }
    if (index == 0)
        return scene_paste(under, app);
    data_folder_show(app, matches_records(app));
    return under;
}

struct scene *scene_import(struct app *app, struct scene *under)
{
    struct pick pick = {.answer = take, .chosen = -1};
    SDL_strlcpy(pick.title, tr("Import a match"), sizeof pick.title);
    SDL_strlcpy(pick.text,
                tr("Drop a record file on this window at any time. It opens right away and is added to "
                   "your records."),
                sizeof pick.text);
    struct pick_item *item =
        pick_add(&pick, tr("Paste"), tr("From the clipboard: a record’s text, or the path of its file"));
    if (PAGE_HERE && !page_can_read_clipboard()) {
        item->off = true;
        SDL_strlcpy(item->sub,
                    tr("The browser won’t let this page read the clipboard: drop the file instead"),
                    sizeof item->sub);
    }
    item->key = SDLK_p;
    item->key_label = "P";
    if (PAGE_HERE || !app->folder[0])
        return scene_pick(app, under, &pick);
    item = pick_add(&pick, tr("Open the records folder"), tr("Copy or manage the files there"));
    item->key = SDLK_o;
    item->key_label = "O";
    return scene_pick(app, under, &pick);
}
