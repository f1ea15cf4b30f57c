/* page_files.c: see page_files.h. */
#include "net/page_files.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/hash.h"
#include "base/text.h"

enum { FILES_MAX = 128, FOLDER = 1024 };

struct page_files {
    struct page_file list[FILES_MAX + 1]; /* and what is said where no page is among them */
    int count;
    bool whole;
    const char *folder;
};

/* Only files of these types are served. */
static const char *const types[][2] = {{".html", "text/html; charset=utf-8"},
                                       {".js", "text/javascript; charset=utf-8"},
                                       {".css", "text/css; charset=utf-8"},
                                       {".wasm", "application/wasm"},
                                       {".pack", "application/octet-stream"},
                                       {".png", "image/png"},
                                       {".svg", "image/svg+xml"},
                                       {".webmanifest", "application/manifest+json"},
                                       {".txt", "text/plain; charset=utf-8"}};

static const char missing[] =
    "<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" "
    "content=\"width=device-width\"><title>Dueling Tigers</title><h1>Dueling Tigers</h1><p>A table is open "
    "here, but this "
    "copy of the game came without the page that browsers play on. Join with the game itself: choose <i>Play "
    "a friend</i>, then <i>Join</i>.</p>";

static const char *type_of(const char *name)
{
    const char *dot = strrchr(name, '.');
    for (size_t i = 0; dot && i < sizeof types / sizeof *types; i++)
        if (strcmp(dot, types[i][0]) == 0)
            return types[i][1];
    return NULL;
}

static void set_tag(struct page_file *file)
{
    uint64_t sum = hash_bytes(HASH_OF_NOTHING, file->bytes, file->size);
    snprintf(file->tag, sizeof file->tag, "\"%016" PRIx64 "\"", sum);
}

/* Marks the page as served by the host of a table; packaging/web/page.js reads the mark. */
static void tell_of_table(struct page_file *file)
{
    static const char none[] = "name=\"table\" content=\"none\"", here[] = "name=\"table\" content=\"here\"";
    char *at = strstr(file->bytes, none);
    if (at)
        memcpy(at, here, sizeof here - 1);
}

static void take(void *user, const char *name)
{
    struct page_files *files = user;
    struct page_file file = {.path = "/"};
    char path[FOLDER];
    size_t length = strlen(name);
    if (files->count == FILES_MAX || name[0] == '.' || length + 2 > sizeof file.path)
        return;
    memcpy(file.path + 1, name, length + 1);
    file.packed = text_ends(name, ".gz");
    if (file.packed)
        file.path[1 + length - 3] = '\0';
    file.type = type_of(file.path);
    int written = snprintf(path, sizeof path, "%s/%s", files->folder, name);
    if (!file.type || written < 0 || (size_t)written >= sizeof path)
        return;
    file.bytes = file_read(path, &file.size, NULL);
    if (!file.bytes)
        return;
    if (strcmp(file.path, "/index.html") == 0 && !file.packed)
        tell_of_table(&file);
    set_tag(&file);
    files->whole |= strcmp(file.path, "/index.html") == 0 && !file.packed;
    files->list[files->count++] = file;
}

static void add_missing(struct page_files *files)
{
    struct page_file *file = &files->list[files->count++];
    *file = (struct page_file){.path = "/index.html", .type = types[0][1], .size = sizeof missing - 1};
    file->bytes = malloc(sizeof missing);
    CHECK_MEMORY(file->bytes);
    memcpy(file->bytes, missing, sizeof missing);
    set_tag(file);
}

struct page_files *page_files_read(const char *folder)
{
    struct page_files *files = calloc(1, sizeof *files);
    CHECK_MEMORY(files);
    files->folder = folder;
    if (folder)
        file_each(folder, "", take, files);
    if (!files->whole)
        add_missing(files);
    files->folder = NULL;
    return files;
}

void page_files_free(struct page_files *files)
{
    for (int i = 0; i < files->count; i++)
        free(files->list[i].bytes);
    free(files);
}

bool page_files_are_whole(const struct page_files *files)
{
    return files->whole;
}

const struct page_file *page_files_find(const struct page_files *files, const char *path, bool packed)
{
    const struct page_file *best = NULL;
    if (strcmp(path, "/") == 0)
        path = "/index.html";
    for (int i = 0; i < files->count; i++) {
        const struct page_file *file = &files->list[i];
        if (strcmp(file->path, path) == 0 && (packed || !file->packed) && (!best || file->size < best->size))
            best = file;
    }
    return best;
}
