/*
 * fault.h: why tiles cannot be a hand of a mode, or why a hand cannot have been won as stated. It is data,
 * not a sentence: words/scorer/count_words.h makes the player's sentence, the console its own with field
 * names.
 */
#ifndef SESSION_FAULT_H
#define SESSION_FAULT_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/hand/tile.h"

enum fault_kind {
    FAULT_NONE,

    /* about a tile */
    FAULT_NOT_IN_SET,   /* the mode does not have this tile */
    FAULT_RED_FIVE_OFF, /* the option for red fives is off */
    FAULT_LAID_OUT,     /* flowers and seasons are not part of the hand */
    FAULT_TAKEN_OUT,    /* its suit was removed */
    FAULT_SECOND_RED,
    FAULT_FIFTH,        /* a fifth copy */
    FAULT_FOURTH_PLAIN, /* one of the four fives is red */
    FAULT_TWO_SUITS,    /* the mode uses one suit: `suits` */
    FAULT_THREE_SUITS,  /* the mode removes one suit */

    /* about a meld */
    FAULT_NO_CHOWS,
    FAULT_NO_CLAIMS,
    FAULT_NO_RUN, /* no run begins with the tile */

    /* about the whole hand */
    FAULT_FULL,          /* the hand already has all its `number` tiles */
    FAULT_INDICATORS,    /* there are at most five */
    FAULT_URA,           /* each needs a dora above it, and a Riichi */
    FAULT_NO_FLOWER,     /* the tile is not a flower or season */
    FAULT_SECOND_FLOWER, /* there is only one of each */

    /* about how it was won */
    FAULT_REPLACEMENT_NO_KONG,
    FAULT_REVEALED_NO_RIICHI,
    FAULT_ROBBED_HELD, /* the winner holds another copy of the tile */
    FAULT_ROBBED_LAST,
    FAULT_RIICHI_OPEN,
    FAULT_RIICHI_KONG, /* the only kong allowed in Riichi is of a revealed tile */
    FAULT_FIRST_MELD,
    FAULT_FIRST_ROBBED,
    FAULT_FIRST_LAST,
    FAULT_FIRST_RIICHI,
    FAULT_FIRST_EAST, /* the discard must be the dealer's first */
    FAULTS
};

struct fault {
    uint8_t kind;     /* enum fault_kind */
    uint8_t tile;     /* as entered; unused if no tile is concerned */
    uint8_t number;   /* a number of tiles */
    uint8_t suits[2]; /* enum suit */
};

/* Sets the fault with fields by name; evaluates to false, for use in a return. */
#define fault_set(error, ...) (*(error) = (struct fault){__VA_ARGS__}, false)

#endif
