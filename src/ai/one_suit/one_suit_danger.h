/*
 * one_suit_danger.h: how dangerous a discard is in One Suit.
 */
#ifndef AI_ONE_SUIT_DANGER_H
#define AI_ONE_SUIT_DANGER_H

#include "ai/teach.h"

/* The danger of every kind of the suit, as struct engine has it: to who is about to discard what the network
 * that plays hard says of the others' waits, else from hands of theirs dealt anew. */
void one_suit_danger(const struct view *view, uint64_t seed, struct danger_figures *figures);

/* The same from hands dealt anew alone: what a person can count from the tiles unseen, whoever threw what. */
void one_suit_danger_counted(const struct view *view, uint64_t seed, struct danger_figures *figures);

#endif
