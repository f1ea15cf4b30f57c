/* record_file.c: reading a record for a command; see record_file.h. */
#include "cli/record_file.h"

#include "base/streams.h"
#include "words/problem_words.h"

bool record_file_problem(const char *command, const struct problem *why)
{
    char reason[PROBLEM_WORDS];
    words_problem(why, reason, sizeof reason);
    streams_say("tigers %s: %s", command, reason);
    return false;
}

bool record_file_read(const char *command, const char *path, struct record *record)
{
    struct problem why;
    return record_read(record, path, &why) || record_file_problem(command, &why);
}
