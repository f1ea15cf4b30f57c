/*
 * archive.h: finished matches, kept as records in a folder of their own.
 *
 * A file is called by when its match began and by its mode, so that names in
 * their order are matches in theirs: "2026-11-22_14-03-10_one-suit.tigers". The
 * record itself says when it began, so writing it again finds the same name: a
 * match is kept once however often that is tried. Two matches that began in one
 * second have a number in their names.
 */
#ifndef SESSION_ARCHIVE_H
#define SESSION_ARCHIVE_H

#include "session/record.h"

enum { ARCHIVE_MAX = 200, ARCHIVE_NAME = 80 /* bytes */ };

/* What a kept record's name ends with. */
#define ARCHIVE_ENDING ".tigers"

/* The time by the player's clock, as `began` of a setup. The environment's TIGERS_NOW, in the same form,
 * stands for the clock where a picture must not depend on the day. */
void archive_now(char out[RECORD_BEGAN]);

/* Another time in the same form, of seconds since 1970; TIGERS_NOW stands for it too. */
void archive_time(int64_t seconds, char out[RECORD_BEGAN]);

/* Writes `text`, the record printed, into the folder, which is made if it is not there; its `began` must be
 * set. The name into `name`. Of more than ARCHIVE_MAX records those written first go, never this one. False
 * with the reason if it cannot be written; nothing is removed then. */
bool archive_write(const char *folder, const struct record *record, const struct text *text,
                   char name[ARCHIVE_NAME], struct error *why);

/* The same, but over no file that is there already: what `began` says is not when the match began. */
bool archive_add(const char *folder, const struct record *record, const struct text *text,
                 char name[ARCHIVE_NAME], struct error *why);

/* True if the folder holds a record of this very match, whose `began` must be set, however it went on there;
 * its name into `name`. */
bool archive_find(const char *folder, const struct setup *setup, char name[ARCHIVE_NAME]);

/* What the record of a match is called without ending and number: "2026-11-22_14-03-10_one-suit"; of one that
 * does not say when it began, by its mode and seed. */
void archive_stem(const struct setup *setup, char stem[ARCHIVE_NAME]);

/* The name it is kept by, the `number`-th of those that would have it (from 1). */
void archive_name(const struct setup *setup, int number, char name[ARCHIVE_NAME]);

/* Removes a kept record; true if it is gone. */
bool archive_remove(const char *folder, const char *name);

/* From now on calls `leaves` with all records that are about to be removed to make room (NULL: nobody). */
void archive_watch(void (*leaves)(void *user, const char *folder, const char *const *names, int count),
                   void *user);

/* A name of a kept record, taken apart. */
struct archived {
    char name[ARCHIVE_NAME];
    char began[RECORD_BEGAN];
    const struct ruleset *rules;
};

/* Takes such a name apart; false if it is none, or of a mode this program does not know. */
bool archive_take_apart(const char *name, struct archived *kept);

/* Lists the folder's records into `list`, newest first; returns how many (at most `most`). Files with other
 * names, or of modes this program does not know, are left out. */
int archive_list(const char *folder, struct archived *list, int most);

/* Reads one of them; false with the reason. */
bool archive_read(const char *folder, const char *name, struct record *record, struct problem *why);

#endif
