/*
 * everything.c: all that a player has, written to one file and read back (session/archive/backup.h).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/replay/exports.h"
#include "sdl/system/page.h"
#include "sdl/ui/pick.h"
#include "session/archive.h"
#include "session/archive/backup.h"

enum { FILES = 12 };

static char asked_about[APP_PATH]; /* the file to import */

/* Writes everything as text, and a name with the date; false with the error. */
static bool print_all(struct app *app, struct text *text, char name[48], struct error *why)
{
    char now[RECORD_BEGAN];
    archive_now(now);
    snprintf(name, 48, "%.10s_everything", now);
    return app_keeps_all(app, why) && backup_print(app->data, text, why);
}

struct scene *scene_export_all(struct scene *scene, struct app *app)
{
    struct text text = {0};
    struct error why;
    char name[48];
    const char *refused = exports_refusal(app);
    struct scene *next = scene;
    if (refused)
        app_notice_sentence(app, refused);
    else if (!print_all(app, &text, name, &why))
        app_warn(app, tr("Couldn’t write the file: {1}"), why.message);
    else
        next = exports_write_as(app, scene, name, BACKUP_ENDING, text.data, text.size,
                                N_("Everything is in one file: {1}. Keep it somewhere safe."));
    text_deinit(&text);
    return next;
}

/* --- back --------------------------------------------------------------------------------------- */

/* Returns the bytes of a complete file, which the caller frees; else NULL with the error. */
static char *read_whole(const char *path, size_t *size, int *matches, struct error *why)
{
    char *bytes = file_read(path, size, why);
    if (bytes && !backup_check(bytes, *size, matches, why)) {
        free(bytes);
        return NULL;
    }
    return bytes;
}

/* Saves what is there now to another file first. `*begun`: files have been replaced. */
static bool import(struct app *app, int *matches, bool *begun, struct error *why)
{
    struct text before = {0};
    char name[48], path[APP_PATH];
    size_t size;
    char *bytes = read_whole(asked_about, &size, matches, why);
    bool good = bytes && print_all(app, &before, name, why) &&
                exports_write_quietly(app, name, BACKUP_ENDING, before.data, before.size, path, why);
    *begun = good;
    if (good) {
        matches_put_away(app);
        app_go(app, scene_title(app)); /* what scenes write when they are left comes first */
        good = backup_restore(bytes, size, app->data, why);
        app_reload(app);
    }
    text_deinit(&before);
    free(bytes);
    return good;
}

static struct scene *answer(struct scene *under, struct app *app, bool yes)
{
    struct error why;
    int matches = 0;
    bool begun;
    if (!yes)
        return under;
    if (!import(app, &matches, &begun, &why)) {
        app_warn(app, begun ? tr("Couldn’t write the file: {1}") : tr("Nothing was imported: {1}"),
                 why.message);
        return begun ? app_first_scene(app) : under;
    }
    app_notice(app,
               tr_many("Everything is back: {1} match, and your shelf with it.",
                       "Everything is back: {1} matches, and your shelf with them.", matches),
               matches);
    return app_first_scene(app);
}

struct scene *scene_import_all_of(struct app *app, struct scene *under, const char *path)
{
    struct question question = {.title = tr("Import everything?"),
                                .yes = tr("Import"),
                                .no = tr("Back"),
                                .costs = true,
                                .answer = answer};
    struct error why;
    size_t size;
    int matches;
    const char *refused = app->data[0] ? NULL
                          : PAGE_HERE  ? tr("Nothing can be saved here")
                                       : exports_refusal(app);
    char *bytes = read_whole(path, &size, &matches, &why);
    if (!bytes || refused) {
        const char *words = TR_SAID(tr("Nothing was imported: {1}"), bytes ? refused : why.message);
        free(bytes);
        return scene_not_opened(app, under, words);
    }
    free(bytes);
    SDL_strlcpy(asked_about, path, sizeof asked_about);
    tr_say(question.text, sizeof question.text,
           tr_many("The file has {1} match. Your settings and matches in progress become those of the file; "
                   "what you have now is saved among your exports first.",
                   "The file has {1} matches. Your settings and matches in progress become those of the "
                   "file; what you have now is saved among your exports first.",
                   matches),
           matches);
    return scene_question(app, under, &question);
}

bool scene_is_all(const char *path)
{
    char head[sizeof BACKUP_HEAD + 4];
    FILE *file = file_kind(path) == FILE_PLAIN ? file_open(path, "rb") : NULL;
    size_t size = file ? fread(head, 1, sizeof head, file) : 0;
    if (file)
        fclose(file);
    return backup_is(head, size);
}

/* --- those among the exports -------------------------------------------------------------------- */

struct found {
    char names[FILES][256];
    int count;
};

/* Keeps the newest, these first. */
static void take_name(void *user, const char *name)
{
    struct found *found = user;
    int at = found->count;
    while (at > 0 && strcmp(found->names[at - 1], name) < 0)
        at--;
    if (at == FILES || strlen(name) >= sizeof *found->names)
        return;
    if (found->count < FILES)
        found->count++;
    memmove(found->names + at + 1, found->names + at, (size_t)(found->count - 1 - at) * sizeof *found->names);
    SDL_strlcpy(found->names[at], name, sizeof *found->names);
}

static void find_files(const struct app *app, struct found *found)
{
    found->count = 0;
    if (app->folder[0])
        file_each(matches_exports(app), BACKUP_ENDING, take_name, found);
}

static struct scene *take(struct scene *under, struct app *app, int index)
{
    struct found found;
    char path[APP_PATH + 288];
    find_files(app, &found);
    if (index >= found.count)
        return under;
    snprintf(path, sizeof path, "%s/%s", matches_exports(app), found.names[index]);
    return scene_import_all_of(app, under, path);
}

struct scene *scene_import_all(struct scene *scene, struct app *app)
{
    struct pick pick = {.answer = take, .chosen = -1};
    struct found found;
    SDL_strlcpy(pick.title, tr("Import everything"), sizeof pick.title);
    SDL_strlcpy(pick.text,
                tr("Drop the file on this window, or put it among your exports and choose it here."),
                sizeof pick.text);
    find_files(app, &found);
    for (int i = 0; i < found.count; i++)
        pick_add(&pick, found.names[i], "");
    if (found.count)
        return scene_pick(app, scene, &pick);
    app_notice(app, pick.text);
    return scene;
}
