/* file.c: reading and safely replacing whole files; see file.h. */
#include "base/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/check.h"

#ifdef _WIN32
#include <direct.h>
#include <io.h>
#include <process.h>
#include <windows.h>
#else
#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>
#endif

enum { FILE_MOST = 16 << 20, PATH_MOST = 1024 };

/* What the file beside is called: "<path>.<process>.new". */
static const char beside_ending[] = ".new";

char *file_read(const char *path, size_t *size, struct error *why)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        error_say(why, tr("{1} cannot be opened: {2}"), path, strerror(errno));
        return NULL;
    }
    char *data = NULL;
    size_t length = 0, room = 4096;
    for (;;) {
        char *more = realloc(data, room + 1);
        CHECK(more);
        data = more;
        length += fread(data + length, 1, room - length, file);
        if (length < room || room > FILE_MOST)
            break;
        room *= 2;
    }
    bool failed = ferror(file);
    fclose(file);
    if (failed || length > FILE_MOST) {
        error_say(why, failed ? tr("{1} cannot be read") : tr("{1} is too large to be one of ours"), path);
        free(data);
        return NULL;
    }
    data[length] = '\0';
    if (size)
        *size = length;
    return data;
}

static bool sync_file(FILE *file)
{
    if (fflush(file))
        return false;
#ifdef _WIN32
    return _commit(_fileno(file)) == 0;
#else
    return fsync(fileno(file)) == 0;
#endif
}

static bool replace_file(const char *from, const char *to)
{
#ifdef _WIN32
    return MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0;
#else
    if (rename(from, to))
        return false;
    /* The new name is only safe once its folder is on the disk too. */
    char folder[1024];
    const char *slash = strrchr(to, '/');
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - to) + 1 : 1, slash ? to : ".");
    int handle = open(folder, O_RDONLY);
    if (handle >= 0) {
        fsync(handle);
        close(handle);
    }
    return true;
#endif
}

static long process_number(void)
{
#ifdef _WIN32
    return (long)_getpid();
#else
    return (long)getpid();
#endif
}

bool file_write(const char *path, const void *data, size_t size, struct error *why)
{
    char beside[PATH_MOST];
    if (snprintf(beside, sizeof beside, "%s.%ld%s", path, process_number(), beside_ending) >=
        (int)sizeof beside)
        return error_say(why, tr("The file name {1}... is too long"), tr_short(path, 100));
    FILE *file = fopen(beside, "wb");
    if (!file)
        return error_say(why, tr("{1} cannot be written: {2}"), path, strerror(errno));
    errno = 0;
    bool good = fwrite(data, 1, size, file) == size && sync_file(file);
    int problem = errno;
    if (fclose(file) && good) {
        good = false;
        problem = errno;
    }
    if (good && replace_file(beside, path))
        return true;
    if (good)
        problem = errno;
    remove(beside);
    return error_say(why, tr("{1} cannot be written: {2}"), path,
                     problem ? strerror(problem) : tr("the disk refused"));
}

bool file_exists(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0;
}

enum file_kind file_kind(const char *path)
{
    struct stat info;
    if (stat(path, &info) != 0)
        return FILE_NONE;
    if ((info.st_mode & S_IFMT) == S_IFREG)
        return FILE_PLAIN;
    return (info.st_mode & S_IFMT) == S_IFDIR ? FILE_FOLDER : FILE_OTHER;
}

bool file_set_aside(const char *path, char *kept, size_t size, struct error *why)
{
    for (int number = 1; number < 1000; number++) {
        snprintf(kept, size, "%s.broken-%d", path, number);
        if (file_exists(kept))
            continue;
        if (rename(path, kept) == 0)
            return true;
        return error_say(why, tr("{1} cannot be set aside: {2}"), path, strerror(errno));
    }
    return error_say(why, tr("{1} cannot be set aside: a thousand broken files lie there already"), path);
}

bool file_make_folder(const char *path, struct error *why)
{
#ifdef _WIN32
    int failed = _mkdir(path);
#else
    int failed = mkdir(path, 0755);
#endif
    if (!failed)
        return true;
    int problem = errno;
    struct stat info;
    if (problem == EEXIST && stat(path, &info) == 0 && (info.st_mode & S_IFDIR))
        return true;
    return error_say(why, tr("The folder {1} cannot be made: {2}"), path, strerror(problem));
}

bool file_remove(const char *path)
{
    return remove(path) == 0 || !file_exists(path);
}

bool file_rename(const char *from, const char *to, struct error *why)
{
    if (file_exists(to))
        return error_say(why, tr("{1} is there already"), to);
    return replace_file(from, to) || error_say(why, tr("{1} cannot be renamed: {2}"), from, strerror(errno));
}

int64_t file_time(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 ? (int64_t)info.st_mtime : 0;
}

static bool ends_so(const char *name, const char *ending)
{
    size_t length = strlen(name), tail = strlen(ending);
    return length > tail && strcmp(name + length - tail, ending) == 0;
}

bool file_each(const char *folder, const char *ending, void (*take)(void *user, const char *name), void *user)
{
#ifdef _WIN32
    char pattern[PATH_MOST];
    WIN32_FIND_DATAA found;
    snprintf(pattern, sizeof pattern, "%s/*", folder);
    HANDLE search = FindFirstFileA(pattern, &found);
    if (search == INVALID_HANDLE_VALUE)
        return false;
    do
        if (ends_so(found.cFileName, ending))
            take(user, found.cFileName);
    while (FindNextFileA(search, &found));
    FindClose(search);
#else
    DIR *open_folder = opendir(folder);
    if (!open_folder)
        return false;
    for (const struct dirent *entry = readdir(open_folder); entry; entry = readdir(open_folder))
        if (ends_so(entry->d_name, ending))
            take(user, entry->d_name);
    closedir(open_folder);
#endif
    return true;
}

/* True for "match.tigers.4711.new", the shape of names that file_write makes. */
static bool is_beside(const char *name)
{
    size_t end = strlen(name) - strlen(beside_ending), digits = 0;
    while (digits < end && name[end - 1 - digits] >= '0' && name[end - 1 - digits] <= '9')
        digits++;
    return digits > 0 && digits < end && name[end - 1 - digits] == '.';
}

static void sweep(void *user, const char *name)
{
    char path[PATH_MOST];
    if (is_beside(name) && snprintf(path, sizeof path, "%s/%s", (const char *)user, name) < PATH_MOST)
        remove(path);
}

void file_sweep(const char *folder)
{
    char copy[PATH_MOST];
    if (snprintf(copy, sizeof copy, "%s", folder) < PATH_MOST)
        file_each(folder, beside_ending, sweep, copy);
}
