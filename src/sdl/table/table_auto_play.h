/*
 * table_auto_play.h: what a player may have done by itself at the table, and the strip of toggles for it.
 *
 * Claims passed, a win declared: these last until the round ends, and each person of a hot seat has their
 * own. What is passed by itself is passed as by hand; a tile that can be won on is always asked. The
 * order of the own tiles (table_order.c) and the speed are settings. A tip tells what a toggle does when it
 * is pointed at.
 */
#ifndef SDL_TABLE_AUTO_PLAY_H
#define SDL_TABLE_AUTO_PLAY_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/play/move.h"

struct app;
struct table_scene;

struct auto_play {
    bool no_claims;   /* all but wins is passed */
    bool win_at_once; /* a win is declared */
    bool pass_runs;   /* what would only make a run is passed */
};

/* The move made by itself for the person at the screen here; false: they are asked. */
bool table_auto_play_move(const struct table_scene *table, struct move *move);

/* The sentence while such a move is about to be made; false if none is. */
bool table_auto_play_prompt(const struct table_scene *table, char *out, size_t size);

/* All who sit here decide by themselves again: a new round, or moves were taken back. */
void table_auto_play_reset(struct table_scene *table);

/* Draws the strip and registers its targets. */
void table_auto_play_draw(struct table_scene *table, struct app *app);

/* The tip of what is pointed at or has the ring, over everything on the table. */
void table_auto_play_draw_tip(struct table_scene *table, struct app *app);

#endif
