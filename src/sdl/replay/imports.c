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

/* What a digit of a hexadecimal number stands for; -1: it is none. */
static int digit_of(char digit)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *found = digit ? strchr(digits, digit) : NULL;
    return found ? (int)(found - digits) % 16 : -1;
}

/* Without blanks around it, and as a path where it is the address of a file. In place. */
static char *trim(char *text)
{
    size_t length;
    text += strspn(text, " \t\r\n\"");
    length = strlen(text);
    while (length && strchr(" \t\r\n\"", text[length - 1]))
        text[--length] = '\0';
    if (strncmp(text, "file://", 7) != 0)
        return text;
    text += 7;
    char *to = text;
    for (const char *at = text; *at; at++) {
        int high = at[0] == '%' ? digit_of(at[1]) : -1, low = high < 0 ? -1 : digit_of(at[2]);
        bool coded = low >= 0 && high + low > 0; /* a zero would end the path */
        *to++ = coded ? (char)(16 * high + low) : *at;
        at += coded ? 2 : 0;
    }
    *to = '\0';
    return text;
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
    imports_keep(app, &record);
    struct scene *scene = scene_watch(app, under, &record);
    record_deinit(&record);
    return scene;
}

struct scene *imports_paste(struct scene *scene, struct app *app)
{
    char *text = SDL_GetClipboardText(), why[PROBLEM_WORDS];
    char *words = trim(text);
    struct scene *next = is_path(words) ? scene_opened(app, scene, words, why, sizeof why)
                                        : open_text(app, scene, words, why, sizeof why);
    SDL_free(text);
    return next ? next : scene_not_opened(app, scene, why);
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
