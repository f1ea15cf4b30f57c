/* environment.c: environment variables; see environment.h. */
#include "base/environment.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include "base/wide.h"

bool environment_get(const char *name, char *out, size_t size)
{
    wchar_t wide_name[100], value[WIDE_PATH];
    DWORD length = GetEnvironmentVariableW(wide_text(name, wide_name, 100), value, WIDE_PATH);
    return length > 0 && length < WIDE_PATH && *wide_narrow(value, out, (int)size);
}

void environment_need_absolute(const char *name)
{
    (void)name;
}

#else

bool environment_get(const char *name, char *out, size_t size)
{
    const char *value = getenv(name);
    return value && snprintf(out, size, "%s", value) < (int)size;
}

void environment_need_absolute(const char *name)
{
    const char *value = getenv(name);
    if (value && value[0] != '/')
        unsetenv(name);
}

#endif

#if defined(_WIN32) || defined(__APPLE__) || defined(__EMSCRIPTEN__)

bool environment_opens_folders(void)
{
    return true;
}

#else

/* True if a folder of the search path contains `program`; an empty name means the current folder. */
static bool is_found(const char *folders, const char *program)
{
    for (;;) {
        char path[1200];
        int length = (int)strcspn(folders, ":");
        int room =
            snprintf(path, sizeof path, "%.*s/%s", length ? length : 1, length ? folders : ".", program);
        if (room < (int)sizeof path && file_kind(path) == FILE_PLAIN)
            return true;
        if (!folders[length])
            return false;
        folders += length + 1;
    }
}

bool environment_opens_folders(void)
{
    const char *folders = getenv("PATH");
    return folders && is_found(folders, "xdg-open");
}

#endif
