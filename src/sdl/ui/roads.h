/*
 * roads.h: the player's road through the eight (session/statistics/road.h), and which looks it has opened.
 */
#ifndef SDL_ROADS_H
#define SDL_ROADS_H

#include "sdl/art/painter.h"
#include "session/statistics/road.h"

struct app;

/* Counts the road of a mode from the journal, after entering records that the journal lacks. */
void roads_count(struct app *app, const struct ruleset *rules, struct road *road);

/* Returns whose crown the match on the table, which is over, earns: `road` becomes the road with it. -1:
 * nobody's. */
int roads_earned(struct app *app, struct road *road);

/* True if the player can choose that look: with their crown, or because the settings open all. */
bool roads_opens(struct app *app, enum prize_kind kind, int look);

/* Draws the prize of a stop into a square: a tile's back, a felt's color, or a place with its table. */
void roads_draw_prize(struct painter *painter, int stop, struct rect square);

/* Fills in the setup of a match by the options last played, which counts, against that person of the eight;
 * in a mode with more seats the others are those before them on the road. PEOPLE: against those chosen last.
 */
void roads_setup(struct app *app, const struct ruleset *rules, int who, struct setup *setup);

/* Returns which of the eight comes after the first computer behind the person; PEOPLE if nobody does, a
 * computer isn't one of the eight, or nobody else plays. */
int roads_next(const struct setup *setup);

/* Seats that one, if not PEOPLE, for another match: in place of all computers if they were the same, else as
 * the road does. */
void roads_go_on(struct setup *setup);

#endif
