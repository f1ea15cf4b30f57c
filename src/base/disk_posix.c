/* disk_posix.c: file operations of Linux, macOS and the browser; see disk.h. */
#include "base/disk.h"

#ifndef _WIN32

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

FILE *disk_open(const char *path, const char *mode)
{
    FILE *file = fopen(path, mode);
    if (file)
        fcntl(fileno(file), F_SETFD, FD_CLOEXEC); /* not for child processes */
    return file;
}

bool file_cut(const char *path, int64_t size)
{
    return truncate(path, (off_t)size) == 0;
}

bool disk_sync(FILE *file)
{
#ifdef F_FULLFSYNC /* macOS: fsync only reaches the drive's cache; network disks have only fsync */
    if (fcntl(fileno(file), F_FULLFSYNC) == 0)
        return true;
#endif
    return fsync(fileno(file)) == 0;
}

bool disk_replace(const char *from, const char *to)
{
    if (rename(from, to))
        return false;
    /* The rename is only safe once the folder is on the disk too. */
    char folder[1024];
    const char *slash = strrchr(to, '/');
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - to) + 1 : 1, slash ? to : ".");
    int handle = open(folder, O_RDONLY);
    if (handle >= 0) {
        fsync(handle);
        close(handle);
    }
    return true;
}

/* Where a link leads at whose end there is nothing yet, or no more. */
static bool read_link(const char *path, char *out, size_t size)
{
    char to[1024];
    const char *slash = strrchr(path, '/');
    ssize_t length = readlink(path, to, sizeof to - 1);
    if (length <= 0 || length == (ssize_t)sizeof to - 1) /* none, or longer than that */
        return false;
    to[length] = '\0';
    int before = slash && to[0] != '/' ? (int)(slash - path) + 1 : 0;
    return snprintf(out, size, "%.*s%s", before, path, to) < (int)size;
}

bool disk_full_path(const char *path, char *out, size_t size)
{
    char *full = realpath(path, NULL);
    if (!full)
        return read_link(path, out, size);
    bool fits = strlen(full) < size;
    if (fits)
        strcpy(out, full);
    free(full);
    return fits;
}

bool disk_remove(const char *path)
{
    return remove(path) == 0;
}

const char disk_slashes[] = "/";

bool disk_make_folder(const char *path)
{
    return mkdir(path, 0755) == 0;
}

enum file_kind file_kind(const char *path)
{
    struct stat info;
    if (stat(path, &info) != 0)
        return errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG ? FILE_NONE : FILE_HIDDEN;
    if (S_ISREG(info.st_mode))
        return FILE_PLAIN;
    return S_ISDIR(info.st_mode) ? FILE_FOLDER : FILE_OTHER;
}

int64_t file_time(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 ? (int64_t)info.st_mtime : 0;
}

bool disk_each(const char *folder, void (*take)(void *user, const char *name), void *user)
{
    DIR *open_folder = opendir(folder);
    if (!open_folder)
        return false;
    for (const struct dirent *entry = readdir(open_folder); entry; entry = readdir(open_folder))
        take(user, entry->d_name);
    closedir(open_folder);
    return true;
}

long disk_process(void)
{
    return (long)getpid();
}

#endif
