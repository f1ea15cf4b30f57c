/*
 * hand_value.h: the value of a hand: the points it is expected to bring.
 *
 * Value = chance to win first x (points + what that denies the others). The
 * chance is a race: every step to the win has a rate a turn (useful tiles
 * among those unseen, by draw, by claim, by dummy discard), and each must come
 * before the round ends otherwise. A tenpai hand is scored exactly, wait by
 * wait, with the ways furiten leaves it.
 */
#ifndef AI_HAND_VALUE_H
#define AI_HAND_VALUE_H

#include "ai/tigers/estimate/plan.h"

/* What a hand of 3n+1 tiles is worth, and by what. */
struct hand_value {
    int value;      /* expected points, AI_ONE each */
    int chance;     /* to win, of AI_ONE */
    int points;     /* if it wins, AI_ONE a point */
    int shanten;    /* the least number to any win */
    int useful;     /* unseen tiles that bring that nearer */
    tile_set waits; /* kinds that bring it nearer */
    int rate;       /* chance a turn of its next step, of AI_ONE */
    int claims;     /* unseen tiles whose pung would be that step */
    uint8_t plan;   /* enum plan_kind of the best plan */
    bool dead;      /* tenpai in Riichi, and can win by an own draw only */
};

/* Reckons a hand of the viewer's. `discard` is the tile to be thrown to come to it, or TILE_NONE; `riichi`
 * says that Riichi is declared with it or stands already. */
void hand_value_estimate(const struct situation *situation, const struct holding *holding, uint8_t discard,
                         bool riichi, struct hand_value *hand);

/* The same, with the plans the hand has (none in Riichi); returns how many. */
int hand_value_estimate_plans(const struct situation *situation, const struct holding *holding,
                              uint8_t discard, bool riichi, struct hand_value *hand,
                              struct plan plans[PLAN_MAX]);

/* The value of having one draw more than estimated. */
int hand_value_extra_draw(const struct situation *situation, const struct hand_value *hand);

#endif
