/* lock.c: see lock.h. */
#include "base/lock.h"

#include <errno.h>
#include <stdlib.h>

#include "base/check.h"

#ifdef _WIN32
#include <windows.h>

#include "base/wide.h"

struct lock {
    HANDLE handle;
};

/* A file opened without sharing cannot be opened by anyone else. */
enum lock_answer lock_take(struct lock **lock, const char *path)
{
    wchar_t name[WIDE_PATH];
    HANDLE handle = CreateFileW(wide_path(path, name), GENERIC_READ | GENERIC_WRITE, 0, NULL, OPEN_ALWAYS,
                                FILE_ATTRIBUTE_NORMAL | FILE_FLAG_DELETE_ON_CLOSE, NULL);
    *lock = NULL;
    if (handle == INVALID_HANDLE_VALUE)
        return GetLastError() == ERROR_SHARING_VIOLATION ? LOCK_HELD : LOCK_NEVER;
    *lock = malloc(sizeof **lock);
    CHECK_MEMORY(*lock);
    (*lock)->handle = handle;
    return LOCK_TAKEN;
}

void lock_release(struct lock *lock)
{
    if (lock)
        CloseHandle(lock->handle);
    free(lock);
}

#else
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

struct lock {
    int handle;
};

enum lock_answer lock_take(struct lock **lock, const char *path)
{
    int handle = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    *lock = NULL;
    if (handle < 0) /* another user may own it; it can be locked even so */
        handle = open(path, O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return LOCK_NEVER;
    if (flock(handle, LOCK_EX | LOCK_NB) != 0) {
        int problem = errno;
        close(handle);
        return problem == EWOULDBLOCK ? LOCK_HELD : LOCK_NEVER;
    }
    *lock = malloc(sizeof **lock);
    CHECK_MEMORY(*lock);
    (*lock)->handle = handle;
    return LOCK_TAKEN;
}

/* The file stays. If it were removed, a third process could lock a new file while a second waits for the old
 * one. */
void lock_release(struct lock *lock)
{
    if (lock)
        close(lock->handle);
    free(lock);
}
#endif
