/*
 * record_read.c: a record from a file (record.h). What somebody names may be a picture or anything else.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "session/record.h"

/* What is wrong with the contents; false if they are a record. */
static bool is_wrong(struct record *record, const char *text, size_t size, struct problem *why)
{
    bool good = record_parse(record, text, why), whole = strlen(text) == size;
    if (good && !whole)
        record_deinit(record);
    if (!whole && (good || why->error.line != 1)) /* what is no record from its first line on is told so */
        problem_say(why, tr("It holds a zero byte, so it is no text"));
    return !good || !whole;
}

bool record_read(struct record *record, const char *path, struct problem *why)
{
    struct problem problem = {0};
    size_t size = 0;
    char *text = file_read(path, &size, &problem.error);
    bool wrong = !text && size > 0;
    if (wrong)
        problem_say(&problem, tr("It is too large to be a record"));
    else if (text)
        wrong = is_wrong(record, text, size, &problem);
    free(text);
    if (wrong) {
        problem.file = PROBLEM_RECORD;
        snprintf(problem.path, sizeof problem.path, "%s", path);
    }
    if ((wrong || !text) && why)
        *why = problem;
    return text && !wrong;
}
