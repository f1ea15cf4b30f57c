/* record_read.c: reads a record from a file (record.h). A file that a player names may be anything. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "session/foreign.h"
#include "session/record.h"

/* True if text that is wrong from the first line is a known other format. */
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
    struct record read;
    bool good = record_parse(&read, bytes, &problem), whole = strlen(bytes) == size;
    if (good && whole) {
        *record = read;
        return true;
    }
    if (good)
        record_deinit(&read);
    /* naming the actual format helps more than reporting a zero byte */
    if (good || (!is_foreign(bytes, size, &problem) && !whole && problem.error.line != 1))
        problem_say(&problem, tr("It contains a zero byte, so it isn’t text"));
    *why = problem;
    return false;
}

/* Removes the incomplete last line, if there was a deal before it: an incomplete header would leave the
 * players unknown. True if there was one. */
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

/* `cut` is as in record_read_save, or NULL if every byte counts. */
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

bool record_read(struct record *record, const char *path, struct problem *why)
{
    return read_file(record, path, NULL, why);
}

bool record_read_save(struct record *record, const char *path, bool *cut, struct problem *why)
{
    *cut = false;
    return read_file(record, path, cut, why);
}
