/*
 * table_danger.h: how dangerous each discard is, written on the player's tiles.
 *
 * At a tile's foot: the chance that it deals in. At its head: the points that costs. Shown on the player's
 * turn: in practice if the setting is on, in a review always.
 */
#ifndef SDL_TABLE_DANGER_H
#define SDL_TABLE_DANGER_H

#include "ai/teach.h"

struct app;
struct table_scene;

/* The figures, and the view they were estimated from. */
struct table_danger {
    bool always; /* a review's: shown without being switched on */
    bool known;  /* the figures are those of `view` */
    struct view view;
    struct danger_figures figures; /* of all kinds in play */
};

/* True if the figures may be switched on in the match on the table: it is practice, for one person. */
bool table_danger_is_allowed(const struct table_scene *table);

/* The figures for the position on the table, of all kinds in play; NULL where they are not shown. */
const struct danger_figures *table_danger_figures(struct table_scene *table, const struct app *app);

/* Draws the figures on the player's tiles. */
void table_danger_draw(struct table_scene *table, struct app *app);

#endif
