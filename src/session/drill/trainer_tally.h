/*
 * trainer_tally.h: a player's results in one trainer: answers, streaks and times, as lines of an INI file.
 *
 * There are never more right answers than answers, and no streak is longer than the right answers. Times are
 * of right answers, in milliseconds. Ten answers make a session.
 */
#ifndef SESSION_TRAINER_TALLY_H
#define SESSION_TRAINER_TALLY_H

#include <stdbool.h>
#include <stdint.h>

#include "session/inifile.h"

enum { TRAINER_TEN = 10 /* answers of a session */ };

struct trainer_tally {
    int hands, right;
    int streak, best_streak; /* right answers without a mistake: current and longest */
    uint64_t total_time;
    int best_time; /* 0: none yet */
    int best_ten;  /* the most right answers of ten in one go */
};

/* Adds an answer; `time` is in milliseconds. */
void trainer_tally_add(struct trainer_tally *tally, bool right, int time);

/* Adds the answers of another tally; the current streak is not a sum and stays. */
void trainer_tally_merge(struct trainer_tally *sum, const struct trainer_tally *other);

/* Returns the mean time of a right answer in milliseconds, 0 if there is none. */
int trainer_tally_mean_time(const struct trainer_tally *tally);

/* Its lines in a file (fields_take, fields_print). */
extern const struct field trainer_tally_fields[];

/* False if the figures contradict each other. */
bool trainer_tally_is_possible(const struct trainer_tally *tally);

#endif
