/*
 * problem.h: why a file holds no match, no settings, no record of the trainer or no days.
 *
 * What the rules refuse in it is carried as their reason; words/problem_words.h says the whole.
 */
#ifndef SESSION_PROBLEM_H
#define SESSION_PROBLEM_H

#include "base/error.h"
#include "rules/play/refusal.h"

/* Which file it is: one of ours that is set aside when it cannot be read, or a record somebody named. */
enum problem_file {
    PROBLEM_ANY_FILE,
    PROBLEM_SAVED_MATCH,
    PROBLEM_SETTINGS,
    PROBLEM_TRAINER_RECORD,
    PROBLEM_PUZZLES,
    PROBLEM_DAYS,
    PROBLEM_STATISTICS,
    PROBLEM_LESSONS,
    PROBLEM_RECORD
};

enum { PROBLEM_PATH = 1100 };

struct problem {
    struct error error;      /* the line; and a sentence, unless the rules refuse what stands there */
    struct refusal refusal;  /* REFUSAL_NONE: the sentence tells it */
    enum problem_file file;  /* what cannot be read; PROBLEM_ANY_FILE: the sentence says it */
    bool aside;              /* that file was set aside */
    char path[PROBLEM_PATH]; /* where that file is now */
};

/* Fills `why`, which may not be NULL, with a formatted sentence. Always false. */
#define problem_say(why, ...) error_say(&(why)->error, __VA_ARGS__)

#endif
