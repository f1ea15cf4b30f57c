/* environment.c: what the environment says; see environment.h. */
#include "base/environment.h"

#include <stdio.h>
#include <stdlib.h>

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

#else

bool environment_get(const char *name, char *out, size_t size)
{
    const char *value = getenv(name);
    return value && snprintf(out, size, "%s", value) < (int)size;
}

#endif
