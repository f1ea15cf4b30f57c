/* unreadable.c: setting unreadable files aside; see unreadable.h. */
#include "session/unreadable.h"

#include <stdio.h>

#include "base/file.h"

bool unreadable_set_aside(enum problem_file file, const char *path, struct problem *why)
{
    struct error refused;
    why->file = file;
    why->aside = file_set_aside(path, why->path, sizeof why->path, &refused);
    if (!why->aside)
        snprintf(why->path, sizeof why->path, "%s", path);
    return false;
}

bool unreadable_leave(enum problem_file file, const char *path, struct problem *why)
{
    why->file = file;
    why->aside = false;
    snprintf(why->path, sizeof why->path, "%s", path);
    return false;
}

void unreadable_clean(char *message)
{
    for (; *message; message++)
        if ((unsigned char)*message < 0x20 || (unsigned char)*message >= 0x7f)
            *message = '?';
}
