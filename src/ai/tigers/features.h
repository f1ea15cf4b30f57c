/*
 * features.h: what the network that judges Dueling Tigers is told of a position.
 *
 * The position is one that a move of the seat has led to: the hand it then
 * holds, what the move was, and all that lies open. The two suits in play
 * are told as the own main suit and the other one.
 */
#ifndef AI_FEATURES_H
#define AI_FEATURES_H

#include "ai/net/net.h"
#include "ai/tigers/danger.h"
#include "ai/tigers/evaluate.h"

/* What has just been done. */
enum deed {
    DEED_DISCARD,          /* a tile thrown; with Riichi or not */
    DEED_PASS_DISCARD,     /* the other's discard let pass */
    DEED_PASS_OWN_DUMMY,   /* a dummy discard that the seat itself drew */
    DEED_PASS_OTHER_DUMMY, /* one that the other drew */
    DEED_PASS_REVEALED,
    DEED_PASS_KONG, /* an added kong not robbed */
    DEED_REVEAL,    /* a dummy action begun */
    DEED_DRAW,
    DEED_KONG_CLOSED,
    DEED_KONG_OPEN,
    DEED_KONG_ADDED,
    DEED_TREASURE, /* turned up */
    DEED_NO_TREASURE,
    DEEDS
};

enum {
    KINDS_PLAYED = 25, /* kinds in play */
    FAR = 7            /* a shanten number that is not told apart from greater ones */
};

/* Where the inputs that are 0 or 1 stand: groups of one input for each kind in play, and of one for each
 * value of a number. */
enum {
    AT_HELD = 0, /* four for each kind: 1, 2, 3 or 4 held */
    AT_UNSEEN = AT_HELD + 4 * KINDS_PLAYED,
    AT_DISCARDED = AT_UNSEEN + 4 * KINDS_PLAYED, /* by the seat itself */
    AT_PASSED = AT_DISCARDED + KINDS_PLAYED,     /* wins let go */
    AT_PILES = AT_PASSED + KINDS_PLAYED,
    AT_HIS = AT_PILES + KINDS_PLAYED, /* discarded by the other */
    AT_MELDS = AT_HIS + KINDS_PLAYED,
    AT_HIS_MELDS = AT_MELDS + KINDS_PLAYED,
    AT_THROWN = AT_HIS_MELDS + KINDS_PLAYED, /* the tile of the move */
    AT_SAFE = AT_THROWN + KINDS_PLAYED,
    AT_BONUS = AT_SAFE + KINDS_PLAYED, /* the indicators' numbers */
    AT_TREASURE = AT_BONUS + 9,
    AT_RIICHI = AT_TREASURE + 9,
    AT_EXPOSED = AT_RIICHI + 2, /* own open melds */
    AT_HIS_EXPOSED = AT_EXPOSED + 5,
    AT_HIS_COUNT = AT_HIS_EXPOSED + 5, /* of all their melds */
    AT_HIS_RIICHI = AT_HIS_COUNT + 5,
    AT_EAST = AT_HIS_RIICHI + 2,
    AT_WALL = AT_EAST + 2,  /* every four tiles */
    AT_ROW = AT_WALL + 16,  /* tiles face down */
    AT_TURNS = AT_ROW + 14, /* every three discards of the other */
    AT_DEED = AT_TURNS + 8,
    AT_ROUTES = AT_DEED + DEEDS, /* the distance by every plan */
    AT_SHANTEN = AT_ROUTES + (FAR + 1) * PLANS,
    AT_WAITS = AT_SHANTEN + FAR + 1,   /* kinds that bring the hand nearer */
    AT_KEPT = AT_WAITS + KINDS_PLAYED, /* discards of the other since they last changed their hand */
    FEATURE_SPARSE = AT_KEPT + 8
};

/* Sorts of positions: by shanten number, closed and open. */
enum { FEATURE_SORTS = 2 * (FAR + 1) };

/* Where the numbers stand. */
enum {
    NUMBERS_ROUTES = 0, /* four for each plan */
    NUMBERS_PROSPECT = NUMBERS_ROUTES + 4 * PLANS,
    NUMBERS_DANGER = NUMBERS_PROSPECT + 11,
    NUMBERS_TABLE = NUMBERS_DANGER + 3,
    NUMBERS_WAITS = NUMBERS_TABLE + 10,
    FEATURE_DENSE = NUMBERS_WAITS + 4
};

/* What all positions of one decision share. */
struct outlook {
    const struct situation *situation;
    const struct danger *danger;
    uint8_t place[TILE_KINDS]; /* where a kind stands among those in play, or TILE_NONE */
    tile_set barred;           /* kinds discarded or let pass */
};

/* The situation and the danger must outlive it. */
void outlook_init(struct outlook *outlook, const struct situation *situation, const struct danger *danger);

/* Tells what all positions of the decision have in common. */
void outlook_tell_table(const struct outlook *outlook, struct net_input *input);

/* Tells of the hand that is held after a deed, besides that. `thrown` is the kind thrown, or the one given
 * away otherwise (an added kong's), or TILE_NONE; `riichi` says that it is declared or stands. */
void outlook_tell_hand(const struct outlook *outlook, const struct holding *holding, enum deed deed,
                       uint8_t thrown, bool riichi, struct net_input *input);

#endif
