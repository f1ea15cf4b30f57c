/*
 * lookahead.h: the value of a discard by looking at the next own draw.
 *
 * The network's value of a hand has an error. The mean over the hands after each possible draw and the best
 * discard has a smaller one.
 */
#ifndef AI_LOOKAHEAD_H
#define AI_LOOKAHEAD_H

#include "ai/tigers/learned.h"

/* Returns the value of the round after one of the viewer's discards (Riichi or not), AI_ONE a point: the
 * mean, over the unseen tiles, of the best move after drawing each, minus the danger of the discard. `value`
 * is the network's value of the discard. next_draw_can must be true. */
int32_t lookahead_value(const struct net *net, const struct judge *judge, struct move discard, int32_t value);

#endif
