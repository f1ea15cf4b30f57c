/*
 * aside.h: files of ours that were set aside, "settings.ini.broken-1": what each was, what is wrong with it,
 * and how it comes back.
 *
 * Nothing is lost on the way: what comes back takes no other file's place but that of one that is set aside
 * in its turn, and a match that is good only up to some line leaves the file that tells the rest where it is.
 */
#ifndef SESSION_SHELF_ASIDE_H
#define SESSION_SHELF_ASIDE_H

#include "session/record.h"

enum { ASIDE_FILES = 60, ASIDE_NAME = 80, ASIDE_LINE = 120, ASIDE_PATH = 1200 };

struct aside {
    char name[ASIDE_NAME];  /* in its folder: "one-suit.tigers.broken-1" */
    char whose[ASIDE_NAME]; /* what it was called: "one-suit.tigers" */
    int64_t time;           /* when it was last written, in seconds since 1970 */
    enum problem_file file; /* what it is */
    bool read;              /* it was looked into: what follows is known */
    bool good;              /* all of it can be read: it can come back as it is */
    bool part;              /* a match whose beginning can be read: that can come back */
    struct problem why;     /* unless it is good: why not, the file left out */
    char line[ASIDE_LINE];  /* ... and the wrong line itself, fit to be shown, or "" */
    /* Of a match that is good, or of its beginning: */
    const struct ruleset *rules; /* NULL: it is none */
    bool is_day;                 /* the deal of the day */
    bool over;                   /* it was played to its end */
    int round, moves;
};

/* Lists those of a data folder (which ends with a slash), the newest first, not looked into yet; returns how
 * many, at most ASIDE_FILES. With a NULL list it only counts. */
int aside_list(const char *folder, struct aside *list);

/* Looks into one. Changes nothing. */
void aside_read(const char *folder, struct aside *aside);

/* The mode whose save had that name, whatever is in the file now; NULL: no mode's. */
const struct ruleset *aside_mode(const struct aside *aside);

/* The match, or its beginning; false if there is none. The caller deinits it. */
bool aside_record(const char *folder, const struct aside *aside, struct record *record);

/* True if one of those in the folder is this match, which isn't over: it can be restored and played on. */
bool aside_holds(const char *folder, const struct record *record);

/* The same, or one of the folder's saves is. */
bool aside_plays(const char *folder, const struct record *record);

/* True if a file has the name that it would get. */
bool aside_is_in_the_way(const char *folder, const struct aside *aside);

/* Gives it its place back: the whole file its name, or the beginning of a match its save. What has that name
 * now is set aside. False with the reason, and then all is as it was. */
bool aside_restore(const char *folder, const struct aside *aside, struct error *why);

/* Deletes it. */
bool aside_delete(const char *folder, const struct aside *aside);

#endif
