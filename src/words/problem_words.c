/*
 * problem_words.c: see problem_words.h.
 */
#include "words/problem_words.h"

#include <string.h>

#include "base/tr.h"
#include "words/refusal_words.h"

enum { PATH_SHOWN = 90, RECORD_PATH_SHOWN = 200, REASON_SHOWN = 100, REASON = 280 };

/* For each kind of file, whether it was set aside or not: {1} is the reason, {2} where it is. */
static const char *const sentences[][2] = {
    [PROBLEM_SAVED_MATCH] = {N_("The saved match couldn’t be read ({1}) and remains at {2}"),
                             N_("The saved match couldn’t be read ({1}); the file was set aside as {2}")},
    [PROBLEM_SETTINGS] = {N_("The settings couldn’t be read ({1}) and remain at {2}"),
                          N_("The settings couldn’t be read ({1}); the file was set aside as {2}")},
    [PROBLEM_TRAINER_RECORD] =
        {N_("The trainer record couldn’t be read ({1}) and remains at {2}"),
         N_("The trainer record couldn’t be read ({1}); the file was set aside as {2}")},
    [PROBLEM_PUZZLES] =
        {N_("The decisions to revisit couldn’t be read ({1}) and remain at {2}"),
         N_("The decisions to revisit couldn’t be read ({1}); the file was set aside as {2}")},
    [PROBLEM_DAYS] =
        {N_("The deals of the day you played couldn’t be read ({1}) and remain at {2}"),
         N_("The deals of the day you played couldn’t be read ({1}); the file was set aside as {2}")},
    [PROBLEM_STATISTICS] =
        {N_("The statistics couldn’t be read ({1}) and remain at {2}"),
         N_("Some of the statistics couldn’t be read ({1}); the file was set aside as {2}")},
    [PROBLEM_REAL_TABLE] =
        {N_("The score of the real table couldn’t be read ({1}) and remains at {2}"),
         N_("The score of the real table couldn’t be read ({1}); the file was set aside as {2}")},
    [PROBLEM_LESSONS] = {N_("Your lesson progress couldn’t be read ({1}) and remains at {2}"),
                         N_("Your lesson progress couldn’t be read ({1}); the file was set aside as {2}")},
};

/* Shortens a long path at its beginning, by whole characters: the end is what distinguishes files. */
static const char *path_tail(const char *path, size_t most)
{
    size_t length = strlen(path);
    if (length <= most)
        return path;
    path += length - most;
    while ((*path & 0xc0) == 0x80)
        path++;
    return path;
}

/* Says what is wrong with the contents. */
static void say_reason(const struct problem *problem, char *out, size_t size)
{
    if (problem->refusal.kind)
        words_refusal(NULL, &problem->refusal, out, size);
    else
        tr_say(out, size, "{1}", problem->error.message);
}

/* Shortens a reason that is too long for a notice; it then ends in dots. */
static void shorten(char reason[REASON])
{
    if (strlen(reason) >= REASON_SHOWN)
        strcpy(reason + REASON_SHOWN - 4, "...");
}

static void say_record(const struct problem *problem, const char *reason, char *out, size_t size)
{
    const char *path = path_tail(problem->path, RECORD_PATH_SHOWN);
    if (problem->error.line)
        tr_say(out, size, tr("{1}, line {2}: {3}"), path, problem->error.line, reason);
    else
        tr_say(out, size, tr("{1}: {2}"), path, reason);
}

void words_problem(const struct problem *problem, char *out, size_t size)
{
    char reason[REASON], placed[REASON + 32];
    int line = problem->error.line;

    say_reason(problem, reason, sizeof reason);
    if (problem->file == PROBLEM_ANY_FILE) {
        tr_say(out, size, "{1}", reason);
        return;
    }
    if (problem->file == PROBLEM_RECORD) {
        say_record(problem, reason, out, size);
        return;
    }
    shorten(reason);
    if (line)
        tr_say(placed, sizeof placed, tr("line {1}: {2}"), line, reason);
    else
        tr_say(placed, sizeof placed, "{1}", reason);
    tr_say(out, size, tr(sentences[problem->file][problem->aside]), placed,
           path_tail(problem->path, PATH_SHOWN));
}

void words_saves(const struct saves_news *news, char *out, size_t size)
{
    switch (news->kind) {
    case SAVES_UNREADABLE:
        words_problem(&news->problem, out, size);
        break;
    case SAVES_OTHER_MODE:
        if (news->rules)
            tr_say(out, size, tr("The save for {1} contained a match of {2} and was renamed {3}."),
                   tr(news->rules->name), tr(news->holds->name), news->name);
        else
            tr_say(out, size,
                   tr("The save for the deal of the day contained another match and was renamed {1}."),
                   news->name);
        break;
    case SAVES_OTHER_MODE_STAYS:
        tr_say(out, size, tr("The save for {1} contains a match of {2}. {3}"),
               news->rules ? tr(news->rules->name) : tr("the deal of the day"), tr(news->holds->name),
               news->problem.error.message);
        break;
    case SAVES_CUT:
        tr_say(
            out, size,
            tr("The end of the save for {1} was cut off. The match continues from the last complete move."),
            news->rules ? tr(news->rules->name) : tr("the deal of the day"));
        break;
    case SAVES_OLDER:
        tr_say(out, size, tr("An older match of {1} remains in the file {2}: a newer one exists beside it."),
               tr(news->rules->name), news->name);
        break;
    }
}
