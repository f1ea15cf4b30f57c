/*
 * imports.c: records from elsewhere (imports.h).
 */
#include "sdl/replay/imports.h"

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "sdl/app/app.h"
#include "sdl/app/data_folder.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/replay/exports.h"
#include "sdl/system/handed.h"
#include "sdl/system/page.h"
#include "sdl/ui/pick.h"
#include "session/archive/import.h"
#include "words/problem_words.h"

void imports_keep(struct app *app, const struct record *record)
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

struct scene *imports_paste(struct scene *scene, struct app *app)
{
    char *text = SDL_GetClipboardText();
    struct scene *next = scene_pasted(app, scene, text);
    SDL_free(text);
    return next;
}

static struct scene *take(struct scene *under, struct app *app, int index)
{
    if (index == 0)
        return imports_paste(under, app);
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
    if (PAGE_HERE) {
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
