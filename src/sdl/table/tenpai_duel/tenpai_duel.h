/*
 * tenpai_duel.h: the table of a mode without a dummy, and that of Stage B of Tenpai Duel, which keeps the
 * hands in their places and gives the middle to the guesses.
 *
 * Its geometry is pure, in units, as table_layout.h.
 */
#ifndef SDL_TENPAI_DUEL_H
#define SDL_TENPAI_DUEL_H

#include "rules/play/table.h"
#include "sdl/table/motion/sprites.h"
#include "sdl/table/scene_table.h"

/* --- its places and tiles (tenpai_layout.c) ------------------------------------------------------------- */

enum { TENPAI_SLOTS = STAGE_BATCH, TENPAI_RACK_COLUMNS = 13, TENPAI_RANK_STAGE = 8 };

/* As the hooks of struct composition. */
void tenpai_layout_open(struct table_layout *layout, const struct ruleset *rules, const int16_t *options,
                        int seats);

void tenpai_layout_open_phone(struct table_layout *layout, const struct ruleset *rules,
                              const int16_t *options, int seats);

/* True from the first guess to the end of the round. */
bool tenpai_in_stage(const struct table *table);

/* 1 in Stage B, else 0. */
int tenpai_arrangement(const struct table *table);

/* Turns the layout into that of Stage B if the table is in it, seen from seat `near`. */
void tenpai_layout_stage(struct table_layout *layout, const struct table *table, int near);

/* A place of the dead wall, 0 to 4; the indicator lies on the tile at it. */
struct rect tenpai_layout_dora(const struct table_layout *layout, int place);

/* Tile 0 or 1 of the guess being made; slot 0 to 4 of the tiles being turned. */
struct rect tenpai_layout_pair(const struct table_layout *layout, int which);
struct rect tenpai_layout_slot(const struct table_layout *layout, int which);

/* The tile of a kind in the defender's second set. */
struct rect tenpai_layout_rack(const struct table_layout *layout, int kind);

/* Row `row` of `rows` of what was guessed and turned: tile 0 and 1 the pair, 2 to 6 the five tiles. Many rows
 * have smaller tiles, at last in two columns. */
int tenpai_layout_tally_columns(const struct table_layout *layout, int rows);
struct rect tenpai_layout_tally(const struct table_layout *layout, int row, int rows, int which);

/* Returns how many tiles the attacker has turned and laid down in Stage B. */
int tenpai_layout_turned(const struct table *table);

/* Which guesses and turned tiles still lie in the middle: the number of pairs and of turned tiles that have
 * been put aside. */
void tenpai_layout_aside(const struct table *table, int *pairs, int *turned);

/* The discard with which tenpai was declared, an index of the table's list, or -1. */
int tenpai_declaring_discard(const struct table *table);

/* The view without the tile just turned in the attacker's hand: it lies in the middle. Returns `view` itself
 * or a copy in `room`. */
const struct view *tenpai_without_turned(const struct view *view, struct view *room);

/* Adds those tiles; the layout is already that of Stage B if the view is in it. */
void tenpai_sprites_add(struct sprites *sprites, const struct table_layout *layout, const struct view *view);

/* Returns how long the tile turned by this event rests face down before it is turned over, milliseconds at
 * normal speed: longer with every tile of a batch. */
int tenpai_hush(const struct view *after);

/* --- what a player can do, as buttons, keys and tiles of the second set (tenpai_actions.c) -------------- */

/* As hooks of struct composition: tenpai and laying down a drawn win, beside Riichi and Win; in Stage B the
 * guess of two tiles, and a kong of the tile just turned. */
void tenpai_turn_actions(struct actions *actions, const struct view *view, const struct words *words,
                         const struct choice *choice);
void tenpai_phase_actions(struct actions *actions, const struct view *view, const struct words *words,
                          const struct choice *choice);

/* As a hook: Enter lays the guess, Backspace puts all of it back. False if the key does nothing here. */
bool tenpai_key(struct table_scene *table, struct app *app, const struct scene_key *key);

/* The action of a target: chooses the tile of that kind for the guess, or puts it back. Returns the scene. */
struct scene *tenpai_choose_guess(struct scene *scene, struct app *app, int kind);

#endif
