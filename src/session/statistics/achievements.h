/*
 * achievements.h: what a person can achieve, counted from the journal (journal.h).
 *
 * Everything follows from the matches that the journal holds, and its feats for what no match can tell. So an
 * achievement stays when its record is deleted, no match counts twice, and practice never counts. Starting
 * the statistics over (journal->since) takes nothing away.
 */
#ifndef SESSION_ACHIEVEMENTS_H
#define SESSION_ACHIEVEMENTS_H

#include "session/statistics/statistics.h"

/* How an achievement is counted. */
enum achievement_count {
    ACHIEVED_TIMES, /* `of` is 1 each time it happens */
    ACHIEVED_ROW,   /* the same one after the other: 0 ends the row, -1 is passed over */
    ACHIEVED_KINDS, /* `of` has a bit for each kind that it brings: how many kinds */
    ACHIEVED_FEAT   /* it is a feat of the journal */
};

struct achievement {
    const char *id;              /* in journals; never reuse one */
    const char *name, *how;      /* shown to players */
    const char *why;             /* what it teaches */
    const struct ruleset *rules; /* only in this mode; NULL: in any */
    bool hidden;                 /* its `how` is shown only once it is achieved */
    enum achievement_count count;
    int goal;
    /* For every round of a match, or with `whole` once for the match, with round NULL. */
    int64_t (*of)(const struct match_tally *match, const struct tally_round *round);
    bool whole;
};

/* All of them, ended by a NULL id. */
extern const struct achievement achievements[];

enum { ACHIEVEMENTS = 44 };

/* Returns the achievement of that id, or NULL. */
const struct achievement *achievement_find(const char *id);

/* How far the person is. */
struct achieved {
    int count, best;                 /* towards the goal: now, and at most `goal` */
    bool done;                       /* it is achieved: */
    const struct match_tally *match; /* in this match, or NULL if no match of the journal tells */
    int round;                       /* index of the round in it, or its last */
    char when[ARCHIVE_NAME];         /* begins with the date, "2026-11-28" */
};

/* Counts all of them. */
void achievements_count(const struct journal *journal, struct achieved list[ACHIEVEMENTS]);

/* Returns how many waits the hand of a round won has; for modes in which waits are named. */
int achievements_waits(const struct tally_hand *hand);

#endif
