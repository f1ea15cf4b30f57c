/* unreadable.c: see unreadable.h. */
#include "session/unreadable.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"

/* True while files are read that must stay in place. */
static bool only_looking;

void unreadable_only_look(bool looking)
{
    only_looking = looking;
}

bool unreadable_set_aside(enum problem_file file, const char *path, struct problem *why)
{
    struct error refused;
    if (only_looking)
        return unreadable_look(file, path, why);
    why->file = file;
    why->aside = file_set_aside(path, why->path, sizeof why->path, &refused);
    return why->aside ? false : unreadable_leave(file, path, why); /* not now, but before it is overwritten */
}

bool unreadable_leave(enum problem_file file, const char *path, struct problem *why)
{
    if (!only_looking)
        file_spare(path, true);
    return unreadable_look(file, path, why);
}

bool unreadable_look(enum problem_file file, const char *path, struct problem *why)
{
    why->file = file;
    why->aside = false;
    snprintf(why->path, sizeof why->path, "%s", path);
    return false;
}

char *unreadable_begin(char *text)
{
    static const char mark[] = "\xef\xbb\xbf";
    return strncmp(text, mark, sizeof mark - 1) == 0 ? text + sizeof mark - 1 : text;
}
