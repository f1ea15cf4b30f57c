/*
 * journal.h: all finished matches that statistics count, one line each, in a file of the data folder.
 *
 * Only the records of the last ARCHIVE_MAX matches are kept, but the journal keeps its lines for good, so
 * statistics need no record once a match is counted. A match with a record but without a line is counted
 * from the record, so a missing journal is rebuilt from the archive; so is a line of an older program. What
 * no record can tell has lines of its own (`feats`). docs/formats.md describes the file.
 */
#ifndef SESSION_JOURNAL_H
#define SESSION_JOURNAL_H

#include "session/statistics/match_tally.h"

/* Its file name in the data folder. */
#define JOURNAL_FILE "statistics.journal"

/* The start of its first line. */
#define JOURNAL_HEAD "dueling-tigers statistics"

/* An achievement that no match alone can tell, such as a streak of days. */
struct feat {
    char id[32];             /* of the achievement */
    char when[ARCHIVE_NAME]; /* the name of the record that brought it, or only the date */
};

/* The ways in which a decision can cost points. */
enum loss_kind {
    LOSS_SPEED,  /* a discard after which the hand wins less often */
    LOSS_WORTH,  /* a discard after which it wins fewer points */
    LOSS_DANGER, /* a discard with which the others win more */
    LOSS_CLAIM,  /* a claim, a kong or a win, made or passed */
    LOSS_RIICHI, /* Riichi or tenpai, declared or not */
    LOSS_DUMMY,  /* a dummy action, the treasure, the indicators */
    LOSS_KINDS
};

enum { LOSS_MAX = 100000000 /* of a kind in a match; larger losses are cut */ };

/* The losses that a review of a whole match found (profile.h). */
struct reviewed {
    char name[ARCHIVE_NAME]; /* of the match's record */
    int decisions;
    int32_t loss[LOSS_KINDS]; /* hundredths of a point */
};

struct journal {
    struct match_tally *matches; /* in the order in which they began */
    int count;
    char (*others)[ARCHIVE_NAME]; /* sorted names of records that do not count */
    int other_count;
    struct feat *feats; /* in the order in which they were noted, each once */
    int feat_count;
    struct reviewed *reviews; /* sorted by name */
    int review_count;
    char since[RECORD_BEGAN]; /* earlier matches do not count; "": all do */
    bool changed;             /* differs from the file */
    bool foreign; /* the file is from a newer program or cannot be opened, and must not be written */
};

/* Frees what it owns; it is empty (all zero) afterwards. */
void journal_deinit(struct journal *journal);

/* Reads the file into an empty journal; a missing file is not an error. If a line is broken, returns false
 * with the first problem: broken lines are skipped, all others are read, and the file has been set aside,
 * unless `only_look`. */
bool journal_read(struct journal *journal, const char *path, bool only_look, struct problem *why);

/* Writes it safely; false with the error. Drops the names of records that do not count if they are no longer
 * in the folder `records`. */
bool journal_write(struct journal *journal, const char *path, const char *records, struct error *why);

/* Returns the counted match of that record, or NULL. */
const struct match_tally *journal_match(const struct journal *journal, const char *name);

/* True if the record of that name has been counted by this program, or found not to count. */
bool journal_knows(const struct journal *journal, const char *name);

/* Counts the record of that name, replacing an earlier count. Returns false if it cannot be read; the
 * journal is unchanged then. */
bool journal_count(struct journal *journal, const char *records, const char *name);

/* Notes a feat; returns false if it was noted before. `when` is the name of a record, or a date. */
bool journal_feat(struct journal *journal, const char *id, const char *when);

/* Notes the result of a review, replacing that of an earlier review of the match. */
void journal_put_review(struct journal *journal, const struct reviewed *reviewed);

/* Returns the result of the match's review, or NULL. */
const struct reviewed *journal_review(const struct journal *journal, const char *name);

/* Reads the journal, notes the review if the match counts there, and writes it; false with the problem. */
bool journal_note_review(const char *path, const char *records, const struct reviewed *reviewed,
                         struct problem *why);

/* Reads the journal, notes the feat and writes it; false with the problem. `*fresh` (may be NULL): it was not
 * there before. */
bool journal_note_feat(const char *path, const char *records, const char *id, const char *when, bool *fresh,
                       struct problem *why);

/* Recounts from their records all matches that an older program counted. */
void journal_renew(struct journal *journal, const char *records);

/* Reads the journal, counts these records and writes it once. With `again` it also recounts those counted
 * before, because their records may have changed. If the file had a broken line, the rest is written in any
 * case. Returns false with the problem; the records are then counted when the journal is next read. */
bool journal_note(const char *path, const char *records, const char *const *names, int count, bool again,
                  struct problem *why);

/* The same for one match that has become practice and no longer counts. */
bool journal_drop(const char *path, const char *records, const char *name, struct problem *why);

/* Adds a counted match, taking ownership, in place of one with the same name. */
void journal_put(struct journal *journal, const struct match_tally *match);

/* True if the match counts: it did not begin before journal->since. */
bool journal_counts(const struct journal *journal, const struct match_tally *match);

/* Sets `since`: matches that began earlier no longer count; "": all count. Records and lines stay. */
void journal_reset(struct journal *journal, const char *since);

#endif
