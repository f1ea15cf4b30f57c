/*
 * table_think.h: the computer's moves at the table, thought on a thread so that
 * the picture never waits for them.
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
    bool waited; /* as long as a move takes at least has gone by */
};

/* Begins to think for a seat, unless that is going on or done already. */
void table_think_begin(struct table_scene *table, int seat);

/* True once the move is found, which stays known until the thinking ends. */
bool table_think_knows(struct table_scene *table, struct app *app, struct move *move);

/* The same, and ends the thinking then. */
bool table_think_end(struct table_scene *table, struct app *app, struct move *move);

/* Breaks the thinking off, if there is any. */
void table_think_stop(struct table_scene *table);

#endif
