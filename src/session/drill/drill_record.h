/*
 * drill_record.h: a player's results in the trainers (drill.h), kept in an INI file.
 *
 * For each trainer and part it counts answers and times, and it remembers the last choices. Up to 1.0.0 the
 * waits had their own file, which is still read and then merged into this one.
 */
#ifndef SESSION_DRILL_RECORD_H
#define SESSION_DRILL_RECORD_H

#include "session/drill/drill.h"
#include "session/drill/trainer_tally.h"
#include "session/problem.h"

#define DRILL_FILE       "trainers.ini"
#define DRILL_FILE_OLDER "trainer.ini" /* the waits of 1.0.0 */

enum { DRILL_SUITS = 4 };

struct drill_choice {
    int part; /* mode or size (drill.h) */
    bool timed;
    int limits[DRILL_PARTS]; /* indexes in drill_limits; the modes share the first one */
    bool names;              /* points trainer: name the patterns instead */
    int suit;                /* waits trainer: enum suit, or 3: random */
    bool sorted;             /* waits trainer: tiles are sorted, not in the order dealt */
};

struct drill_record {
    struct drill_choice choices[DRILLS];
    struct trainer_tally tallies[DRILLS][DRILL_PARTS];
};

/* Makes an empty record with the choices for a beginner. */
void drill_record_defaults(struct drill_record *record);

/* The mode and the tally of the current choice, the index of its time limit, and that limit in seconds. */
const struct ruleset *drill_record_rules(const struct drill_record *record, enum drill drill);
struct trainer_tally *drill_record_tally(struct drill_record *record, enum drill drill);
int *drill_choice_limit(struct drill_choice *choice, enum drill drill);
int drill_record_limit(const struct drill_record *record, enum drill drill);

/* Returns the sum over all parts of a trainer, with the best streak and time of any part. */
struct trainer_tally drill_record_sum(const struct drill_record *record, enum drill drill);

/* Reads the record in `folder`, which ends with a slash, including the file of 1.0.0. A missing file is not
 * an error and gives the defaults. If a file is broken, it is set aside, its values get the defaults, and
 * the function returns false; `why` has the new name. */
bool drill_record_load(struct drill_record *record, const char *folder, struct problem *why);

/* Writes the record to the folder and removes the file of 1.0.0, which it replaces; false with the error. */
bool drill_record_save(const struct drill_record *record, const char *folder, struct error *why);

/* Reads a file of either name over the record; values missing from the file are kept, and a missing file
 * changes nothing. If the file is broken, returns false: the record is unchanged and the file has been set
 * aside. */
bool drill_record_read(struct drill_record *record, const char *path, struct problem *why);

/* Writes one file safely; false with the error. */
bool drill_record_write(const struct drill_record *record, const char *path, struct error *why);

#endif
