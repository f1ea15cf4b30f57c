/*
 * backup.h: everything of a player in one file: settings, records, journal, trainers, matches in progress.
 *
 * docs/formats.md describes it. The length and a hash of all bytes are checked before anything is written, so
 * a damaged file changes nothing.
 */
#ifndef SESSION_BACKUP_H
#define SESSION_BACKUP_H

#include "base/text.h"

/* The start of its first line, and the ending of its name. */
#define BACKUP_HEAD   "dueling-tigers backup"
#define BACKUP_ENDING ".backup"

/* Appends everything in a data folder (which ends with a slash) except exports and other players. False with
 * the error if a file can't be read. */
bool backup_print(const char *folder, struct text *text, struct error *why);

/* True if the bytes begin like a backup, intact or damaged. */
bool backup_is(const char *bytes, size_t size);

/* True if the backup is intact and names only files that a player can have; `*matches` (may be NULL) is the
 * number of records. */
bool backup_check(const char *bytes, size_t size, int *matches, struct error *why);

/* Writes the backup's files into the folder; call backup_check first. A record in the folder stays if it is
 * longer, and the matches of both journals are kept. Other files are replaced and lost, so make a backup of
 * the folder first. False with the error if a file can't be written. */
bool backup_restore(const char *bytes, size_t size, const char *folder, struct error *why);

#endif
