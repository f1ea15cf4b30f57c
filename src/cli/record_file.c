/* record_file.c: reading a record for a command; see record_file.h. */
#include "cli/record_file.h"

#include <stdio.h>

#include "words/problem_words.h"

bool record_file_read(const char *command, const char *path, struct record *record)
{
    struct problem why;
    char reason[PROBLEM_WORDS];
    if (record_read(record, path, &why))
        return true;
    words_problem(&why, reason, sizeof reason);
    fprintf(stderr, "tigers %s: %s\n", command, reason);
    return false;
}
