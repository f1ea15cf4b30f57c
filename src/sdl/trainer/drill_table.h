/*
 * drill_table.h: what lies on a table, as small as a trainer needs it: piles, melds, the dummy.
 */
#ifndef SDL_DRILL_TABLE_H
#define SDL_DRILL_TABLE_H

#include "rules/play/view.h"
#include "sdl/paint/layout.h"

struct painter;

/* A panel with a seat's wind, name, melds and discards; a claimed one is darkened, that of a Riichi lies
 * turned. `name` is what the seat is called there. */
void drill_draw_seat(struct painter *painter, const struct view *view, int seat, const char *name,
                     struct rect panel);

/* A panel with the dummy's row and its pile. */
void drill_draw_dummy(struct painter *painter, const struct view *view, struct rect panel);

/* The discards of a pile in rows of so many, as a figure. */
enum { DRILL_PILE = 400 /* bytes */ };
void drill_pile_figure(const struct table *table, int pile, int row, char out[DRILL_PILE]);

/* A strip with a name at its left and a figure beside it, or "" for none. */
void drill_draw_strip(struct painter *painter, const char *name, const char *figure, struct rect strip);

#endif
