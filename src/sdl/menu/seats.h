/*
 * seats.h: who sits where in a match that is set up: a person, or one of the eight that the computer plays.
 * At a table of four each seat's kind is chosen; elsewhere the screen is for one person or shared by all.
 */
#ifndef SDL_SEATS_H
#define SDL_SEATS_H

#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/ui/field.h"
#include "sdl/ui/flow.h"

enum { SEAT_PERSON, SEAT_COMPUTER, SEAT_KINDS };

struct seats {
    bool four;                   /* a table of four */
    int kinds[SEAT_MAX];         /* SEAT_* */
    struct player who[SEAT_MAX]; /* who plays there where a computer does */
};

/* As in the last match, with one person on the first seat, or two at least on a shared screen. */
void seats_init(struct seats *seats, const struct ruleset *rules, const struct settings *settings,
                bool hot_seat);

/* Returns how many of the first `count` seats are persons'. */
int seats_persons(const struct seats *seats, int count);

/* Returns the name a seat has unless the player enters another. */
const char *seats_name(const struct seats *seats, const struct settings *settings, int seat);

/* Draws a row for each of four seats: its field (`ids`) or, where a computer plays, who does ("opponent:2"),
 * and its kind ("kind:2:0" is a person on the third). */
void seats_draw_four(struct app *app, const struct seats *seats, struct pen *rows, float high,
                     const char *const *ids, const struct field *fields);

/* Adds the computers of the first `count` seats to `choice`, which begins with `seat`. */
void seats_offer(const struct seats *seats, int count, int seat, struct people_choice *choice);

/* Returns who plays on a seat, a person under the name `typed`, or under the seat's own if that is "".
 * Remembers it for the next match. */
struct player seats_take(const struct seats *seats, struct settings *settings, int seat, const char *typed);

#endif
