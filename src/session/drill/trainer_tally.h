/*
 * trainer_tally.h: how a player fares in one of the trainers: answers, streaks, times, as lines of an INI
 * file.
 *
 * Never are more right than were answered, nor a streak longer than those. Times are of right answers, in
 * milliseconds.
 */
#ifndef SESSION_TRAINER_TALLY_H
#define SESSION_TRAINER_TALLY_H

#include <stdbool.h>
#include <stdint.h>

#include "base/error.h"
#include "base/text.h"

struct trainer_tally {
    int hands, right;
    int streak, best_streak; /* right ones in a row: up to now, and at most */
    uint64_t total_time;
    int best_time; /* 0: none yet */
};

/* Enters an answer given after so many milliseconds. */
void trainer_tally_add(struct trainer_tally *tally, bool right, int time);

/* Adds the answers of another tally; the streak that goes on is no sum and stays. */
void trainer_tally_merge(struct trainer_tally *sum, const struct trainer_tally *other);

/* Mean milliseconds of a right answer, 0 if there is none. */
int trainer_tally_mean_time(const struct trainer_tally *tally);

/* Takes the value of that name from a file; one that is no tally's is passed over. False with the reason if
 * it is bad. */
bool trainer_tally_take(struct trainer_tally *tally, const char *name, const char *value,
                        struct error *error);

/* False if the figures contradict each other. */
bool trainer_tally_is_possible(const struct trainer_tally *tally);

/* Appends the lines of a file that trainer_tally_take reads. */
void trainer_tally_print(const struct trainer_tally *tally, struct text *text);

#endif
