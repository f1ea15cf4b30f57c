/*
 * achievements.h: the achievements of a person, counted from the journal (journal.h).
 *
 * They follow from the journal's matches and its feats, which are events that no match shows. So an
 * achievement stays when its record is deleted, no match counts twice, and practice never counts. Restarting
 * the statistics (journal->since) takes none away.
 */
#ifndef SESSION_ACHIEVEMENTS_H
#define SESSION_ACHIEVEMENTS_H

#include "session/statistics/statistics.h"

/* How `of` counts towards the goal of an achievement. */
enum achievement_count {
    ACHIEVED_TIMES, /* `of` is 1 each time it happens: count these */
    ACHIEVED_ROW,   /* the longest streak of 1; 0 ends a streak, -1 is skipped */
    ACHIEVED_KINDS, /* `of` has a bit for each kind: count the kinds */
    ACHIEVED_FEAT   /* noted as a feat in the journal */
};

struct achievement {
    const char *id;              /* in journals; never reuse one */
    const char *name, *how;      /* shown to players */
    const char *why;             /* what the player learns by it */
    const struct ruleset *rules; /* the only mode that has it; NULL: all */
    bool hidden;                 /* its `how` is hidden until it is achieved */
    enum achievement_count count;
    int goal;
    /* Called for every round of a match or, with `whole`, once for the match with round NULL. */
    int64_t (*of)(const struct match_tally *match, const struct tally_round *round);
    bool whole;
};

/* All achievements; ends with a NULL id. */
extern const struct achievement achievements[];

enum { ACHIEVEMENTS = 44 };

/* Returns the achievement of that id, or NULL. */
const struct achievement *achievement_find(const char *id);

/* A person's progress. */
struct achieved {
    int count, best;                 /* now, and at most `goal` */
    bool done;                       /* achieved: */
    const struct match_tally *match; /* ... in this match; NULL: no match of the journal shows it */
    int round;                       /* ... in the round with this index, or the last one */
    char when[ARCHIVE_NAME];         /* ... and when: begins with the date, "2026-11-28" */
};

/* Counts all achievements. */
void achievements_count(const struct journal *journal, struct achieved list[ACHIEVEMENTS]);

/* Returns how many waits the hand of a won round has, in modes where waits are named. */
int achievements_waits(const struct tally_hand *hand);

#endif
