/*
 * evaluate.h: what a hand is worth in expectation.
 *
 * Worth = chance to win first x (points + what that denies the others). The
 * chance is a race: every step to the win has a rate a turn (useful tiles
 * among those unseen, by draw, by claim, by dummy discard), and each must come
 * before the round ends otherwise. A tenpai hand is scored exactly, wait by
 * wait, with the ways furiten leaves it.
 */
#ifndef AI_EVALUATE_H
#define AI_EVALUATE_H

#include "ai/tigers/route.h"

/* The prospects of a hand of 3n+1 tiles. */
struct prospect {
    int worth;      /* AI_ONE a point */
    int chance;     /* to win, of AI_ONE */
    int points;     /* if it wins, AI_ONE a point */
    int shanten;    /* the least number to any win */
    int useful;     /* unseen tiles that bring that nearer */
    tile_set waits; /* kinds that bring it nearer */
    int rate;       /* chance a turn of its next step, of AI_ONE */
    int claims;     /* unseen tiles whose pung would be that step */
    uint8_t plan;   /* enum plan of the best route */
    bool dead;      /* tenpai in Riichi, and can win by an own draw only */
};

/* The shanten number of a hand over all forms of the mode. */
int evaluate_shanten(const struct situation *situation, const struct holding *holding);

/* Reckons a hand of the viewer's. `discard` is the tile to be thrown to come to it, or TILE_NONE; `riichi`
 * says that Riichi is declared with it or stands already. */
void evaluate_hand(const struct situation *situation, const struct holding *holding, uint8_t discard,
                   bool riichi, struct prospect *prospect);

/* The same, with the routes the hand has (none in Riichi); returns how many. */
int evaluate_routes(const struct situation *situation, const struct holding *holding, uint8_t discard,
                    bool riichi, struct prospect *prospect, struct route routes[ROUTE_MOST]);

/* The worth of having one draw more than reckoned. */
int evaluate_extra_draw(const struct situation *situation, const struct prospect *prospect);

#endif
