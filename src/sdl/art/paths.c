/*
 * paths.c: where assets and the player's data are (paths.h).
 */
#include "sdl/art/paths.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "sdl/app/app.h"

enum { TOLD_MOST = 3, TOLD_NAME = 80 };

static bool try_root(const char *root, const char *between, const char *name, char *out, size_t size)
{
    int length = snprintf(out, size, "%s%s%s", root, between, name);
    return length > 0 && (size_t)length < size && file_exists(out);
}

static bool try_base(const char *name, char *out, size_t size)
{
    char *base = SDL_GetBasePath(); /* NULL where the system does not tell */
    bool found = false;
    if (base) {
        found = try_root(base, "", name, out, size) ||
                try_root(base, "../share/dueling-tigers/", name, out, size) ||
                try_root(base, "../Resources/", name, out, size);
        SDL_free(base);
    }
    return found;
}

bool paths_find(const char *name, char *out, size_t size)
{
    const char *only = getenv("TIGERS_ASSETS");
    if (only)
        return try_root(only, "/", name, out, size);
    return try_base(name, out, size) || try_root(TIGERS_SOURCE_DIR, "/", name, out, size);
}

void paths_complain(struct app *app, const char *name, const char *reason)
{
    static char told[TOLD_MOST][TOLD_NAME];
    static int count;
    static bool more; /* a folder is missing: one sentence for all the rest */
    for (int i = 0; i < count; i++)
        if (strncmp(told[i], name, TOLD_NAME - 1) == 0)
            return;
    if (count == TOLD_MOST && !more)
        fprintf(stderr, "dueling-tigers: more of the game's files are missing or broken.\n");
    more = count == TOLD_MOST;
    if (more)
        return;
    snprintf(told[count++], TOLD_NAME, "%s", name);
    fprintf(stderr, "dueling-tigers: %s %s; the game goes on without it.\n", name, reason);
    if (count == 1)
        app_notice(app, "A file of the game is missing or broken (%s). Something plain is shown instead.",
                   name);
}

char *paths_read(struct app *app, const char *name, size_t *size)
{
    char path[APP_PATH];
    struct error why;
    char *data = NULL;
    if (paths_find(name, path, sizeof path))
        data = file_read(path, size, &why);
    if (!data)
        paths_complain(app, name, "is missing or cannot be read");
    return data;
}

SDL_Surface *paths_load_svg(struct app *app, const char *name, int width, int height)
{
    size_t size = 0;
    SDL_RWops *file;
    SDL_Surface *drawn, *converted;
    char *text = paths_read(app, name, &size);
    if (!text)
        return NULL;
    file = strstr(text, "<svg") ? SDL_RWFromConstMem(text, (int)size) : NULL;
    drawn = file ? IMG_LoadSizedSVG_RW(file, width, height) : NULL;
    if (file)
        SDL_RWclose(file);
    free(text);
    converted = drawn ? SDL_ConvertSurfaceFormat(drawn, SDL_PIXELFORMAT_ARGB8888, 0) : NULL;
    SDL_FreeSurface(drawn);
    if (!converted)
        paths_complain(app, name, "is no picture that can be drawn");
    return converted;
}

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

void paths_init_data(struct app *app)
{
    struct error why;
    if (app->options.data) {
        const char *dir = app->options.data;
        size_t length = strlen(dir);
        snprintf(app->data, sizeof app->data, "%s%s", dir, length && dir[length - 1] == '/' ? "" : "/");
        if (!file_make_folder(dir, &why) || !can_write(app, &why)) {
            fprintf(stderr, "dueling-tigers: nothing can be saved: %s\n", why.message);
            app_notice(app, "Nothing can be saved: %s", why.message);
            app->data[0] = 0;
        }
        return;
    }
    char *path = SDL_GetPrefPath("dueling-tigers", "dueling-tigers");
    snprintf(app->data, sizeof app->data, "%s", path ? path : "");
    if (!path || !can_write(app, &why)) {
        fprintf(stderr, "dueling-tigers: nothing can be saved: there is no folder to write to\n");
        app_notice(app, "Nothing can be saved: there is no folder to write to.");
        app->data[0] = 0;
    }
    SDL_free(path);
}
