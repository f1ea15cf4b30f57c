/*
 * fault.h: why tiles cannot be a hand of a mode, or a hand not be won as it is said: a kind and what it
 * names, no sentence (words/scorer/count_words.h; the console's own name the fields of a request).
 */
#ifndef SESSION_FAULT_H
#define SESSION_FAULT_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/hand/tile.h"

enum fault_kind {
    FAULT_NONE,

    /* of a tile */
    FAULT_NOT_IN_SET,   /* the mode has no such tile */
    FAULT_RED_FIVE_OFF, /* red fives are an option that is off */
    FAULT_LAID_OUT,     /* flowers and seasons are no part of the hand */
    FAULT_TAKEN_OUT,    /* its suit is taken out */
    FAULT_SECOND_RED,
    FAULT_FIFTH,        /* a fifth copy */
    FAULT_FOURTH_PLAIN, /* one of the four fives is red */
    FAULT_TWO_SUITS,    /* where one is played with: `suits` */
    FAULT_THREE_SUITS,  /* where one is taken out */

    /* of a meld */
    FAULT_NO_CHOWS,
    FAULT_NO_CLAIMS,
    FAULT_NO_RUN, /* none begins with the tile */

    /* of what is laid out */
    FAULT_FULL,          /* the hand has all its `number` tiles */
    FAULT_INDICATORS,    /* there are no more than five */
    FAULT_URA,           /* each lies below one of dora, and only for a Riichi */
    FAULT_NO_FLOWER,     /* the tile is neither flower nor season */
    FAULT_SECOND_FLOWER, /* there is one of each */

    /* of how it was won */
    FAULT_REPLACEMENT_NO_KONG,
    FAULT_REVEALED_NO_RIICHI,
    FAULT_ROBBED_HELD, /* the winner holds another of the tile */
    FAULT_ROBBED_LAST,
    FAULT_RIICHI_OPEN,
    FAULT_RIICHI_KONG, /* in Riichi the only kong is that of a revealed tile */
    FAULT_FIRST_MELD,
    FAULT_FIRST_ROBBED,
    FAULT_FIRST_LAST,
    FAULT_FIRST_RIICHI,
    FAULT_FIRST_EAST, /* the discard is the dealer's own first */
    FAULTS
};

struct fault {
    uint8_t kind;     /* enum fault_kind */
    uint8_t tile;     /* as it was named; any where none is */
    uint8_t number;   /* of tiles */
    uint8_t suits[2]; /* enum suit */
};

/* Sets the fault, its fields by name; false, for a return. */
#define fault_set(error, ...) (*(error) = (struct fault){__VA_ARGS__}, false)

#endif
