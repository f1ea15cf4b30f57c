/* disk_windows.c: file operations of Windows; see disk.h. */
#include "base/disk.h"

#ifdef _WIN32

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <errno.h>
#include <io.h>
#include <process.h>

#include "base/file.h"
#include "base/wide.h"

enum { TRIES = 20, PAUSE = 25 /* milliseconds */, NAME_BYTES = 4 * MAX_PATH };

/* Converts the system's last error to errno. Always returns false. */
static bool complain(void)
{
    static const struct {
        DWORD system;
        int number;
    } known[] = {{ERROR_FILE_NOT_FOUND, ENOENT},    {ERROR_PATH_NOT_FOUND, ENOENT},
                 {ERROR_INVALID_NAME, ENOENT},      {ERROR_BAD_NETPATH, ENXIO},
                 {ERROR_NOT_READY, ENXIO},          {ERROR_ACCESS_DENIED, EACCES},
                 {ERROR_SHARING_VIOLATION, EACCES}, {ERROR_LOCK_VIOLATION, EACCES},
                 {ERROR_WRITE_PROTECT, EROFS},      {ERROR_DISK_FULL, ENOSPC},
                 {ERROR_HANDLE_DISK_FULL, ENOSPC},  {ERROR_FILE_EXISTS, EEXIST},
                 {ERROR_ALREADY_EXISTS, EEXIST},    {ERROR_DIR_NOT_EMPTY, ENOTEMPTY},
                 {ERROR_DIRECTORY, ENOTDIR},        {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
                 {ERROR_NOT_SAME_DEVICE, EXDEV}};
    DWORD problem = GetLastError();
    errno = EIO;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].system == problem)
            errno = known[i].number;
    return false;
}

/* Virus scanners and indexers briefly lock a file that has just been written. Returns true, after a pause,
 * if that may be the problem and there are tries left. */
static bool try_again(DWORD problem, int *tries)
{
    if (problem != ERROR_SHARING_VIOLATION && problem != ERROR_LOCK_VIOLATION &&
        problem != ERROR_ACCESS_DENIED)
        return false;
    if (++*tries == TRIES)
        return false;
    Sleep(PAUSE);
    return true;
}

FILE *disk_open(const char *path, const char *mode)
{
    wchar_t name[WIDE_PATH], how[8];
    FILE *file;
    int tries = 0;
    wide_path(path, name);
    wide_text(mode, how, 8);
    do
        file = _wfopen(name, how);
    while (!file && _doserrno != ERROR_ACCESS_DENIED /* a folder, mostly */ && try_again(_doserrno, &tries));
    if (file) /* not for child processes */
        SetHandleInformation((HANDLE)_get_osfhandle(_fileno(file)), HANDLE_FLAG_INHERIT, 0);
    return file;
}

bool file_cut(const char *path, int64_t size)
{
    FILE *file = disk_open(path, "r+b");
    if (!file)
        return false;
    bool good = _chsize_s(_fileno(file), size) == 0;
    fclose(file);
    return good;
}

bool disk_sync(FILE *file)
{
    return _commit(_fileno(file)) == 0;
}

bool disk_replace(const char *from, const char *to)
{
    wchar_t old_name[WIDE_PATH], new_name[WIDE_PATH];
    int tries = 0;
    wide_path(from, old_name);
    wide_path(to, new_name);
    while (!MoveFileExW(old_name, new_name, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
        if (!try_again(GetLastError(), &tries))
            return complain();
    return true;
}

bool disk_full_path(const char *path, char *out, size_t size)
{
    wchar_t name[WIDE_PATH], full[WIDE_PATH];
    wide_path(path, name);
    DWORD length = GetFullPathNameW(name, WIDE_PATH, full, NULL);
    return length > 0 && length < WIDE_PATH && file_kind(path) != FILE_NONE &&
           wide_narrow(full, out, (int)size);
}

bool disk_remove(const char *path)
{
    wchar_t name[WIDE_PATH];
    int tries = 0;
    wide_path(path, name);
    while (!(file_kind(path) == FILE_FOLDER ? RemoveDirectoryW(name) : DeleteFileW(name)))
        if (!try_again(GetLastError(), &tries))
            return complain();
    return true;
}

const char disk_slashes[] = "/\\";

bool disk_make_folder(const char *path)
{
    wchar_t name[WIDE_PATH];
    return CreateDirectoryW(wide_path(path, name), NULL) || complain();
}

enum file_kind file_kind(const char *path)
{
    wchar_t name[WIDE_PATH];
    DWORD found = GetFileAttributesW(wide_path(path, name));
    if (found == INVALID_FILE_ATTRIBUTES) {
        complain();
        return errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG ? FILE_NONE : FILE_HIDDEN;
    }
    return (found & FILE_ATTRIBUTE_DIRECTORY) ? FILE_FOLDER : FILE_PLAIN;
}

int64_t file_time(const char *path)
{
    wchar_t name[WIDE_PATH];
    WIN32_FILE_ATTRIBUTE_DATA found;
    if (!GetFileAttributesExW(wide_path(path, name), GetFileExInfoStandard, &found))
        return 0;
    /* The system counts steps of 100 nanoseconds from 1601. */
    int64_t written =
        (int64_t)found.ftLastWriteTime.dwHighDateTime << 32 | found.ftLastWriteTime.dwLowDateTime;
    return written / 10000000 - INT64_C(11644473600);
}

bool disk_each(const char *folder, void (*take)(void *user, const char *name), void *user)
{
    char pattern[WIDE_PATH], name[NAME_BYTES];
    wchar_t wide[WIDE_PATH];
    WIN32_FIND_DATAW found;
    if (snprintf(pattern, sizeof pattern, "%s/*", folder) >= (int)sizeof pattern)
        return false;
    HANDLE search = FindFirstFileW(wide_path(pattern, wide), &found);
    if (search == INVALID_HANDLE_VALUE)
        return complain();
    do
        take(user, wide_narrow(found.cFileName, name, sizeof name));
    while (FindNextFileW(search, &found));
    FindClose(search);
    return true;
}

long disk_process(void)
{
    return (long)_getpid();
}

#endif
