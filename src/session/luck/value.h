/*
 * value.h: what a round is worth to each seat, as an onlooker who sees every hand has it.
 *
 * A frozen function of what the onlooker knows: the course of play, all hands,
 * and which tiles are left, not where they lie. It is exact where the round is
 * over, or is won at once; else a small network (assets/nets/luck-*.net) says
 * how likely each seat is to win and what that pays. The measure of luck
 * (chance.h) is right in the mean whatever stands here, and steadier the
 * better it is.
 */
#ifndef SESSION_VALUE_H
#define SESSION_VALUE_H

#include "session/record.h"

struct net;
struct net_input;

struct valuer {
    const struct net *net; /* NULL: nothing is known before the end */
    int unit;              /* points that the network calls 1 */
    double grain;          /* points that luck is told in */
    bool shared;           /* what one gains the others lose */
    const struct setup *setup;
    const struct player *players; /* who sits where now */
    int place;                    /* entries of the record before the choice */
    struct net_input *told;       /* of each seat, what the last estimate was made from; NULL: nobody asks */
    bool *estimated;              /* with it: the last value was an estimate */
    bool alone;                   /* what could have come is not looked at: all terms are 0 */
};

/* How rounds of that table are valued. The setup and the players, one a seat, must outlive it. */
void valuer_init(struct valuer *valuer, const struct table *table, const struct setup *setup,
                 const struct player *players);

/* Puts the tiles from one place of a wall to before another into an order that tells nothing of theirs, plain
 * ones at both ends if there are two. */
void value_hide_order(uint8_t wall[], int from, int to);

/* What each seat is expected to gain. With `undrawn` the tile just drawn counts as not drawn yet; else the
 * game stands where somebody is to choose, or the round is over. */
void value_of(const struct valuer *valuer, const struct game *game, bool undrawn, double gain[SEAT_MAX]);

/* The same in the midst of what is turned in Stage B of Tenpai Duel: `before` awaits the move that turns it,
 * a guess that is wrong or a kong's, and `turned` tiles have come since that did not win. Each of them leaves
 * less of the batch, just as much less as its winning would have been worth. */
void value_turning(const struct valuer *valuer, const struct game *before, const struct move *move,
                   int turned, double gain[SEAT_MAX]);

#endif
