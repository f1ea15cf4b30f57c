/*
 * start_windows.c: the programs of the packages for Windows, compiled once for each: all they do is in
 * both.c. Linked with -municode.
 */
#include <wchar.h> /* outside, as C wants a declaration in every file */

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

int both_start(int has_console, int argc, wchar_t **argv);

#ifdef TIGERS_CONSOLE
int wmain(int argc, wchar_t **argv)
{
    return both_start(1, argc, argv);
}
#else
int WINAPI wWinMain(HINSTANCE program, HINSTANCE before, LPWSTR words, int show)
{
    (void)program, (void)before, (void)words, (void)show;
    return both_start(0, __argc, __wargv);
}
#endif
#endif
