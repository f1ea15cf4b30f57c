/* broken.c: setting unreadable files aside; see broken.h. */
#include "session/broken.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"

enum { PATH_SHOWN = 90, PATH_ROOM = 1100 };

/* The end of a path is what tells files apart, so a long one loses its beginning. */
static const char *path_tail(const char *path)
{
    size_t length = strlen(path);
    return length > PATH_SHOWN ? path + length - PATH_SHOWN : path;
}

bool broken_set_aside(const char *what, const char *path, struct error *why)
{
    int line = why->line;
    char place[24] = "", reason[100], kept[PATH_ROOM];
    struct error refused;
    if (line)
        snprintf(place, sizeof place, "line %d: ", line);
    /* A sentence that had to be cut must not end in the middle of a word's bytes unseen. */
    if (snprintf(reason, sizeof reason, "%s", why->message) >= (int)sizeof reason)
        memcpy(reason + sizeof reason - 4, "...", 4);
    if (file_set_aside(path, kept, sizeof kept, &refused))
        error_set(why, "%s cannot be read (%s%s); the file was set aside as %s", what, place, reason,
                  path_tail(kept));
    else
        error_set(why, "%s cannot be read (%s%s) and stays at %s", what, place, reason, path_tail(path));
    why->line = line;
    return false;
}

void broken_clean(char *message)
{
    for (; *message; message++)
        if ((unsigned char)*message < 0x20 || (unsigned char)*message >= 0x7f)
            *message = '?';
}
