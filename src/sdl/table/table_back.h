/*
 * table_back.h: who comes back to a match after hours or days is told where it stands. Nothing is played
 * until they have closed that, or made a move.
 */
#ifndef SDL_TABLE_BACK_H
#define SDL_TABLE_BACK_H

#include <stdbool.h>
#include <stdint.h>

struct app;
struct table_scene;

enum { TABLE_BACK_AFTER = 4 * 3600 /* seconds */ };

struct table_back {
    int64_t seconds; /* how long nobody was here; 0: nothing is told */
    int position;    /* of the session then */
};

/* The table comes with a match that was taken up (app->absent). */
void table_back_begin(struct table_scene *table, struct app *app);

/* True while it is told, and the course of play waits. */
bool table_back_is_shown(const struct table_scene *table);

/* Something was played or taken back: it is not told any more, wherever play comes to. */
void table_back_follow(struct table_scene *table);

/* Puts it away; false if it was not there. */
bool table_back_close(struct table_scene *table, struct app *app);

/* Draws it over the table, with the target "back". */
void table_back_draw(struct table_scene *table, struct app *app);

#endif
