/*
 * data_folder.c: see data_folder.h.
 */
#include "sdl/app/data_folder.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/environment.h"
#include "base/file.h"
#include "base/streams.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/system/page.h"

enum { PATH_ROOM = APP_PATH + 160, URL_ROOM = 3 * PATH_ROOM };

/* True if a file can be made in the folder. */
static bool can_write(const char *folder, struct error *error)
{
    char path[APP_PATH + 16];
    snprintf(path, sizeof path, "%s.write-test", folder);
    if (!file_write(path, "", 0, error))
        return false;
    file_remove(path);
    return true;
}

/* The name of the folder into app->folder, and the folder made if it can be. */
static bool find(struct app *app, struct error *error)
{
    const char *dir = app->command_line.data;
    if (dir) {
        size_t length = strlen(dir);
        snprintf(app->folder, sizeof app->folder, "%s%s", dir, length && dir[length - 1] == '/' ? "" : "/");
        if (!page_open_storage())
            return error_say(error, tr("this browser saves nothing for this page"));
        return file_make_folder(dir, error);
    }
    environment_need_absolute("XDG_DATA_HOME");
    environment_need_absolute("HOME");
    char *path = SDL_GetPrefPath("dueling-tigers", "dueling-tigers");
    snprintf(app->folder, sizeof app->folder, "%s", path ? path : "");
    if (!path)
        error_say(error, tr("there is no folder to write to"));
    SDL_free(path);
    return app->folder[0] != '\0';
}

/* From the folder of all players to that of the one who plays here, or played last. */
static void enter_profile(struct app *app)
{
    snprintf(app->players.base, sizeof app->players.base, "%s", app->folder);
    profiles_read(&app->players.list, app->players.base);
    for (int i = 0; i < app->players.list.count; i++)
        if (app->players.list.numbers[i] == app->players.mine)
            app->players.list.chosen = i;
    profiles_folder(app->players.base, app->players.list.numbers[app->players.list.chosen], app->folder,
                    sizeof app->folder);
}

bool data_folder_open(struct app *app, struct error *error)
{
    bool found = find(app, error);
    if (!found)
        app->folder[0] = '\0';
    else
        enter_profile(app);
    snprintf(app->data, sizeof app->data, "%s", app->folder);
    app->unsaved[0] = '\0';
    return found;
}

void data_folder_try(struct app *app, bool found, struct error *error)
{
    if (found && can_write(app->folder, error))
        return;
    tr_say(app->unsaved, sizeof app->unsaved, tr("Nothing can be saved: {1}"), error->message);
    streams_say("dueling-tigers: %s", app->unsaved);
    app_warn_sentence(app, app->unsaved);
}

/* "file:///home/you/exports", with what an address may not hold written as it asks. */
static void make_address(const char *path, char out[URL_ROOM])
{
    size_t at = (size_t)snprintf(out, URL_ROOM, path[0] == '/' ? "file://" : "file:///");
    for (; *path && at + 4 < URL_ROOM; path++) {
        unsigned char byte = (unsigned char)*path;
        if (byte == '\\')
            byte = '/';
        if (byte < 0x80 && (isalnum(byte) || strchr("/:-._~", byte)))
            out[at++] = (char)byte;
        else
            at += (size_t)snprintf(out + at, URL_ROOM - at, "%%%02X", byte);
    }
    out[at] = '\0';
}

void data_folder_show(struct app *app, const char *folder)
{
    char full[PATH_ROOM], address[URL_ROOM];
    file_make_folder(folder, NULL);
    file_full_path(folder, full, sizeof full);
    make_address(full, address);
    /* SDL starts the program that opens it, and does not learn that there is none */
    if (!environment_opens_folders() || SDL_OpenURL(address) != 0)
        app_notice(app, tr("Couldn’t open the folder: it is {1}"), tr_short(full, 250));
}
