/*
 * journal.h: every match that was ever finished here, counted, a line each, in a file of the data folder.
 *
 * The records of the last ARCHIVE_MAX matches are kept, the journal's lines for ever: statistics need no
 * record any more once a match is counted. A match that has a kept record and no line is counted from its
 * record, so a journal that is missing is made again from what is kept. docs/formats.md describes the file.
 */
#ifndef SESSION_JOURNAL_H
#define SESSION_JOURNAL_H

#include "session/statistics/match_tally.h"

/* Its name in the data folder. */
#define JOURNAL_FILE "statistics.journal"

/* What its first line begins with. */
#define JOURNAL_HEAD "dueling-tigers statistics"

struct journal {
    struct match_tally *matches; /* in the order in which they began */
    int count;
    char (*others)[ARCHIVE_NAME]; /* records that were looked at and do not count, in order */
    int other_count;
    char since[RECORD_BEGAN]; /* matches that began earlier do not count any more; "": all do */
    bool changed;             /* it is not what stands in the file */
    bool foreign;             /* the file is of a newer program or cannot be opened: it must not be written */
};

/* Frees what it holds; it is empty then, as one that is all zero. */
void journal_deinit(struct journal *journal);

/* Reads the file into an empty journal; a missing one is no error. False with the first problem if a line is
 * broken: that line is left out, all others are taken, and the file has been set aside, but not with
 * `only_look`. */
bool journal_read(struct journal *journal, const char *path, bool only_look, struct problem *why);

/* Writes it safely; false with the reason. Lines on records that do not count are left out once the record is
 * not in `records` any more. */
bool journal_write(struct journal *journal, const char *path, const char *records, struct error *why);

/* True if the record of that name was looked at. */
bool journal_knows(const struct journal *journal, const char *name);

/* Counts the kept record of that name, again if it was counted before. False if it cannot be read: then
 * nothing is noted of it. */
bool journal_count(struct journal *journal, const char *records, const char *name);

/* All of it for these kept matches: reads, counts, writes once; with `again` also those counted before, since
 * their records may have changed. What is left of a file with a broken line is written in any case. False
 * with the problem; the matches are then counted when the journal is read next. */
bool journal_note(const char *path, const char *records, const char *const *names, int count, bool again,
                  struct problem *why);

/* The same for a match that has become practice and counts no more, whatever its record says. */
bool journal_drop(const char *path, const char *records, const char *name, struct problem *why);

/* Takes a counted match over, in place of one of the same name. */
void journal_put(struct journal *journal, const struct match_tally *match);

/* True if the match counts: it did not begin before journal->since. */
bool journal_counts(const struct journal *journal, const struct match_tally *match);

/* From now on no match counts that began before `since`, "": all count. Records and lines stay. */
void journal_reset(struct journal *journal, const char *since);

#endif
