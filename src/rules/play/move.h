/*
 * move.h: what a player does, and its one written form.
 *
 * The same words stand in records, save files, the bot protocol and bug
 * reports: "discard 5m", "kong 1z", "reveal 7", "keep 2 6", "pass".
 */
#ifndef RULES_MOVE_H
#define RULES_MOVE_H

#include "rules/hand/seat.h"
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
    MOVE_REMOVE,   /* number: the suit taken out */
    MOVE_KEEP,     /* number, other: the numbers of the two indicators kept, lower first */
    MOVE_TREASURE, /* number: 1 yes, 0 no */
    MOVE_GUESS,    /* tile, and `other` a tile: lower first (Tenpai Duel) */
    MOVE_LAY_DOWN, /* Tenpai Duel */
    MOVE_DECLARE,  /* One Suit */
    MOVE_NAME,     /* kinds: the waits named (One Suit) */
    MOVE_KINDS
};

struct move {
    uint8_t kind; /* enum move_kind */
    uint8_t seat; /* who makes it */
    uint8_t tile; /* a tile, TILE_NONE where the kind has none */
    uint8_t number;
    uint8_t other;
    uint8_t spare[3]; /* 0: leaves no byte undefined, so that equal views are equal byte for byte */
    tile_set kinds;
};

enum { MOVE_MAX = 64 /* legal moves of a seat at a time */, MOVE_TEXT = 96 /* bytes of a written move */ };

/* A move of a kind without or with one tile. */
static inline struct move move_make(enum move_kind kind, int seat, uint8_t tile)
{
    return (struct move){.kind = (uint8_t)kind, .seat = (uint8_t)seat, .tile = tile};
}

/* A move of a kind with a number and a second one. */
static inline struct move move_make_number(enum move_kind kind, int seat, int number, int other)
{
    struct move move = move_make(kind, seat, TILE_NONE);
    move.number = (uint8_t)number;
    move.other = (uint8_t)other;
    return move;
}

/* Writes the move without its seat: "discard 5m". */
void move_print(struct move move, char out[MOVE_TEXT]);

/* Reads such words for a seat; false with the reason if they are no move's. */
bool move_parse(struct move *move, int seat, const char *text, struct error *error);

/* True if both are the same move of the same seat. */
bool move_equal(struct move a, struct move b);

#endif
