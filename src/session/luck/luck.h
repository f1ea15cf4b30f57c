/*
 * luck.h: how much of each round's result was luck, and how much decisions.
 *
 * A round's result minus the luck is the effect of all players' decisions: the AIVAT correction for chance
 * (Burch and others, 2018). docs/opponents.md explains why it is right.
 */
#ifndef SESSION_LUCK_H
#define SESSION_LUCK_H

#include "ai/ai.h"
#include "session/luck/chance.h"

/* One round from one seat's view, in points. The result is what the seat gained; if a win costs the others
 * nothing, minus the others' mean gain. Luck is the sum over the sources, decisions the rest. */
struct luck {
    double result;
    double luck, decisions;
    double sources[CHANCE_KINDS]; /* luck by enum chance_kind */
    double own, others;           /* parts of CHANCE_DRAW: the seat's own draws and the others' */
};

struct luck_round {
    int round; /* from 1 */
    bool over; /* it was played to its end */
    struct luck seats[SEAT_MAX];
};

struct luck_report {
    const struct ruleset *rules;
    int seats;
    double grain; /* figures are rounded to this many points; finer ones would not be reliable */
    double error; /* of the decisions of one round, in points: smaller sums of them say nothing certain */
    bool shared;  /* one's gain is the others' loss: results are points gained, otherwise points ahead */
    int count;
    struct luck_round *rounds; /* in order; an unfinished round is last, with its luck so far */
};

struct luck_request {
    int round;                  /* only this round; 0: all */
    const struct ai_stop *stop; /* NULL: cannot be stopped */
};

/* False if a player moves at random, even in one round: draws are valued for players who try to win, so
 * figures for single rounds would be far off (docs/opponents.md). */
bool luck_tells(const struct record *record);

/* Evaluates a valid record. Returns false if it was stopped; then there is nothing to free. Free a report
 * with luck_free. */
bool luck_make(struct luck_report *report, const struct record *record, const struct luck_request *request);

/* Frees what a report owns. */
void luck_free(struct luck_report *report);

/* Adds up a seat's finished rounds; returns how many there are. */
int luck_sum(const struct luck_report *report, int seat, struct luck *sum);

#endif
