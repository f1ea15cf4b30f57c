/*
 * quarantine.h: files of ours that were set aside, "settings.ini.broken-1": what each was, what is wrong with
 * it, and how it comes back.
 *
 * Nothing is lost on the way: what comes back takes no other file's place but that of one that is set aside
 * in its turn, and a match that is good only up to some line leaves the file that tells the rest where it is.
 */
#ifndef SESSION_QUARANTINE_H
#define SESSION_QUARANTINE_H

#include "session/record.h"

enum { QUARANTINE_FILES = 60, QUARANTINE_NAME = 80, QUARANTINE_LINE = 120, QUARANTINE_PATH = 1200 };

struct quarantined {
    char name[QUARANTINE_NAME];  /* in its folder: "one-suit.tigers.broken-1" */
    char whose[QUARANTINE_NAME]; /* what it was called: "one-suit.tigers" */
    int64_t time;                /* when it was last written, in seconds since 1970 */
    enum problem_file file;      /* what it is */
    bool read;                   /* it was looked into: what follows is known */
    bool good;                   /* all of it can be read: it can come back as it is */
    bool part;                   /* a match whose beginning can be read: that can come back */
    struct problem why;          /* unless it is good: why not, the file left out */
    char line[QUARANTINE_LINE];  /* ... and the wrong line itself, fit to be shown, or "" */
    /* Of a match that is good, or of its beginning: */
    const struct ruleset *rules; /* NULL: it is none */
    bool is_day;                 /* the deal of the day */
    bool over;                   /* it was played to its end */
    int round, moves;
};

/* Lists those of a data folder (which ends with a slash), the newest first, not looked into yet; returns how
 * many, at most QUARANTINE_FILES. With a NULL list it only counts. */
int quarantine_list(const char *folder, struct quarantined *list);

/* Looks into one. Changes nothing. */
void quarantine_read(const char *folder, struct quarantined *aside);

/* The mode whose save had that name, whatever is in the file now; NULL: no mode's. */
const struct ruleset *quarantine_mode(const struct quarantined *aside);

/* The match, or its beginning; false if there is none. The caller deinits it. */
bool quarantine_record(const char *folder, const struct quarantined *aside, struct record *record);

/* True if one of those in the folder is this match, which isn't over: it can be restored and played on. */
bool quarantine_holds(const char *folder, const struct record *record);

/* The same, or one of the folder's saves is. */
bool quarantine_plays(const char *folder, const struct record *record);

/* True if a file has the name that it would get. */
bool quarantine_is_in_the_way(const char *folder, const struct quarantined *aside);

/* Gives it its place back: the whole file its name, or the beginning of a match its save. What has that name
 * now is set aside. False with the reason, and then all is as it was. */
bool quarantine_restore(const char *folder, const struct quarantined *aside, struct error *why);

/* Deletes it. */
bool quarantine_delete(const char *folder, const struct quarantined *aside);

#endif
