/*
 * backup.h: everything of a player in one file: settings, records, journal, trainers, matches in progress.
 *
 * docs/formats.md describes it. Its length and a sum of all bytes are checked before anything is written, so
 * a damaged file changes nothing.
 */
#ifndef SESSION_BACKUP_H
#define SESSION_BACKUP_H

#include "base/text.h"

/* The start of its first line, and the ending of its name. */
#define BACKUP_HEAD   "dueling-tigers backup"
#define BACKUP_ENDING ".backup"

/* Appends everything in a data folder (which ends with a slash) but exports and the other players. False with
 * the error if a file can't be read. */
bool backup_print(const char *folder, struct text *text, struct error *why);

/* True if the bytes begin like one, good or damaged. */
bool backup_is(const char *bytes, size_t size);

/* True if all of it is whole and names only files that a player has; `*matches` (may be NULL) is the number
 * of records. */
bool backup_check(const char *bytes, size_t size, int *matches, struct error *why);

/* Writes its files into the folder, after backup_check. A record that is there stays if it is longer, and the
 * matches of both journals count. What is replaced otherwise is lost, so make a backup of it first. False
 * with the error if a file can't be written. */
bool backup_restore(const char *bytes, size_t size, const char *folder, struct error *why);

#endif
