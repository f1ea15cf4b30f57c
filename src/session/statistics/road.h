/*
 * road.h: the road, a ladder through the eight (ai/people.h) for each mode, with a crown from each of them.
 * It is counted from the journal each time.
 *
 * A match that the person wins alone earns at most one crown: that of the weakest opponent who still has
 * theirs and played in all rounds. Restarting the statistics takes no crowns away.
 */
#ifndef SESSION_ROAD_H
#define SESSION_ROAD_H

#include "ai/ai.h"
#include "session/statistics/journal.h"

/* One of the eight, by number from the weakest. */
struct road_stop {
    bool crown;
    int tries;      /* matches against them without their crown, before it was earned */
    int own, other; /* the points in the closest of those */
};

struct road {
    struct road_stop stops[PEOPLE];
    int crowns;
    int last_day; /* on which the newest match began, of any mode; DATE_NONE: there is none */
};

/* Counts the matches of a mode, except the one with the record `except` (or ""). */
void road_count(const struct journal *journal, const struct ruleset *rules, const char *except,
                struct road *road);

/* Adds a later match of the mode; returns whose crown it earns, or -1. */
int road_add(struct road *road, const struct match_tally *match);

/* Returns the first of the eight who still has their crown; PEOPLE if nobody has. */
int road_next(const struct road *road);

/* --- prizes ------------------------------------------------------------------------------------------- */

enum prize_kind { PRIZE_NONE, PRIZE_FELT, PRIZE_BACK, PRIZE_PLACE };

/* The prize for a crown in Dueling Tigers: a look, by its number in the settings. */
struct prize {
    enum prize_kind kind;
    int look;
};

/* Returns the prize of a stop; its kind may be PRIZE_NONE. */
struct prize road_prize(int stop);

/* Returns whose crown unlocks that look, or -1 if everybody has it. */
int road_prize_of(enum prize_kind kind, int look);

#endif
