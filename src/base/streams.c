/* streams.c: standard input and output; see streams.h. */
#include "base/streams.h"

#ifdef _WIN32

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <stdlib.h>

static UINT before; /* what the console took until now; it is the console's, so one for the program */

static void give_back(void)
{
    SetConsoleOutputCP(before);
}

void streams_plain(void)
{
    FILE *const streams[] = {stdin, stdout, stderr};
    for (int i = 0; i < 3; i++)
        if (_fileno(streams[i]) >= 0)
            _setmode(_fileno(streams[i]), _O_BINARY);
    before = GetConsoleOutputCP(); /* 0 without a console */
    if (before && before != CP_UTF8 && SetConsoleOutputCP(CP_UTF8))
        atexit(give_back);
}

#else

void streams_plain(void)
{
}

#endif
