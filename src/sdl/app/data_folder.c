/*
 * data_folder.c: see data_folder.h.
 */
#include "sdl/app/data_folder.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/page.h"

/* True if a file can be made in app->data. */
static bool can_write(const struct app *app, struct error *why)
{
    char path[APP_PATH + 16];
    snprintf(path, sizeof path, "%s.write-test", app->data);
    if (!file_write(path, "", 0, why))
        return false;
    file_remove(path);
    return true;
}

void data_folder_open(struct app *app)
{
    struct error why;
    if (app->command_line.data) {
        const char *dir = app->command_line.data;
        size_t length = strlen(dir);
        snprintf(app->data, sizeof app->data, "%s%s", dir, length && dir[length - 1] == '/' ? "" : "/");
        if (!page_open_storage()) {
            app_notice(app, tr("Nothing can be saved: this browser keeps nothing for this page."));
            app->data[0] = 0;
        } else if (!file_make_folder(dir, &why) || !can_write(app, &why)) {
            fprintf(stderr, "dueling-tigers: nothing can be saved: %s\n", why.message);
            app_notice(app, tr("Nothing can be saved: {1}"), why.message);
            app->data[0] = 0;
        }
        return;
    }
    char *path = SDL_GetPrefPath("dueling-tigers", "dueling-tigers");
    snprintf(app->data, sizeof app->data, "%s", path ? path : "");
    if (!path || !can_write(app, &why)) {
        fprintf(stderr, "dueling-tigers: nothing can be saved: there is no folder to write to\n");
        app_notice(app, tr("Nothing can be saved: there is no folder to write to."));
        app->data[0] = 0;
    }
    SDL_free(path);
}
