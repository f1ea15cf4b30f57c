/*
 * counting.h: the journal of the statistics (session/statistics/journal.h) on the screen.
 *
 * It is read at once. Records that it does not know yet, of an older program, are counted one a step, so that
 * a scene opens without a pause, and it is written when all are.
 */
#ifndef SDL_COUNTING_H
#define SDL_COUNTING_H

#include "session/statistics/journal.h"

struct app;

struct counting {
    struct journal journal;
    bool example;          /* made-up matches, for pictures: nothing is read, nothing written */
    struct archived *kept; /* the records, newest first */
    int kept_count, looked_at;
    bool unsaved; /* some were counted since the journal was written */
};

/* Reads the journal; what cannot be read is told. */
void counting_begin(struct counting *counting, struct app *app);

/* A step: true if another record has been counted. */
bool counting_step(struct counting *counting, struct app *app);

/* True while records are left. */
bool counting_is_busy(const struct counting *counting);

/* Writes what has changed, and in counting_end also frees it. */
void counting_write(struct counting *counting, struct app *app);
void counting_end(struct counting *counting, struct app *app);

#endif
