/*
 * event.h: the events that a move causes, in order.
 *
 * game_apply and game_deal fill a list owned by the caller. An event has full information; event_seen_by
 * hides what a seat may not know.
 */
#ifndef RULES_EVENT_H
#define RULES_EVENT_H

#include "rules/play/move.h"

enum event_kind {
    EVENT_REMOVE,        /* seat removed suit `number` */
    EVENT_DEAL,          /* a round begins: number = round from 1, seat = dealer */
    EVENT_KEEP,          /* seat chose the indicators: tile, other */
    EVENT_DRAW,          /* seat drew tile from the wall */
    EVENT_REPLACEMENT,   /* seat drew tile from the back of the wall after a kong or flower */
    EVENT_FLOWER,        /* seat laid out tile */
    EVENT_RIICHI,        /* seat declares Riichi; its EVENT_DISCARD follows */
    EVENT_TENPAI,        /* the same for tenpai */
    EVENT_DISCARD,       /* seat discarded tile; number 1 if it was the tile just drawn */
    EVENT_CHOW,          /* seat claimed tile from `from`; other = the run's lowest; number as below */
    EVENT_PUNG,          /* seat claimed tile from `from`; number = the meld's red fives, a bit each */
    EVENT_KONG,          /* seat made a kong of tile; number = enum meld_kind; from as above */
    EVENT_KONG_OFFERED,  /* seat wants to add tile to its pung; sent for every added kong in modes with kong
                            robbing, even if nobody can rob it */
    EVENT_REVEAL,        /* seat revealed place `number` of the dummy's row: tile */
    EVENT_DUMMY_DISCARD, /* seat drew tile onto the dummy's discards */
    EVENT_TREASURE,      /* seat revealed the treasure: tile */
    EVENT_DORA,          /* another indicator was revealed: tile */
    EVENT_WIN, /* seat won on tile from `from` (the seat itself for a self-draw); number = enum win_source */
    EVENT_ROUND_END, /* seat = winner or SEAT_NONE for a draw; points are in the table's result */
    EVENT_MATCH_END,
    EVENT_LAY_DOWN, /* seat laid tile, on which it could have won, face down on its pile (Tenpai Duel) */
    EVENT_GUESS,    /* seat guessed tile and other; number 1 if one is a wait (Tenpai Duel) */
    EVENT_TURN,     /* seat, the attacker, turned tile face up (Tenpai Duel) */
    EVENT_DECLARE,  /* seat declares a win on tile at its own risk (One Suit) */
    EVENT_NAME,     /* seat named waits: number n in bit n - 1 of number, and of other for 9 (One Suit) */
    EVENT_KINDS
};

struct event {
    uint8_t kind; /* enum event_kind */
    uint8_t seat;
    uint8_t tile;
    uint8_t other;
    uint8_t from; /* seat, SEAT_DUMMY or SEAT_NONE */
    uint8_t number;
};

enum { EVENT_MAX = 40 };

struct events {
    int count;
    struct event list[EVENT_MAX];
};

/* Returns "draw", "discard" and so on: the type in the bot protocol. Static text. */
const char *event_name(enum event_kind kind);

/* Returns the event as that seat may know it: another player's draw has TILE_HIDDEN. SEAT_NONE is an
 * onlooker who sees no hand. */
struct event event_seen_by(struct event event, int seat);

#endif
