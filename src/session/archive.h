/*
 * archive.h: finished matches, stored as records in a folder.
 *
 * A file name consists of the start time and the mode, so that alphabetical order is chronological:
 * "2026-11-22_14-03-10_one-suit.tigers". The start time is in the record, so saving a match again finds the
 * same name and each match is stored once. If two matches began in the same second, a number is added.
 */
#ifndef SESSION_ARCHIVE_H
#define SESSION_ARCHIVE_H

#include "session/record.h"

enum { ARCHIVE_MAX = 200, ARCHIVE_NAME = 80 /* bytes */ };

/* The ending of a record's file name. */
#define ARCHIVE_ENDING ".tigers"

/* Writes the player's local time in the form of `began` in struct setup. The environment variable
 * TIGERS_NOW, in the same form, replaces the clock, so that a screenshot does not depend on the day. */
void archive_now(char out[RECORD_BEGAN]);

/* The same for a time in seconds since 1970; TIGERS_NOW replaces it too. */
void archive_time(int64_t seconds, char out[RECORD_BEGAN]);

/* Writes the printed record `text` into the folder, creating it if needed; `began` must be set. `name` gets
 * the file name. If there are more than ARCHIVE_MAX records, removes those written first, never this one.
 * Returns false with the error if it cannot be written; nothing is removed then. */
bool archive_write(const char *folder, const struct record *record, const struct text *text,
                   char name[ARCHIVE_NAME], struct error *why);

/* The same, but never replaces an existing file: `began` is not the time when the match began. */
bool archive_add(const char *folder, const struct record *record, const struct text *text,
                 char name[ARCHIVE_NAME], struct error *why);

/* True if the folder has a record of the same match, whose `began` must be set, even if it continues
 * differently; `name` gets its file name. */
bool archive_find(const char *folder, const struct setup *setup, char name[ARCHIVE_NAME]);

/* Writes the file name of a match without ending and number: "2026-11-22_14-03-10_one-suit"; if the start
 * time is unknown, made from mode and seed. */
void archive_stem(const struct setup *setup, char stem[ARCHIVE_NAME]);

/* Writes the file name for the `number`-th match (from 1) with the same stem. */
void archive_name(const struct setup *setup, int number, char name[ARCHIVE_NAME]);

/* Removes a record; true if it does not exist afterwards. */
bool archive_remove(const char *folder, const char *name);

/* Sets a function (or NULL) that is called with all records about to be removed to make room. */
void archive_watch(void (*leaves)(void *user, const char *folder, const char *const *names, int count),
                   void *user);

/* The parts of a record's file name. */
struct archived {
    char name[ARCHIVE_NAME];
    char began[RECORD_BEGAN];
    const struct ruleset *rules;
};

/* Parses a file name; false if it is not a record's, or of a mode this program does not know. */
bool archive_take_apart(const char *name, struct archived *kept);

/* Lists the folder's records, newest first, at most `most`; returns how many. Skips files with other names
 * and of unknown modes. */
int archive_list(const char *folder, struct archived *list, int most);

/* Reads a record; false with the problem. */
bool archive_read(const char *folder, const char *name, struct record *record, struct problem *why);

#endif
