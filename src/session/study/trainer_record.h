/*
 * trainer_record.h: how a player fares in the trainer, kept in an INI file.
 *
 * For each size of hand it counts answers and times, and it remembers what was
 * chosen last. Never are more hands right than answered, nor a streak longer
 * than those. A file that breaks this, or cannot be read, is set aside.
 */
#ifndef SESSION_TRAINER_RECORD_H
#define SESSION_TRAINER_RECORD_H

#include "session/problem.h"
#include "session/study/trainer.h"
#include "session/study/trainer_tally.h"

enum { TRAINER_LIMITS = 4, TRAINER_SUITS = 4 };

/* Seconds to answer in, by size and by the limit chosen, shortest first. */
extern const int trainer_limits[TRAINER_SIZES][TRAINER_LIMITS];

struct trainer_record {
    struct trainer_tally tallies[TRAINER_SIZES];
    int size; /* place in trainer_sizes */
    int suit; /* enum suit, or 3: by chance */
    bool timed;
    bool sorted;
    int limits[TRAINER_SIZES]; /* place in trainer_limits */
};

/* An empty record with the choices of a beginner. */
void trainer_record_defaults(struct trainer_record *record);

/* Enters the answer to a hand of that size (a place in trainer_sizes), given after so many milliseconds. */
void trainer_record_add(struct trainer_record *record, int size, bool right, int time);

/* Seconds to answer in by the present choices. */
int trainer_limit(const struct trainer_record *record);

/* Reads the file. A missing one is no error and gives the defaults. False with a sentence if it is broken:
 * then the defaults hold, and the file has been set aside under another name, which the sentence tells. */
bool trainer_record_load(struct trainer_record *record, const char *path, struct problem *why);

/* Writes the file safely; false with the reason. */
bool trainer_record_save(const struct trainer_record *record, const char *path, struct error *why);

#endif
