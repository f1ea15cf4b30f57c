/* sources.c: the project's own source files; see sources.h. */
#include "support/sources.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/text.h"

void sources_each(const char *folder, void (*visit)(void *context, const char *path), void *context)
{
    DIR *directory = opendir(folder);
    CHECK(directory);
    for (struct dirent *entry; (entry = readdir(directory));) {
        char child[600];
        const char *dot = strrchr(entry->d_name, '.');
        CHECK(snprintf(child, sizeof child, "%s/%s", folder, entry->d_name) < (int)sizeof child);
        if (!dot)
            sources_each(child, visit, context);
        else if (strcmp(dot, ".c") == 0 || strcmp(dot, ".h") == 0)
            visit(context, child);
    }
    closedir(directory);
}

void sources_includes(const char *path, void (*visit)(void *context, const char *header, bool quoted),
                      void *context)
{
    struct error why;
    char *data = file_read(path, NULL, &why), *rest = data, *line;
    CHECK(data);
    while ((line = text_next_line(&rest))) {
        char *word = line + strspn(line, " \t#");
        if (line[strspn(line, " \t")] != '#' || strncmp(word, "include", 7) != 0)
            continue;
        char *open = strpbrk(word, "\"<"), *close = open ? strpbrk(open + 1, "\">") : NULL;
        CHECK(close);
        *close = '\0';
        visit(context, open + 1, *open == '"');
    }
    free(data);
}
