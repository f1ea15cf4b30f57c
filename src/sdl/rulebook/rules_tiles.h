/*
 * rules_tiles.h: the page "The tiles" of a rule book: every kind of the mode's
 * set with its name in words and how to know it, for players who cannot read the
 * characters.
 */
#ifndef SDL_RULES_TILES_H
#define SDL_RULES_TILES_H

#include "rules/play/ruleset.h"
#include "sdl/ui/flow.h"

enum { RULES_TILES_ROW = 9, RULES_TILES_ROWS = 6 };

/* One line of tiles: what they are called together, how to know them, and their names. */
struct rules_tiles_row {
    const char *title, *text;
    int count;
    int split; /* a second group begins at this place; 0: there is one */
    uint8_t tiles[RULES_TILES_ROW];
    const char *names[RULES_TILES_ROW]; /* of each tile, or NULL: */
    const char *groups[2];              /* of each group */
};

/* The rows of a mode's set, written to `rows`; returns how many. */
int rules_tiles_rows(const struct ruleset *rules, struct rules_tiles_row rows[RULES_TILES_ROWS]);

/* Draws them at the top of a pen's place and cuts them off, `room` pixels high if that is enough, and below
 * them the choice of faces (targets "faces:0", "faces:1"). */
void rules_tiles_draw(struct app *app, struct pen *pen, const struct ruleset *rules, float room);

#endif
