/*
 * table_think.h: the computer's moves at the table. Slow ones are found on a thread, so the picture never
 * waits.
 */
#ifndef SDL_TABLE_THINK_H
#define SDL_TABLE_THINK_H

#include "sdl/system/worker.h"
#include "session/session.h"

struct app;
struct table_scene;

/* The move that is being thought of. */
struct table_think {
    struct worker worker;
    struct thought thought;
    bool begun;
    bool known;  /* the move is found: it stands in the thought */
    bool waited; /* the shortest time for a move is over */
};

/* Starts to think for a seat, unless it has already started. */
void table_think_begin(struct table_scene *table, int seat);

/* Returns true and writes the move once it is found. */
bool table_think_knows(struct table_scene *table, struct app *app, struct move *move);

/* The same, and then forgets the thought. */
bool table_think_end(struct table_scene *table, struct app *app, struct move *move);

/* Stops thinking, and waits for the thread. */
void table_think_stop(struct table_scene *table);

#endif
