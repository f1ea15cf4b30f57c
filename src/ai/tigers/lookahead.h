/*
 * lookahead.h: what a discard is worth when the next own draw is looked at.
 *
 * The network knows roughly what a hand is worth; what it becomes by each tile
 * that may be drawn next, and by the best discard then, it knows as roughly
 * many times over, and the errors even out.
 */
#ifndef AI_LOOKAHEAD_H
#define AI_LOOKAHEAD_H

#include "ai/tigers/learned.h"

/* What the round is worth after one of the viewer's discards (Riichi or not), AI_ONE a point: the mean over
 * the unseen tiles of the best move after drawing it, less what the discard itself may give away. `value` is
 * what the discard is believed to be worth. There must be another draw (next_draw_can). */
int32_t lookahead_value(const struct net *net, const struct judge *judge, struct move discard, int32_t value);

#endif
