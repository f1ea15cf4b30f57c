/* wide.c: UTF-8 and UTF-16; see wide.h. */
#include "base/wide.h"

#ifdef _WIN32

#include <windows.h>

const wchar_t *wide_text(const char *text, wchar_t *out, int room)
{
    if (!MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text, -1, out, room) &&
        !MultiByteToWideChar(CP_ACP, 0, text, -1, out, room))
        out[0] = L'\0';
    return out;
}

char *wide_narrow(const wchar_t *text, char *out, int room)
{
    if (!WideCharToMultiByte(CP_UTF8, 0, text, -1, out, room, NULL, NULL))
        out[0] = '\0';
    return out;
}

#endif
