/* streams.c: standard input and output; see streams.h. */
#include "base/streams.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/text.h"

enum { LINE_MAX = 8192 };

void streams_say(const char *format, ...)
{
    char line[LINE_MAX];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    text_clean(line, '?');
    fprintf(stderr, "%s\n", line);
}

#ifdef _WIN32

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <fcntl.h>
#include <io.h>
#include <stdlib.h>

static UINT before; /* the console's old code page; the console has one for the whole program */

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

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

/* If one of the three streams were closed, the next opened file would get its number, and output meant for
 * the stream would go into that file. The replacement is opened in the wrong direction, so that reading and
 * writing still fail. */
void streams_plain(void)
{
    static const int ways[] = {O_RDONLY, O_RDONLY, O_WRONLY};
    for (int i = 0; i < 3; i++)
        if (fcntl(i, F_GETFD) < 0)
            (void)!open("/dev/null", ways[i]); /* takes the lowest free number, which is this one */
    signal(SIGXFSZ, SIG_IGN);                  /* makes writing fail instead, and the error is reported */
}

#endif
