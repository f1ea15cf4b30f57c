/*
 * table_danger.h: the danger of each discard, written on the own tiles.
 *
 * On a tile's foot stands the chance that it is won on, on its head what that
 * costs. Shown in the own turn: while playing if it is switched on and the match
 * is practice, in a review always.
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

/* Draws the figures on the own tiles. */
void table_danger_draw(struct table_scene *table, struct app *app);

#endif
