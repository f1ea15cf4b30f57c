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
#include "session/shelf/import.h"
#include "words/problem_words.h"

void imports_keep(struct app *app, const struct record *record)
{
    char name[KEEP_NAME];
    struct error why;
    if (!app->data[0])
        return;
    switch (import_record(matches_records(app), matches_imported(app), record, name, &why)) {
    case IMPORT_KEPT:
        app_notice(app, tr("This match is now among your records, marked as imported."));
        break;
    case IMPORT_OWN:
    case IMPORT_KNOWN:
        app_notice(app, tr("This match is among your records already."));
        break;
    case IMPORT_FAILED:
        app_warn(app, tr("This match could not be kept among your records: {1}"), why.message);
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
        tr_say(why, size, tr("The clipboard holds no text. Copy a record first, then paste it here."));
        return NULL;
    }
    if (!record_of_bytes(&record, text, strlen(text), &problem)) {
        char reason[PROBLEM_WORDS];
        words_problem(&problem, reason, sizeof reason);
        if (problem.error.line > 1)
            tr_say(why, size, tr("What was pasted is no whole record. Line {1}: {2}"), problem.error.line,
                   reason);
        else
            tr_say(why, size, tr("What was pasted is no record. {1}"), reason);
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
    SDL_strlcpy(pick.title, tr("Bring in a match"), sizeof pick.title);
    SDL_strlcpy(pick.text,
                tr("Drop the file of a record on this window, at any time. It is shown, and stands among "
                   "your records "
                   "from then on."),
                sizeof pick.text);
    struct pick_item *item =
        pick_add(&pick, tr("Paste"), tr("A record’s text, or the path of its file, from the clipboard"));
    if (PAGE_HERE) {
        item->off = true;
        SDL_strlcpy(item->sub, tr("A browser gives this page no clipboard to read: drop the file"),
                    sizeof item->sub);
    }
    item->key = SDLK_p;
    item->key_label = "P";
    if (PAGE_HERE || !app->folder[0])
        return scene_pick(app, under, &pick);
    item =
        pick_add(&pick, tr("Open the folder of records"), tr("To copy files from there, or look after them"));
    item->key = SDLK_o;
    item->key_label = "O";
    return scene_pick(app, under, &pick);
}
