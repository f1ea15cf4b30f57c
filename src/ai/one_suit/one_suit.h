/*
 * one_suit.h: the opponents in modes where a win is declared at one's own risk.
 *
 * Easy overlooks some waits and wins, more of them in longer hands, normal fewer, hard none; and hard plays
 * rounds on.
 */
#ifndef AI_ONE_SUIT_H
#define AI_ONE_SUIT_H

#include "ai/brain.h"

extern const struct brain one_suit_brain;

#endif
