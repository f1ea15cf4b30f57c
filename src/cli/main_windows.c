/*
 * main_windows.c: the start of `tigers` on Windows, where the words of the command line are UTF-16, or else
 * whatever the old code page has of them. Linked with -municode.
 */
#include <stdlib.h>

#include "base/check.h"
#include "base/wide.h"

#ifdef _WIN32

int main(int argc, char **argv);
int wmain(int argc, wchar_t **argv);

static char *copy_narrow(const wchar_t *word)
{
    int room = 4 * (int)wcslen(word) + 1;
    char *narrow = malloc((size_t)room);
    CHECK_MEMORY(narrow);
    return wide_narrow(word, narrow, room);
}

/* The words stay until the program ends. */
int wmain(int argc, wchar_t **argv)
{
    char **words = calloc((size_t)argc + 1, sizeof *words);
    CHECK_MEMORY(words);
    for (int i = 0; i < argc; i++)
        words[i] = copy_narrow(argv[i]);
    return main(argc, words);
}

#endif
