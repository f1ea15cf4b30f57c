/*
 * drill_record.h: how a player fares in the trainers (drill.h), kept in an INI file.
 *
 * For each trainer and mode it counts answers and times; it remembers what was chosen last.
 */
#ifndef SESSION_DRILL_RECORD_H
#define SESSION_DRILL_RECORD_H

#include "session/drill/drill.h"
#include "session/problem.h"
#include "session/study/trainer_tally.h"

struct drill_choice {
    int mode; /* place in ruleset_list */
    bool timed;
    int limit;  /* place in drill_limits */
    bool names; /* of points: the patterns are named instead */
};

struct drill_record {
    struct drill_choice choices[DRILLS];
    struct trainer_tally tallies[DRILLS][DRILL_MODES];
};

/* An empty record with the choices of a beginner. */
void drill_record_defaults(struct drill_record *record);

/* The mode and the tally of the present choice, and the seconds to answer in. */
const struct ruleset *drill_record_rules(const struct drill_record *record, enum drill drill);
struct trainer_tally *drill_record_tally(struct drill_record *record, enum drill drill);
int drill_record_limit(const struct drill_record *record, enum drill drill);

/* All modes of a trainer together; the best streak and the best time are the best of any. */
struct trainer_tally drill_record_sum(const struct drill_record *record, enum drill drill);

/* Reads the file. A missing one is no error and gives the defaults. False with a sentence if it is broken:
 * then the defaults hold, and the file has been set aside under another name, which the sentence tells. */
bool drill_record_load(struct drill_record *record, const char *path, struct problem *why);

/* Writes the file safely; false with the reason. */
bool drill_record_save(const struct drill_record *record, const char *path, struct error *why);

#endif
