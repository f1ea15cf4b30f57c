/*
 * road.h: the ladder through the eight (ai/people.h), one for each mode: a crown for everyone that a match
 * was won against, counted from the journal each time.
 *
 * A match that is won outright earns one crown at most: that of the weakest at the table who still has theirs
 * and sat there from the first round to the last. When statistics start over, crowns stay.
 */
#ifndef SESSION_ROAD_H
#define SESSION_ROAD_H

#include "ai/ai.h"
#include "session/statistics/journal.h"

/* One of the eight, by their number from the weakest. */
struct road_stop {
    bool crown;
    int tries;      /* matches with them that earned no crown, before they gave theirs */
    int own, other; /* the points of the closest of those */
};

struct road {
    struct road_stop stops[PEOPLE];
    int crowns;
    int last_day; /* on which the newest match began, of any mode; DATE_NONE: there is none */
};

/* Counts the matches of a mode, but for the record of that name (or ""). */
void road_count(const struct journal *journal, const struct ruleset *rules, const char *except,
                struct road *road);

/* Adds a later match of the mode; returns whose crown it earns, or -1. */
int road_add(struct road *road, const struct match_tally *match);

/* Returns the first who still has their crown; PEOPLE: nobody has. */
int road_next(const struct road *road);

/* --- prizes ------------------------------------------------------------------------------------------- */

enum prize_kind { PRIZE_NONE, PRIZE_FELT, PRIZE_BACK, PRIZE_PLACE };

/* What a crown of Dueling Tigers brings: a look by its number in the settings. */
struct prize {
    enum prize_kind kind;
    int look;
};

/* Returns the prize of a stop; its kind may be PRIZE_NONE. */
struct prize road_prize(int stop);

/* Returns whose crown opens that look, or -1 if everybody has it. */
int road_prize_of(enum prize_kind kind, int look);

#endif
