/*
 * chance.h: the luck in each tile, compared with all tiles that could have come.
 *
 * For every tile that chance gives (a hand dealt, a tile drawn, revealed or put on the dummy's pile, an
 * indicator), the term is the value after that tile minus the mean of the values after all possible tiles.
 * Each tile still to come has equal weight, which is exact because their order is unknown. So each term is 0
 * on average, whatever the value function (docs/opponents.md).
 */
#ifndef SESSION_CHANCE_H
#define SESSION_CHANCE_H

#include "session/luck/value.h"
#include "session/record.h"

/* The source of a term. */
enum chance_kind {
    CHANCE_DEAL,  /* the hands */
    CHANCE_DRAW,  /* a seat's draw, replacement or turned tile */
    CHANCE_DUMMY, /* a tile drawn onto the dummy's pile or revealed in its row */
    CHANCE_BONUS, /* the treasure, a further dora, ura dora */
    CHANCE_KINDS
};

/* One term. */
struct chance_term {
    uint8_t kind;          /* enum chance_kind */
    uint8_t seat;          /* the seat that drew or revealed the tile; SEAT_NONE: no seat */
    double came[SEAT_MAX]; /* the value to each seat after the tile */
    double gain[SEAT_MAX]; /* the same minus the mean over all possible tiles */
};

/* An entry of a record, before it is played. `deal` is that of the current round (of the entry itself if it
 * is a deal). */
struct chance_step {
    const struct game *before;
    const struct entry *entry;
    const struct deal *deal;
    int place; /* entries before it */
};

/* Passes the terms of the step to `take`, in order; the valuer's last value is then that after the actual
 * tiles. Sets the valuer's `place`. */
void chance_terms(struct valuer *valuer, const struct chance_step *step,
                  void (*take)(void *context, const struct chance_term *term), void *context);

#endif
