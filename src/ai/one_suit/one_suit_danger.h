/*
 * one_suit_danger.h: how dangerous a discard is in One Suit.
 */
#ifndef AI_ONE_SUIT_DANGER_H
#define AI_ONE_SUIT_DANGER_H

#include "ai/teach.h"

/* The danger of every kind of the suit, as struct brain has it: from hands of the others dealt anew. */
void one_suit_danger(const struct view *view, uint64_t seed, struct danger_figures *figures);

#endif
