/*
 * exports.c: what of a record leaves the program (exports.h).
 */
#include "sdl/replay/exports.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "sdl/app/data_folder.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/system/page.h"
#include "session/archive.h"
#include "session/archive/mjai.h"

enum { PATH_ROOM = APP_PATH + 160, NUMBERS = 1000 };

const char *exports_refusal(const struct app *app)
{
    if (PAGE_HERE)
        return NULL;
    if (app->taken)
        return tr("Another window is using the data folder: nothing is written here.");
    return app->data[0] ? NULL : tr("There is no folder to write to.");
}

static struct scene *open_folder(struct scene *under, struct app *app, bool yes)
{
    if (yes)
        data_folder_show(app, matches_exports(app));
    return under;
}

/* The file is there: where, and its folder on request. */
static struct scene *tell_written(struct app *app, struct scene *under, const char *path, const char *told)
{
    char full[PATH_ROOM];
    struct question notice = {
        .title = tr("Saved"), .yes = tr("Open the folder"), .no = tr("Close"), .answer = open_folder};
    file_full_path(path, full, sizeof full);
    tr_say(notice.text, sizeof notice.text, tr(told), tr_short(full, 340));
    return scene_question(app, under, &notice);
}

static struct scene *tell_failed(struct app *app, struct scene *under, const struct error *why)
{
    struct question notice = {.title = tr("Not saved"), .yes = tr("Close")};
    tr_say(notice.text, sizeof notice.text, tr("Couldn’t write the file: {1}"), why->message);
    return scene_question(app, under, &notice);
}

/* True if that file holds these bytes already. */
static bool holds(const char *path, const void *data, size_t size)
{
    size_t length = 0;
    char *there = file_read(path, &length, NULL);
    bool same = there && length == size && memcmp(there, data, size) == 0;
    free(there);
    return same;
}

/* A name that is free, or that of the very same file. */
static bool write_file(const char *folder, const char *stem, const char *ending, const void *data,
                       size_t size, char path[PATH_ROOM], struct error *why)
{
    if (!file_make_folder(folder, why))
        return false;
    for (int number = 1; number < NUMBERS; number++) {
        char more[8] = "";
        if (number > 1)
            snprintf(more, sizeof more, "_%d", number);
        snprintf(path, PATH_ROOM, "%s/%s%s%s", folder, stem, more, ending);
        if (!file_exists(path))
            return file_write(path, data, size, why);
        if (holds(path, data, size))
            return true;
    }
    return error_say(why, tr("too many files have that name"));
}

bool exports_write_quietly(struct app *app, const char *name, const char *ending, const void *data,
                           size_t size, char *path, struct error *why)
{
    char written[PATH_ROOM];
    bool good = write_file(matches_exports(app), name, ending, data, size, written, why);
    if (good)
        file_full_path(written, path, APP_PATH);
    return good;
}

struct scene *exports_write_as(struct app *app, struct scene *under, const char *name, const char *ending,
                               const void *data, size_t size, const char *told)
{
    char path[PATH_ROOM];
    struct error why;
    const char *refused = exports_refusal(app);
    if (refused) {
        app_notice_sentence(app, refused);
        return under;
    }
    if (PAGE_HERE) {
        snprintf(path, sizeof path, "%s%s", name, ending);
        page_download(path, data, size);
        app_notice(app, tr("Your browser saves {1} with your downloads."), path);
        return under;
    }
    if (!write_file(matches_exports(app), name, ending, data, size, path, &why))
        return tell_failed(app, under, &why);
    return tell_written(app, under, path, told);
}

struct scene *exports_write(struct app *app, struct scene *under, const struct setup *setup, const char *what,
                            const char *ending, const void *data, size_t size)
{
    char stem[ARCHIVE_NAME], name[ARCHIVE_NAME + 32];
    archive_stem(setup, stem);
    snprintf(name, sizeof name, "%s%s%.28s", stem, what[0] ? "_" : "", what);
    return exports_write_as(app, under, name, ending, data, size, N_("The file is {1}"));
}

struct scene *exports_write_record(struct app *app, struct scene *under, const struct record *record)
{
    struct text text;
    text_init(&text);
    record_print(record, &text);
    struct scene *next = exports_write(app, under, &record->setup, "", ARCHIVE_ENDING, text.data, text.size);
    text_deinit(&text);
    return next;
}

struct scene *exports_write_log(struct app *app, struct scene *under, const struct record *record)
{
    struct text text;
    text_init(&text);
    mjai_print(record, &text);
    struct scene *next = exports_write(app, under, &record->setup, "", MJAI_ENDING, text.data, text.size);
    text_deinit(&text);
    return next;
}

void exports_copy_record(struct app *app, const struct record *record)
{
    struct text text;
    text_init(&text);
    record_print(record, &text);
    if (app_copy(app, text_string(&text)))
        app_notice(
            app,
            tr("Record copied. Paste it anywhere; paste it into this game’s records to watch it again."));
    text_deinit(&text);
}
