/*
 * quarantine.h: data files that were set aside, such as "settings.ini.broken-1": what each is, what is wrong
 * with it, and how to restore it.
 *
 * Restoring loses nothing: a file already at the destination is set aside first, and if only the first part
 * of a match is readable, the damaged file stays.
 */
#ifndef SESSION_QUARANTINE_H
#define SESSION_QUARANTINE_H

#include "session/record.h"

enum { QUARANTINE_FILES = 60, QUARANTINE_NAME = 80, QUARANTINE_LINE = 120, QUARANTINE_PATH = 1200 };

struct quarantined {
    char name[QUARANTINE_NAME];  /* its name in the folder: "one-suit.tigers.broken-1" */
    char whose[QUARANTINE_NAME]; /* its original name: "one-suit.tigers" */
    int64_t time;                /* time of the last write, in seconds since 1970 */
    enum problem_file file;      /* the kind of file */
    bool read;                   /* it has been read; the following fields are known */
    bool good;                   /* all of it is readable: it can be restored as it is */
    bool part;                   /* the first part of a match is readable and can be restored */
    struct problem why;          /* unless it is good: the problem, without the file name */
    char line[QUARANTINE_LINE];  /* the line with the problem, printable, or "" */
    /* For a match, or the first part of one: */
    const struct ruleset *rules; /* NULL: not a match */
    bool is_day;                 /* a deal of the day */
    bool over;                   /* it was played to its end */
    int round, moves;
};

/* Lists the quarantined files of a data folder (which ends with a slash), newest first and not read yet;
 * returns how many, at most QUARANTINE_FILES. With a NULL list it only counts. */
int quarantine_list(const char *folder, struct quarantined *list);

/* Reads one file to fill the fields that follow `read`. Changes nothing on disk. */
void quarantine_read(const char *folder, struct quarantined *aside);

/* Returns the mode whose save had this name, whatever the file contains; NULL if none. */
const struct ruleset *quarantine_mode(const struct quarantined *aside);

/* Reads the match, or its first part; false if there is none. The caller deinits the record. */
bool quarantine_record(const char *folder, const struct quarantined *aside, struct record *record);

/* True if one of the quarantined files is this match and it isn't over: it can be restored and continued. */
bool quarantine_holds(const char *folder, const struct record *record);

/* The same, but also true if a save in the folder is this match. */
bool quarantine_plays(const char *folder, const struct record *record);

/* True if a file already exists where this one would be restored. */
bool quarantine_is_in_the_way(const char *folder, const struct quarantined *aside);

/* Restores the whole file, or the first part of a match as its save. A file already there is set aside. On
 * failure returns false with the error, and nothing has changed. */
bool quarantine_restore(const char *folder, const struct quarantined *aside, struct error *why);

/* Deletes the quarantined file. */
bool quarantine_delete(const char *folder, const struct quarantined *aside);

#endif
