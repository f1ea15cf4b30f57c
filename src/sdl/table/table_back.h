/*
 * table_back.h: a panel that tells a player who comes back after hours or days where the match stands. Play
 * waits until they close it or make a move.
 */
#ifndef SDL_TABLE_BACK_H
#define SDL_TABLE_BACK_H

#include <stdbool.h>
#include <stdint.h>

struct app;
struct table_scene;

enum { TABLE_BACK_AFTER = 4 * 3600 /* seconds */ };

struct table_back {
    int64_t seconds; /* since the player left; 0: there is no panel */
    int position;    /* of the session then */
};

/* Decides whether to show it, as the table comes with a match that was continued (app->absent). */
void table_back_begin(struct table_scene *table, struct app *app);

/* True while it is shown, and play waits. */
bool table_back_is_shown(const struct table_scene *table);

/* In each step: drops the panel for good once a move was made or taken back. */
void table_back_follow(struct table_scene *table);

/* Closes it; returns false if it wasn't shown. */
bool table_back_close(struct table_scene *table, struct app *app);

/* Draws it over the table, with the target "back". */
void table_back_draw(struct table_scene *table, struct app *app);

#endif
