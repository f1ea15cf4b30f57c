/*
 * naming_palette.h: the nine tiles of a suit, to mark the waits of a hand on.
 *
 * Targets are "name:1m" to "name:9m" (keys 1 to 9, the keypad's too) and "button:named" (Enter). A marked
 * tile is raised, rimmed and bears a check, so that it is told by more than its colour. Numbers are kept as
 * bits: bit n - 1 stands for number n, as in a result's `named` and `waits`.
 */
#ifndef SDL_NAMING_PALETTE_H
#define SDL_NAMING_PALETTE_H

#include "words/naming_say.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/hand/tile.h"
#include "sdl/paint/layout.h"

struct app;
struct painter;
struct scene_key;

struct naming_palette {
    enum suit suit; /* one of the three */
    uint16_t named;
    bool quiet;                  /* it makes no sound: others may hear what is only considered */
    bool closed;                 /* seen, but nothing can be marked or confirmed (yet) */
    float lifts[NAMING_NUMBERS]; /* 0 to 1: how far each tile is raised, by naming_palette_update */
};

/* An open palette with nothing marked. */
void naming_palette_init(struct naming_palette *palette, enum suit suit);

/* Draws the row of tiles with their keys as large as it fits into `rect` (best 924 x 196 units) and registers
 * the targets "name:..." . */
void naming_palette_draw(struct app *app, struct rect rect, const struct naming_palette *palette);

/* Draws the button that confirms what is marked ("button:named"); it tells what that is. Best 340 x 72 units.
 */
void naming_palette_button(struct app *app, struct rect rect, const struct naming_palette *palette);

/* By how many pixels a button of that width and a line of small words has to be higher for all it says; 0 as
 * a rule. */
float naming_palette_button_grows(struct painter *painter, float width, const struct naming_palette *palette);

/* One step: raises and lowers the tiles. */
void naming_palette_update(struct app *app, struct naming_palette *palette, float dt);

/* Marks or unmarks the tile of that number, from 1, while the palette is open: what its target does. */
void naming_palette_mark(struct app *app, struct naming_palette *palette, int number);

/* Keys that are no target's own: the keypad's digits, and Backspace, which unmarks all. True if it was one.
 */
bool naming_palette_key(struct app *app, struct naming_palette *palette, const struct scene_key *key);

#endif
