/*
 * drill_record.h: how a player fares in the trainers (drill.h), kept in an INI file.
 *
 * For each trainer and part it counts answers and times; it remembers what was chosen last. Up to 1.0.0 the
 * waits had a file of their own, which is still read and then kept with the others.
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
    int limits[DRILL_PARTS]; /* places in drill_limits; all modes share the first one */
    bool names;              /* of points: the patterns are named instead */
    int suit;                /* of the waits: enum suit, or 3: by chance */
    bool sorted;             /* of the waits: tiles lie in order, not as dealt */
};

struct drill_record {
    struct drill_choice choices[DRILLS];
    struct trainer_tally tallies[DRILLS][DRILL_PARTS];
};

/* An empty record with the choices of a beginner. */
void drill_record_defaults(struct drill_record *record);

/* The mode and the tally of the present choice, the place of its time in drill_limits, and that time in
 * seconds. */
const struct ruleset *drill_record_rules(const struct drill_record *record, enum drill drill);
struct trainer_tally *drill_record_tally(struct drill_record *record, enum drill drill);
int *drill_choice_limit(struct drill_choice *choice, enum drill drill);
int drill_record_limit(const struct drill_record *record, enum drill drill);

/* All parts of a trainer together; the best streak and the best time are the best of any. */
struct trainer_tally drill_record_sum(const struct drill_record *record, enum drill drill);

/* Reads the record in `folder`, which ends with a slash, that of 1.0.0 included. A missing file is no error
 * and gives the defaults. False with a sentence if one is broken: then the defaults hold for what it would
 * have given, and it has been set aside under another name, which the sentence gives. */
bool drill_record_load(struct drill_record *record, const char *folder, struct problem *why);

/* Writes it there safely, and removes the file of 1.0.0, whose figures it has; false with the reason. */
bool drill_record_save(const struct drill_record *record, const char *folder, struct error *why);

/* Reads a file of either name over what the record holds: a value that it lacks stays. A missing one changes
 * nothing. False if it is broken: then the record is as it was, and the file has been set aside. */
bool drill_record_read(struct drill_record *record, const char *path, struct problem *why);

/* Writes that file safely; false with the reason. */
bool drill_record_write(const struct drill_record *record, const char *path, struct error *why);

#endif
