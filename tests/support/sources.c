/* sources.c: the project's own source files and pages; see sources.h. */
#include "support/sources.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/check.h"
#include "base/file.h"
#include "base/text.h"

/* True if the ending is one of the list. */
static bool is_listed(const char *endings, const char *ending)
{
    const char *at = strstr(endings, ending);
    return at && (!at[strlen(ending)] || at[strlen(ending)] == ' ');
}

void sources_each(const char *folder, const char *endings, void (*visit)(void *context, const char *path),
                  void *context)
{
    DIR *directory = opendir(folder);
    CHECK(directory);
    for (struct dirent *entry; (entry = readdir(directory));) {
        char child[600];
        const char *dot = strrchr(entry->d_name, '.');
        CHECK(snprintf(child, sizeof child, "%s/%s", folder, entry->d_name) < (int)sizeof child);
        if (dot && is_listed(endings, dot))
            visit(context, child);
        else if (entry->d_name[0] != '.' && file_kind(child) == FILE_FOLDER)
            sources_each(child, endings, visit, context);
    }
    closedir(directory);
}

void sources_includes(const char *path, void (*visit)(void *context, const char *header, bool quoted),
                      void *context)
{
    char *data = sources_read(path), *rest = data, *line;
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

char *sources_read(const char *path)
{
    struct error why;
    char *text = file_read(path, NULL, &why);
    if (!text)
        fail_msg("%s", why.message);
    return text;
}
