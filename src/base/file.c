/* file.c: reads whole files and replaces them safely; see file.h. */
#include "base/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/disk.h"
#include "base/text.h"

enum { FILE_MAX = 16 << 20, NAME_SIZE = 1024, BESIDE = 32 };

/* The ending of temporary files: "<path>.<process>.new". */
static const char beside_ending[] = ".new";

static void (*watcher)(const char *path);

void file_watch(void (*changed)(const char *path))
{
    watcher = changed;
}

static struct {
    bool (*made)(void *user);
    void *user;
} renewer;

void file_renew(bool (*made)(void *user), void *user)
{
    renewer.made = made;
    renewer.user = user;
}

/* True if what failed for that reason can be tried again. */
static bool is_renewed(int problem)
{
    bool (*made)(void *user) = renewer.made;
    renewer.made = NULL; /* it makes folders itself */
    bool renewed = problem == ENOENT && made && made(renewer.user);
    renewer.made = made;
    return renewed;
}

static bool replace_file(const char *from, const char *to)
{
    if (!disk_replace(from, to))
        return false;
    if (watcher) {
        watcher(from);
        watcher(to);
    }
    return true;
}

static bool remove_file(const char *path)
{
    if (!disk_remove(path))
        return false;
    if (watcher)
        watcher(path);
    return true;
}

FILE *file_open(const char *path, const char *mode)
{
    return disk_open(path, mode);
}

/* Refuses anything but a file: a pipe might never end, and a rename must not replace a device. */
static bool may_be_a_file(const char *path, struct error *error)
{
    switch (file_kind(path)) {
    case FILE_FOLDER:
        return error_say(error, tr("{1} is a folder"), path);
    case FILE_OTHER:
        return error_say(error, tr("{1} is a pipe or a device, not a file"), path);
    default:
        return true;
    }
}

char *file_read(const char *path, size_t *size, struct error *error)
{
    if (size)
        *size = 0;
    if (!may_be_a_file(path, error))
        return NULL;
    FILE *file = disk_open(path, "rb");
    if (!file) {
        error_say(error, tr("{1} can’t be opened: {2}"), path, strerror(errno));
        return NULL;
    }
    char *data = NULL;
    size_t length = 0, room = 4096;
    for (;;) {
        char *more = realloc(data, room + 1);
        CHECK_MEMORY(more);
        data = more;
        length += fread(data + length, 1, room - length, file);
        if (length < room || room > FILE_MAX)
            break;
        room *= 2;
    }
    bool failed = ferror(file);
    fclose(file);
    if (failed || length > FILE_MAX) {
        error_say(error,
                  failed ? tr("{1} can’t be read") : tr("{1} is too large to be one of the game’s files"),
                  path);
        free(data);
        if (size)
            *size = failed ? 0 : length;
        return NULL;
    }
    data[length] = '\0';
    if (size)
        *size = length;
    return data;
}

/* Paths of files that could not be read but may be intact. There are few, as only our own files get here. */
enum { SPARED_MAX = 16 };

static char spared[SPARED_MAX][NAME_SIZE];

/* Returns the entry of this path, or NULL; for "", a free entry. */
static char *find_spared(const char *path)
{
    for (int i = 0; i < SPARED_MAX; i++)
        if (strcmp(spared[i], path) == 0)
            return spared[i];
    return NULL;
}

void file_spare(const char *path, bool spare)
{
    char *place = find_spared(path);
    if (place && !spare)
        place[0] = '\0';
    else if (!place && spare && strlen(path) < NAME_SIZE && (place = find_spared("")))
        strcpy(place, path);
}

/* Sets aside the file at `target`, to which `path` leads, if it may be intact (file_spare). */
static bool make_way(const char *path, const char *target, struct error *error)
{
    char kept[NAME_SIZE + 24];
    if (!path[0] || !find_spared(path))
        return true;
    if (file_kind(target) != FILE_NONE && !file_set_aside(target, kept, sizeof kept, error))
        return false;
    file_spare(path, false);
    return true;
}

