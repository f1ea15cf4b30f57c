/* attack.h: whether and how to declare in Tenpai Duel. */
#ifndef AI_TENPAI_ATTACK_H
#define AI_TENPAI_ATTACK_H

#include "ai/engine.h"

/* Stores the best declaration and its reason and returns true if it is worth making; waiting costs the risk
 * that the other attacks first. Otherwise returns false and changes nothing. */
bool attack_choose(const struct person *who, const struct view *view, struct move *best,
                   struct reason *reason);

/* If the hand is tenpai after the discard, and a defender who reads the discards would name a wait right away
 * but another defender wouldn't, stores that as the reason for not declaring, as long as a draw can change
 * the wait. */
void attack_explain_none(const struct view *view, const struct move *discard, struct reason *reason);

/* If the discard `*best` leaves the hand one step from tenpai, replaces it by the discard with the most
 * promising hand, and stores the reason. */
void attack_look_ahead(const struct view *view, struct move *best, struct reason *reason);

#endif
