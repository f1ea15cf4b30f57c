/* record_file.c: reading a record for a command; see record_file.h. */
#include "cli/record_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "words/problem_words.h"

bool record_file_read(const char *command, const char *path, struct record *record)
{
    struct problem why = {0};
    char reason[PROBLEM_WORDS];
    size_t size = 0;
    char *text = file_read(path, &size, &why.error);
    if (!text) {
        fprintf(stderr, "tigers %s: %s\n", command, why.error.message);
        return false;
    }
    bool good = strlen(text) == size ? record_parse(record, text, &why)
                                     : problem_say(&why, tr("it holds a zero byte, so it is no record"));
    free(text);
    if (good)
        return true;
    words_problem(&why, reason, sizeof reason);
    if (why.error.line)
        fprintf(stderr, "tigers %s: %s, line %d: %s\n", command, path, why.error.line, reason);
    else
        fprintf(stderr, "tigers %s: %s: %s\n", command, path, reason);
    return false;
}
