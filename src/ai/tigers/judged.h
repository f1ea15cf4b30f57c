/*
 * judged.h: one legal move, and what is to be said for it.
 *
 * The first part is what normal's judgement estimates (judge.h, discard.h), the
 * second what the network expects where it was asked (learned.h); `weight`
 * takes in both (hard.h).
 */
#ifndef AI_JUDGED_H
#define AI_JUDGED_H

#include "ai/tigers/estimate/hand_value.h"
#include "rules/play/move.h"

struct judged {
    struct move move;
    int score;              /* its value, its danger taken off, AI_ONE a point */
    int cost;               /* of its danger */
    int give;               /* chance that another wins on its tile, of AI_ONE */
    struct hand_value hand; /* after it */

    int told;        /* place of what the network was told of it; -1: nothing, as the rules know it */
    int32_t learned; /* expected of the round: the own points less the other's, AI_ONE a point */
    int32_t wins;    /* chance to win, of AI_ONE */
    int32_t loses;   /* chance that the other wins */
    int32_t value;   /* `learned` with the standing in the last round */
    int64_t weight;  /* by which hard orders moves, HARD_POINT a point */
};

/* True if it throws a tile, with Riichi or without. */
static inline bool judged_is_discard(const struct judged *judged)
{
    return judged->move.kind == MOVE_DISCARD || judged->move.kind == MOVE_RIICHI;
}

#endif
