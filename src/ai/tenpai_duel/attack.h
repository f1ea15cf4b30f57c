/*
 * attack.h: which hand to attack with, and how (Tenpai Duel).
 */
#ifndef AI_TENPAI_ATTACK_H
#define AI_TENPAI_ATTACK_H

#include "ai/engine.h"

/* True if a seat has an open meld: then it may declare tenpai, but no Riichi. */
bool attack_is_open(const struct table *table, int seat);

/* The best declaration into `*best` and why, if one is worth making; an attack of the other's is the price of
 * waiting. False: nothing is changed. */
bool attack_choose(const struct person *who, const struct view *view, struct move *best,
                   struct reason *reason);

/* Where the discard `*best` leaves the hand a step from ready: puts the one in its place after which the hand
 * promises most, and why. */
void attack_look_ahead(const struct view *view, struct move *best, struct reason *reason);

#endif
