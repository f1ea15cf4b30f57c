/*
 * statistics.h: what one person's finished matches come to, counted from their records.
 *
 * Counted are matches in which one person alone played against computers, and not for practice: where several
 * sit at one screen there is no "you", and moves taken back prove nothing. What each figure means stands in
 * docs/records.md.
 */
#ifndef SESSION_STATISTICS_H
#define SESSION_STATISTICS_H

#include "session/record.h"

enum { STATISTICS_NAME = 48 };

struct statistics {
    int matches, won, tied;              /* the rest was lost */
    int rounds, rounds_won, rounds_lost; /* lost: another won; the rest had no winner */
    int64_t points;                      /* what the rounds won brought */
    int best;                            /* the dearest hand won, in the mode's points */
    char best_name[STATISTICS_NAME];     /* its dearest pattern, or "" */
};

/* Adds a match to what was counted before; false, and nothing is added, if it does not count (see above) or
 * has not come to its end. */
bool statistics_add(struct statistics *tally, const struct record *record);

/* Adds what another has counted. */
void statistics_join(struct statistics *tally, const struct statistics *other);

#endif
