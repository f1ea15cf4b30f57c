/*
 * luck.h: how much of each round's result came by chance, and how much from decisions.
 *
 * What a round brought a seat less its luck is what its decisions and those of
 * the others brought: the correction for chance that AIVAT describes (Burch
 * and others, 2018). docs/opponents.md tells how and why it is right.
 */
#ifndef SESSION_LUCK_H
#define SESSION_LUCK_H

#include "ai/ai.h"
#include "session/luck/chance.h"

/* One round from one seat's side, in points. The result is what the seat gained; where a win costs the others
 * nothing, less what the others gained in the mean. Luck is its sum over the sources, and decisions are the
 * rest. */
struct luck {
    double result;
    double luck, decisions;
    double sources[CHANCE_KINDS]; /* luck by enum chance_kind */
    double own, others;           /* of CHANCE_DRAW: the seat's own draws and the others' */
};

struct luck_round {
    int round; /* from 1 */
    bool over; /* it was played to its end */
    struct luck seats[SEAT_MAX];
};

struct luck_report {
    const struct ruleset *rules;
    int seats;
    double grain; /* points that figures are told in: finer would promise more than is known */
    bool shared;  /* what one gains the others lose: a result is points gained, else points ahead */
    int count;
    struct luck_round *rounds; /* in order; one that goes on last, with what luck it has had so far */
};

struct luck_request {
    int round;                  /* only that one; 0: all */
    const struct ai_stop *stop; /* NULL: it is never stopped */
};

/* False if somebody in it moves at random, even for a round: what comes of a draw is valued by players who
 * want to win, so single figures would be far off there (docs/opponents.md). */
bool luck_tells(const struct record *record);

/* Goes through a valid record. False if it was stopped: then nothing is to be freed. */
bool luck_make(struct luck_report *report, const struct record *record, const struct luck_request *request);

/* Frees what a report holds. */
void luck_free(struct luck_report *report);

/* A seat's sum over the rounds that are over; returns how many these are. */
int luck_sum(const struct luck_report *report, int seat, struct luck *sum);

/* Adds one to another. */
void luck_add(struct luck *sum, const struct luck *luck);

#endif
