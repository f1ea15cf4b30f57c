/*
 * duel_layout.h: the table of a mode without a dummy, and that of Stage B of
 * Tenpai Duel, which keeps the hands in their places and gives the middle to
 * the guesses. Pure geometry in units, as table_layout.h.
 */
#ifndef SDL_DUEL_LAYOUT_H
#define SDL_DUEL_LAYOUT_H

#include "rules/play/table.h"
#include "sdl/table/layout/table_layout.h"

enum { DUEL_SLOTS = STAGE_BATCH, DUEL_RACK_COLUMNS = 13, DUEL_RANK_STAGE = 8 };

/* As the hooks of struct composition. */
void duel_layout_open(struct table_layout *layout, const struct ruleset *rules, const int16_t *options,
                      int seats);

/* True from the first guess to the end of the round. */
bool duel_in_stage(const struct table *table);

/* 1 in Stage B, else 0. */
int duel_arrangement(const struct table *table);

/* Turns the layout into that of Stage B if the table is in it, seen from seat `near`. */
void duel_layout_stage(struct table_layout *layout, const struct table *table, int near);

/* A place of the dead wall, 0 to 4; the indicator lies on the tile at it. */
struct rect duel_layout_dora(const struct table_layout *layout, int place);

/* Tile 0 or 1 of the guess being made; slot 0 to 4 of the tiles being turned. */
struct rect duel_layout_pair(const struct table_layout *layout, int which);
struct rect duel_layout_slot(const struct table_layout *layout, int which);

/* The tile of a kind in the defender's second set. */
struct rect duel_layout_rack(const struct table_layout *layout, int kind);

/* Row `row` of `rows` of what was guessed and turned: tile 0 and 1 the pair, 2 to 6 the five tiles. Many rows
 * have smaller tiles, at last in two columns. */
int duel_layout_tally_columns(const struct table_layout *layout, int rows);
struct rect duel_layout_tally(const struct table_layout *layout, int row, int rows, int which);

/* Which guesses and turned tiles still lie in the middle: the number of pairs and of turned tiles that have
 * been put aside. */
void duel_layout_aside(const struct table *table, int *pairs, int *turned);

#endif
