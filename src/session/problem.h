/*
 * problem.h: why a data file could not be read.
 *
 * If the rules refuse its contents, the refusal is included. words/problem_words.h makes the sentence.
 */
#ifndef SESSION_PROBLEM_H
#define SESSION_PROBLEM_H

#include "base/error.h"
#include "rules/play/refusal.h"

/* The kind of file: a data file, which is set aside if it cannot be read, or a record that a player chose. */
enum problem_file {
    PROBLEM_ANY_FILE,
    PROBLEM_SAVED_MATCH,
    PROBLEM_SETTINGS,
    PROBLEM_TRAINER_RECORD,
    PROBLEM_PUZZLES,
    PROBLEM_DAYS,
    PROBLEM_STATISTICS,
    PROBLEM_LESSONS,
    PROBLEM_REAL_TABLE,
    PROBLEM_RECORD
};

enum { PROBLEM_PATH = 1100 };

struct problem {
    struct error error;      /* the line, and a sentence unless there is a refusal */
    struct refusal refusal;  /* REFUSAL_NONE: the sentence in `error` says it */
    enum problem_file file;  /* the file that cannot be read; PROBLEM_ANY_FILE: the sentence names it */
    bool aside;              /* that file was set aside */
    char path[PROBLEM_PATH]; /* where that file is now */
};

/* Fills `why`, which must not be NULL, with a formatted sentence. Always returns false. */
#define problem_say(why, ...) error_say(&(why)->error, __VA_ARGS__)

#endif
