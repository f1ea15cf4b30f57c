/*
 * move.h: moves and their canonical text form.
 *
 * Records, save files, the bot protocol and bug reports use the same words: "discard 5m", "kong 1z", "reveal
 * 7", "keep 2 6", "pass".
 */
#ifndef RULES_MOVE_H
#define RULES_MOVE_H

#include "rules/hand/tile.h"

enum move_kind {
    MOVE_DISCARD, /* tile */
    MOVE_RIICHI,  /* tile: declares Riichi with this discard */
    MOVE_TENPAI,  /* tile: declares tenpai with this discard (Tenpai Duel) */
    MOVE_CHOW,    /* tile: the run's lowest */
    MOVE_PUNG,
    MOVE_KONG,     /* of the tile on offer */
    MOVE_KONG_OWN, /* tile: closed or added */
    MOVE_WIN,
    MOVE_PASS,
    MOVE_REVEAL, /* number: place 0 to 12 of the dummy's row */
    MOVE_DUMMY_DRAW,
    MOVE_REMOVE,   /* number: the suit to remove */
    MOVE_KEEP,     /* number, other: the numbers of the two indicators kept, lower first */
    MOVE_TREASURE, /* number: 1 yes, 0 no */
    MOVE_GUESS,    /* tile and `other`: two tiles, lower first (Tenpai Duel) */
    MOVE_LAY_DOWN, /* Tenpai Duel */
    MOVE_DECLARE,  /* One Suit */
    MOVE_NAME,     /* kinds: the waits named (One Suit) */
    MOVE_KINDS
};

struct move {
    uint8_t kind; /* enum move_kind */
    uint8_t seat; /* the seat that makes it */
    uint8_t tile; /* a tile, or TILE_NONE */
    uint8_t number;
    uint8_t other;
    uint8_t spare[3]; /* 0: no undefined bytes, so that equal views are equal byte for byte */
    tile_set kinds;
};

enum { MOVE_MAX = 64 /* the most legal moves of a seat */, MOVE_TEXT = 96 /* bytes of a move as text */ };

/* Makes a move with one tile or TILE_NONE. */
static inline struct move move_make(enum move_kind kind, int seat, uint8_t tile)
{
    return (struct move){.kind = (uint8_t)kind, .seat = (uint8_t)seat, .tile = tile};
}

/* Makes a move with one or two numbers. */
static inline struct move move_make_number(enum move_kind kind, int seat, int number, int other)
{
    struct move move = move_make(kind, seat, TILE_NONE);
    move.number = (uint8_t)number;
    move.other = (uint8_t)other;
    return move;
}

/* Writes the move without its seat: "discard 5m". */
void move_print(struct move move, char out[MOVE_TEXT]);

/* Reads this text as a move of `seat`; false with the error if it is not one. */
bool move_parse(struct move *move, int seat, const char *text, struct error *error);

/* True if both are the same move of the same seat. */
bool move_equal(struct move a, struct move b);

#endif
