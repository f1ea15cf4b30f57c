/* sources.c: the project's own source files and pages; see sources.h. */
#include "support/sources.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/text.h"

/* Calls `visit` with every file below whose name ends in one of the two ways. */
static void visit_each(const char *folder, const char *ending, const char *other,
                       void (*visit)(void *context, const char *path), void *context)
{
    DIR *directory = opendir(folder);
    CHECK(directory);
    for (struct dirent *entry; (entry = readdir(directory));) {
        char child[600];
        const char *dot = strrchr(entry->d_name, '.');
        CHECK(snprintf(child, sizeof child, "%s/%s", folder, entry->d_name) < (int)sizeof child);
        if (!dot)
            visit_each(child, ending, other, visit, context);
        else if (strcmp(dot, ending) == 0 || strcmp(dot, other) == 0)
            visit(context, child);
    }
    closedir(directory);
}

void sources_each(const char *folder, void (*visit)(void *context, const char *path), void *context)
{
    visit_each(folder, ".c", ".h", visit, context);
}

void sources_pages(const char *folder, void (*visit)(void *context, const char *path), void *context)
{
    visit_each(folder, ".md", ".md", visit, context);
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
