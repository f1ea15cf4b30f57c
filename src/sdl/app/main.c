/*
 * main.c: dueling-tigers, the window program. All of it is in the library so that tests can link it.
 */
#include <SDL.h> /* renames main where the system's own entry point differs */

#include "base/streams.h"
#include "sdl/app/app.h"

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

static bool has_stream(DWORD which)
{
    HANDLE handle = GetStdHandle(which);
    return handle && handle != INVALID_HANDLE_VALUE;
}

/* Windows gives a windowed program no console; started from one, it may write there what --help asks for. */
static void use_console(void)
{
    bool has_output = has_stream(STD_OUTPUT_HANDLE), has_error = has_stream(STD_ERROR_HANDLE);
    if ((has_output && has_error) || !AttachConsole(ATTACH_PARENT_PROCESS))
        return;
    if (!has_output && !freopen("CONOUT$", "w", stdout))
        return;
    if (!has_error && !freopen("CONOUT$", "w", stderr))
        return;
}
#else
static void use_console(void)
{
}
#endif

int main(int argc, char **argv)
{
    if (argc > 1) /* who only plays is to outlive the console the game was started from */
        use_console();
    streams_plain();
    return app_main(argc, argv);
}
