/*
 * table_auto_play.h: what the table does automatically for a player, and the strip of toggles for it.
 *
 * Claims passed, a win declared: these last until the round ends, and each person of a hot seat has their
 * own. An automatic pass is a pass like any other; a tile that can be won on is always asked about. The
 * order of the tiles (table_order.c) and the speed are settings. A tip says what a toggle does when it
 * is pointed at; in a player's first match each has its name below it.
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

/* Writes the move that is made automatically for the player at the screen; returns false if they are asked.
 */
bool table_auto_play_move(const struct table_scene *table, struct move *move);

/* True if that seat's toggles decide whatever is claimed: a win is declared, all else passed. */
bool table_auto_play_decides(const struct table_scene *table, int seat);

/* Writes the prompt while such a move is about to be made; returns false if none is. */
bool table_auto_play_prompt(const struct table_scene *table, char *out, size_t size);

/* Turns all of it off for every player: a new round, or moves were taken back. */
void table_auto_play_reset(struct table_scene *table);

/* Draws the strip and registers its targets. */
void table_auto_play_draw(struct table_scene *table, struct app *app);

/* Draws the tip of the toggle that is pointed at or has the focus ring. Draw it last. */
void table_auto_play_draw_tip(struct table_scene *table, struct app *app);

#endif
