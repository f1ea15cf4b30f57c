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

/* Takes away what follows the last line's end, if there was a deal before it: without the end of what is said
 * of the match as a whole nobody knows who plays. True if there was anything. */
static bool drop_unended(char *text, size_t *size)
{
    size_t end = *size;
    while (end > 0 && text[end - 1] != '\n')
        end--;
    const char *deal = strstr(text, "\ndeal");
    if (end == *size || !deal || deal + 1 >= text + end)
        return false;
    text[end] = '\0';
    *size = end;
    return true;
}

/* `cut`: as record_read_save has it, or NULL where every byte counts. */
static bool read_file(struct record *record, const char *path, bool *cut, struct problem *why)
{
    struct problem problem = {0};
    size_t size = 0;
    char *text = file_read(path, &size, &problem.error);
    bool wrong = !text && size > 0;
    if (wrong)
        problem_say(&problem, tr("It is too large to be a record"));
    if (text && cut)
        *cut = drop_unended(text, &size);
    if (text)
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

bool record_read(struct record *record, const char *path, struct problem *why)
{
    return read_file(record, path, NULL, why);
}

bool record_read_save(struct record *record, const char *path, bool *cut, struct problem *why)
{
    *cut = false;
    return read_file(record, path, cut, why);
}
