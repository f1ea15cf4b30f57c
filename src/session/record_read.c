/*
 * record_read.c: a record from a file (record.h). What somebody names may be a picture or anything else.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "session/foreign.h"
#include "session/record.h"

/* What is no record from its first line on may be something that has a name. */
static bool is_foreign(const char *bytes, size_t size, struct problem *why)
{
    const char *words = why->error.line == 1 ? foreign_words(bytes, size) : NULL;
    if (words)
        problem_say(why, tr(words));
    return words != NULL;
}

bool record_of_bytes(struct record *record, const char *bytes, size_t size, struct problem *why)
{
    struct problem problem = {0};
    bool good = record_parse(record, bytes, &problem), whole = strlen(bytes) == size;
    if (good && !whole)
        record_deinit(record);
    if (!good && is_foreign(bytes, size, &problem))
        whole = true; /* that says more than what follows */
    if (!whole && (good || problem.error.line != 1))
        problem_say(&problem, tr("It holds a zero byte, so it is no text"));
    if ((!good || !whole) && why)
        *why = problem;
    return good && whole;
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
        wrong = !record_of_bytes(record, text, size, &problem);
    free(text);
    if (wrong) {
        problem.file = PROBLEM_RECORD;
        snprintf(problem.path, sizeof problem.path, "%s", path);
    }
    if ((wrong || !text) && why)
        *why = problem;
    return text && !wrong;
}