/* If `path` is a symbolic link, the file behind it is replaced. */
bool file_write(const char *path, const void *data, size_t size, struct error *error)
{
    char beside[NAME_SIZE], real[NAME_SIZE - BESIDE];
    if (!disk_full_path(path, real, sizeof real))
        real[0] = '\0';
    const char *target = real[0] ? real : path;
    if (size > FILE_MAX)
        return error_say(error, tr("{1} is too large to be one of the game’s files"), path);
    if (snprintf(beside, sizeof beside, "%s.%ld%s", target, disk_process(), beside_ending) >=
        (int)sizeof beside)
        return error_say(error, tr("The file name {1}... is too long"), tr_short(path, 100));
    if (!may_be_a_file(path, error))
        return false;
    FILE *file = disk_open(beside, "wb");
    int problem = errno;
    if (!file && is_renewed(problem)) {
        file = disk_open(beside, "wb");
        problem = errno;
    }
    if (!file)
        return error_say(error, tr("{1} can’t be written: {2}"), path, strerror(problem));
    errno = 0;
    bool good = fwrite(data, 1, size, file) == size && fflush(file) == 0 && disk_sync(file);
    problem = errno;
    if (fclose(file) && good) {
        good = false;
        problem = errno;
    }
    if (good && !make_way(path, target, error)) {
        remove_file(beside);
        return false;
    }
    if (good && replace_file(beside, target))
        return true;
    if (good)
        problem = errno;
    remove_file(beside);
    return error_say(error, tr("{1} can’t be written: {2}"), path,
                     problem ? strerror(problem) : tr("the disk refused the write"));
}

bool file_exists(const char *path)
{
    return file_kind(path) != FILE_NONE;
}

bool file_set_aside(const char *path, char *kept, size_t size, struct error *error)
{
    for (int number = 1; number < 1000; number++) {
        snprintf(kept, size, "%s.broken-%d", path, number);
        enum file_kind there = file_kind(kept);
        if (there != FILE_NONE && there != FILE_HIDDEN)
            continue;
        if (there == FILE_NONE && replace_file(path, kept))
            return true;
        return error_say(error, tr("{1} can’t be set aside: {2}"), path, strerror(errno));
    }
    return error_say(error, tr("{1} can’t be set aside: a thousand damaged files are there already"), path);
}

bool file_make_folder(const char *path, struct error *error)
{
    if (disk_make_folder(path))
        return true;
    int problem = errno;
    if (is_renewed(problem) && disk_make_folder(path))
        return true;
    if (file_kind(path) == FILE_FOLDER)
        return true;
    return error_say(error, tr("The folder {1} can’t be created: {2}"), path, strerror(problem));
}

bool file_make_path(const char *path, struct error *error)
{
    char parent[NAME_SIZE];
    for (size_t end = 1; path[0] && path[end] && end < sizeof parent; end++) {
        if (!strchr(disk_slashes, path[end]))
            continue;
        snprintf(parent, sizeof parent, "%.*s", (int)end, path);
        if (file_kind(parent) == FILE_NONE)
            disk_make_folder(parent);
    }
    return file_make_folder(path, error);
}

bool file_remove(const char *path)
{
    return remove_file(path) || !file_exists(path);
}

bool file_rename(const char *from, const char *to, struct error *error)
{
    if (file_exists(to))
        return error_say(error, tr("{1} already exists"), to);
    return replace_file(from, to) || error_say(error, tr("{1} can’t be renamed: {2}"), from, strerror(errno));
}

void file_full_path(const char *path, char *out, size_t size)
{
    if (!disk_full_path(path, out, size))
        snprintf(out, size, "%s", path);
}

/* The arguments of file_each. */
struct each {
    const char *ending;
    void (*take)(void *user, const char *name);
    void *user;
};

static void take_ending(void *user, const char *name)
{
    const struct each *each = user;
    if (text_ends(name, each->ending))
        each->take(each->user, name);
}

bool file_each(const char *folder, const char *ending, void (*take)(void *user, const char *name), void *user)
{
    struct each each = {ending, take, user};
    return disk_each(folder, take_ending, &each);
}

/* True for names like "match.tigers.4711.new", as file_write makes them. */
static bool is_beside(const char *name)
{
    size_t end = strlen(name) - strlen(beside_ending), digits = 0;
    while (digits < end && name[end - 1 - digits] >= '0' && name[end - 1 - digits] <= '9')
        digits++;
    return digits > 0 && digits < end && name[end - 1 - digits] == '.';
}

static void sweep(void *user, const char *name)
{
    char path[NAME_SIZE];
    if (is_beside(name) && snprintf(path, sizeof path, "%s/%s", (const char *)user, name) < NAME_SIZE)
        remove_file(path);
}

void file_sweep(const char *folder)
{
    char copy[NAME_SIZE];
    if (snprintf(copy, sizeof copy, "%s", folder) < NAME_SIZE)
        file_each(folder, beside_ending, sweep, copy);
}
