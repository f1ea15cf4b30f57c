/*
 * one_suit_danger.h: how dangerous a discard is in One Suit.
 */
#ifndef AI_ONE_SUIT_DANGER_H
#define AI_ONE_SUIT_DANGER_H

#include "ai/teach.h"

/* Fills in the danger of every kind of the suit; see struct engine. A viewer about to discard gets the
 * figures of hard's network, any other those of sampled hands. */
void one_suit_danger(const struct view *view, uint64_t seed, struct danger_figures *figures);

/* The same from sampled hands only. */
void one_suit_danger_counted(const struct view *view, uint64_t seed, struct danger_figures *figures);

#endif
