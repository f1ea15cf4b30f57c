/*
 * record_read.c: a record from a file (record.h). What somebody names may be a picture or anything else.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "session/record.h"

bool record_read(struct record *record, const char *path, struct problem *why)
{
    struct problem problem = {0};
    size_t size = 0;
    char *text = file_read(path, &size, &problem.error);
    bool good = text && record_parse(record, text, &problem);
    if (good && strlen(text) != size) {
        record_deinit(record);
        good = problem_say(&problem, tr("It holds a zero byte, so it is no text"));
    }
    if (text && !good) {
        problem.file = PROBLEM_RECORD;
        snprintf(problem.path, sizeof problem.path, "%s", path);
    }
    free(text);
    if (!good && why)
        *why = problem;
    return good;
}
