/*
 * chance.h: what each thing that came by chance was worth, against what could have come.
 *
 * At every tile that chance gave (a hand dealt, a tile drawn, turned or laid
 * on the dummy's pile, an indicator) the term is the value after what came
 * less the mean of the values after all that could have come: each tile still
 * to come with equal weight, which is exact, as their order is not known. So
 * each term is 0 on average, whatever the value is (docs/opponents.md).
 */
#ifndef SESSION_CHANCE_H
#define SESSION_CHANCE_H

#include "session/luck/value.h"
#include "session/record.h"

/* Where it came from. */
enum chance_kind {
    CHANCE_DEAL,  /* the hands */
    CHANCE_DRAW,  /* a seat's draw, replacement or turned tile */
    CHANCE_DUMMY, /* a tile drawn onto the dummy's pile or turned in its row */
    CHANCE_BONUS, /* the treasure, a further dora, ura dora */
    CHANCE_KINDS
};

/* One term. */
struct chance_term {
    uint8_t kind;          /* enum chance_kind */
    uint8_t seat;          /* whose draw it was, or who turned the tile; SEAT_NONE: nobody's */
    double came[SEAT_MAX]; /* the value to each seat after what came */
    double gain[SEAT_MAX]; /* the same less the mean of what could have come */
};

/* An entry of a record, before it is played. `deal` is that of the round in play (a deal's own). */
struct chance_step {
    const struct game *before;
    const struct entry *entry;
    const struct deal *deal;
    int place; /* entries before it */
};

/* Gives the terms of all that chance decides in the step, in order; the valuer's last value is then that of
 * what came. Sets its `place`. */
void chance_terms(struct valuer *valuer, const struct chance_step *step,
                  void (*take)(void *context, const struct chance_term *term), void *context);

#endif
