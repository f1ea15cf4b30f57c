/*
 * hand_order.h: the order in which a player's own tiles stand when they are not sorted.
 *
 * It is a wish, not a list of what is held: tiles of the hand that it names stand in its order, all others
 * follow as they are sorted. So it fits any hand at any moment of an animation, and no rule knows of it.
 */
#ifndef SDL_HAND_ORDER_H
#define SDL_HAND_ORDER_H

#include "rules/hand/hand.h"

struct hand_order {
    int count;
    uint8_t tiles[HAND_MAX];
};

/* Brings `count` tiles into the order. */
void hand_order_apply(const struct hand_order *order, uint8_t *tiles, int count);

/* The order becomes that of these tiles. */
void hand_order_set(struct hand_order *order, const uint8_t *tiles, int count);

/* The tile at place `from` is put where place `to` was; both below `count`. */
void hand_order_move(struct hand_order *order, int from, int to);

#endif
