/*
 * four_aim.h: what a judged hand at a table of four aims at, as far as a player can see it too.
 */
#ifndef AI_FOUR_AIM_H
#define AI_FOUR_AIM_H

#include "ai/four/four_judge.h"

/* Returns the pattern that every hand with that aim has, or NULL. */
const struct pattern *four_aim_pattern(const struct ruleset *rules, enum aim aim);

/* True if the hand after a discard or claim can be said to have its aim: four runs without pungs are as near
 * as judged, and no tile for the aim is discarded while others don't fit it. */
bool four_aim_is_plain(const struct four_situation *situation, const struct four_judged *judged);

/* Returns the suit that the hand after a discard aims at; SUIT_HONORS if none. */
enum suit four_aim_suit(const struct four_situation *situation, const struct four_judged *judged);

/* Returns how many tiles more than the best discard another leaves missing for the best one's aim;
 * FOUR_PLAN_NEVER if that isn't a special one, or can't be said to be it. */
int four_aim_behind(const struct four_situation *situation, const struct four_judged *judged,
                    const struct four_judged *best);

/* Returns another pattern that the best discard leaves as close as its aim, the pattern `first`, and the next
 * best doesn't; NULL if there is none. Of a series only one pattern counts. */
const struct pattern *four_aim_other(const struct four_situation *situation, const struct four_judged *best,
                                     const struct four_judged *next, const struct pattern *first);

#endif
