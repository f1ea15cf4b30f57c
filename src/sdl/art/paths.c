/*
 * paths.c: where assets and the player's data are (paths.h).
 */
#include "sdl/art/paths.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __linux__
#include <sys/auxv.h>
#endif

#include "base/environment.h"
#include "base/file.h"
#include "base/streams.h"
#include "base/text.h"
#include "sdl/art/integrity.h"

enum { TOLD_MAX = 3, TOLD_NAME = 80 };

static paths_watcher *watcher;
static void *told_to;

static bool try_root(const char *root, const char *between, const char *name, char *out, size_t size)
{
    int length = snprintf(out, size, "%s%s%s", root, between, name);
    return length > 0 && (size_t)length < size && file_exists(out);
}

#ifdef __linux__
/* SDL asks /proc, which a bare chroot lacks; the kernel passes the program's path to it as a number. */
static char *base_without_proc(void)
{
    /* NOLINTNEXTLINE(performance-no-int-to-ptr): getauxval has one type for all it returns */
    char *path = realpath((const char *)getauxval(AT_EXECFN), NULL), *base = NULL;
    if (path) {
        strrchr(path, '/')[1] = '\0';
        base = SDL_strdup(path);
    }
    free(path);
    return base;
}
#else
static char *base_without_proc(void)
{
    return NULL;
}
#endif

static bool try_base(const char *name, char *out, size_t size)
{
    char *base = SDL_GetBasePath();
    bool found = false;
    if (!base)
        base = base_without_proc();
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
    char only[PATHS_MAX];
    if (environment_get("TIGERS_ASSETS", only, sizeof only))
        return try_root(only, "/", name, out, size);
    if (try_base(name, out, size))
        return true;
#ifdef TIGERS_SOURCE_DIR /* not in a package */
    return try_root(TIGERS_SOURCE_DIR, "/", name, out, size);
#else
    return false;
#endif
}

void paths_tell(paths_watcher *tell, void *to)
{
    watcher = tell;
    told_to = to;
}

void paths_complain(const char *name, const char *reason)
{
    static char told[TOLD_MAX][TOLD_NAME];
    static int count;
    static bool more; /* a folder is missing: one sentence for all the rest */
    for (int i = 0; i < count; i++)
        if (strncmp(told[i], name, TOLD_NAME - 1) == 0)
            return;
    if (count == TOLD_MAX && !more)
        streams_say("dueling-tigers: more of the game's files are missing or broken.");
    more = count == TOLD_MAX;
    if (more)
        return;
    snprintf(told[count++], TOLD_NAME, "%s", name);
    streams_say("dueling-tigers: %s %s; the game continues without it.", name, reason);
    if (count == 1 && watcher)
        watcher(told_to, name);
}

char *paths_read(const char *name, size_t *size)
{
    char path[PATHS_MAX];
    struct error why;
    char *data = NULL;
    if (paths_find(name, path, sizeof path))
        data = file_read(path, size, &why);
    if (!data)
        paths_complain(name, "is missing or can't be read");
    return data;
}

/* Draws the text of a picture. */
static SDL_Surface *draw_text(const char *name, const char *text, size_t size, int width, int height)
{
    SDL_RWops *file =
        strstr(text, "<svg") && intact_picture(text) ? SDL_RWFromConstMem(text, (int)size) : NULL;
    SDL_Surface *drawn = file ? IMG_LoadSizedSVG_RW(file, width, height) : NULL, *converted;
    if (file)
        SDL_RWclose(file);
    converted = drawn ? SDL_ConvertSurfaceFormat(drawn, SDL_PIXELFORMAT_ARGB8888, 0) : NULL;
    SDL_FreeSurface(drawn);
    if (!converted)
        paths_complain(name, "isn't a picture the game can draw");
    return converted;
}

SDL_Surface *paths_load_svg(const char *name, int width, int height)
{
    size_t size = 0;
    char *text = paths_read(name, &size);
    SDL_Surface *drawn = text ? draw_text(name, text, size, width, height) : NULL;
    free(text);
    return drawn;
}

SDL_Surface *paths_load_svg_part(const char *name, struct rect part, int width, int height)
{
    size_t size = 0;
    char *text = paths_read(name, &size);
    const char *body = text ? strchr(text, '>') : NULL;
    struct text whole = {0};
    text_add(&whole, "<svg\nwidth=\"%d\"\nheight=\"%d\"><g\ntransform=\"scale(%.5f)translate(%.2f,%.2f)\"%s",
             width, height, (double)((float)width / part.w), (double)-part.x, (double)-part.y,
             body ? body : "");
    SDL_Surface *drawn =
        text ? draw_text(name, text_string(&whole), strlen(text_string(&whole)), width, height) : NULL;
    text_deinit(&whole);
    free(text);
    return drawn;
}
