/*
 * value.h: the value of a round to each seat, for an onlooker who sees every hand.
 *
 * A fixed function of what the onlooker knows: the moves so far, all hands, and which tiles are left, but
 * not their order. It is exact if the round is over or is won at once; otherwise a small network
 * (assets/nets/luck-*.net) estimates how likely each seat is to win and how much. The measure of luck
 * (chance.h) is right on average with any value function; a better one makes it vary less.
 */
#ifndef SESSION_VALUE_H
#define SESSION_VALUE_H

#include "session/record.h"

struct net;
struct net_input;

struct valuer {
    const struct net *net; /* NULL: no value before the end of the round */
    int unit;              /* points that are 1 to the network */
    double grain;          /* luck is rounded to this many points */
    double error;          /* of the decisions of a round */
    bool shared;           /* one player's gain is the others' loss */
    const struct setup *setup;
    const struct player *players; /* the current player of each seat */
    int place;                    /* number of record entries before the choice */
    struct net_input *told;       /* NULL, or a copy of each seat's inputs for the last estimate, */
    bool *estimated;              /* ... and here whether the last value was an estimate */
    bool alone;                   /* ignore what could have come: all terms are 0 */
};

/* Prepares to value rounds of that table. The caller keeps the setup and the players, one for each seat,
 * alive. */
void valuer_init(struct valuer *valuer, const struct table *table, const struct setup *setup,
                 const struct player *players);

/* Reorders the wall from `from` to before `to` so that its order reveals nothing, with plain tiles at both
 * ends if there are two. */
void value_hide_order(uint8_t wall[], int from, int to);

/* Writes the expected gain of each seat. With `undrawn` the last drawn tile does not count as drawn;
 * otherwise somebody must be about to choose, or the round is over. */
void value_of(const struct valuer *valuer, const struct game *game, bool undrawn, double gain[SEAT_MAX]);

/* The same in the middle of a batch in Stage B of Tenpai Duel: `before` awaits the move that turns the
 * batch, a wrong guess or a kong, and `turned` tiles have since come without a win. Each of them reduces the
 * batch, and the value by what its win would have been worth. */
void value_turning(const struct valuer *valuer, const struct game *before, const struct move *move,
                   int turned, double gain[SEAT_MAX]);

#endif
