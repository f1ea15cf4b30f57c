/*
 * four_setup.h: who sits on each of four seats: a person, or one of the eight that the computer plays.
 */
#ifndef SDL_FOUR_SETUP_H
#define SDL_FOUR_SETUP_H

#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/ui/field.h"
#include "sdl/ui/flow.h"

enum { FOUR_PERSON, FOUR_COMPUTER, FOUR_KINDS };

struct four_setup {
    int kinds[SEAT_MAX];         /* FOUR_* */
    struct player who[SEAT_MAX]; /* who plays there where a computer does */
};

/* As it was played last, or with one person on the first seat, or two at least on one screen. */
void four_setup_init(struct four_setup *setup, const struct settings *settings, bool hot_seat);

/* Returns how many persons there are. */
int four_setup_persons(const struct four_setup *setup);

/* The name a seat has unless the player enters another. */
const char *four_setup_name(const struct four_setup *setup, const struct settings *settings, int seat);

/* A row for each seat: its field (`ids`) or, where a computer plays, who does ("opponent:2"), and its kind
 * ("kind:2:0" is a person on the third). */
void four_setup_draw(struct app *app, const struct four_setup *setup, struct pen *rows, float high,
                     const char *const *ids, const struct field *fields);

/* Who plays on the computers' seats becomes a choice of `choice`, first of seat `seat`. */
void four_setup_offer(const struct four_setup *setup, int seat, struct people_choice *choice);

/* Fills in the players; empty names become the seat's own. Remembers kinds and names. */
void four_setup_start(const struct four_setup *four, struct settings *settings, const struct field *fields,
                      struct setup *setup);

#endif
