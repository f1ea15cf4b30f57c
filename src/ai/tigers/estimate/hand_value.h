/*
 * hand_value.h: the value of a hand: the points it is expected to gain.
 *
 * Value = chance to win first x (points + what that denies the others). The chance comes from a race: every
 * step to the win has a rate per turn (by draw, claim or dummy discard) and must happen before the round
 * ends. A tenpai hand is scored exactly, wait by wait, as far as furiten allows.
 */
#ifndef AI_HAND_VALUE_H
#define AI_HAND_VALUE_H

#include "ai/tigers/estimate/plan.h"

/* The value of a hand of 3n+1 tiles and its parts. */
struct hand_value {
    int value;      /* expected points, AI_ONE each */
    int chance;     /* to win, of AI_ONE */
    int points;     /* if it wins, AI_ONE a point */
    int shanten;    /* to the nearest win */
    int useful;     /* unseen tiles that lower the shanten number */
    tile_set waits; /* their kinds, and those with no tile unseen */
    int rate;       /* chance per turn of its next step, of AI_ONE */
    int claims;     /* unseen tiles that make this step by a pung */
    uint8_t plan;   /* enum plan_kind of the best plan */
    bool dead;      /* in Riichi and can win only by self-draw */
};

/* Estimates a hand of the viewer. `discard` is the tile that leads to it, or TILE_NONE; `riichi` is true if
 * the hand is in Riichi then. */
void hand_value_estimate(const struct situation *situation, const struct holding *holding, uint8_t discard,
                         bool riichi, struct hand_value *hand);

/* Like hand_value_estimate, and stores the plans of the hand (none in Riichi); returns how many. */
int hand_value_estimate_plans(const struct situation *situation, const struct holding *holding,
                              uint8_t discard, bool riichi, struct hand_value *hand,
                              struct plan plans[PLAN_MAX]);

/* Returns the value of one more draw than in the estimate. */
int hand_value_extra_draw(const struct situation *situation, const struct hand_value *hand);

#endif
