/*
 * both.c: in the packages for Linux and Windows both programs are one, so that networks and languages are
 * packed once (src/CMakeLists.txt). It acts as the console program if it is called so: on Linux by the link
 * `tigers` to it; on Windows, where a program has a console or has none, it is a DLL, and start_windows.c
 * calls it.
 */
#define SDL_MAIN_HANDLED
#include <SDL.h>
#include <string.h>

/* The functions that are main elsewhere: sdl/app/main.c and cli/main.c. */
int window_main(int argc, char **argv);
int console_main(int argc, char **argv);

#ifdef _WIN32
/* Of cli/main_windows.c. The first calls the second. */
int both_wmain(int argc, wchar_t **argv);
int both_main(int argc, char **argv);

__declspec(dllexport) int both_start(int has_console, int argc, wchar_t **argv);

static int is_console;

int both_main(int argc, char **argv)
{
    return is_console ? console_main(argc, argv) : window_main(argc, argv);
}

int both_start(int has_console, int argc, wchar_t **argv)
{
    is_console = has_console;
    SDL_SetMainReady();
    return both_wmain(argc, argv);
}
#else
int main(int argc, char **argv)
{
    const char *slash = argc > 0 ? strrchr(argv[0], '/') : NULL;
    const char *name = slash ? slash + 1 : argc > 0 ? argv[0] : "";
    return strcmp(name, "tigers") == 0 ? console_main(argc, argv) : window_main(argc, argv);
}
#endif
