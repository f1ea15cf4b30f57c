/*
 * judged.h: a legal move and its judgement.
 *
 * The first part is normal's estimate (judge.h, discard.h), the second the network's (learned.h); `weight`
 * combines both (hard.h).
 */
#ifndef AI_JUDGED_H
#define AI_JUDGED_H

#include "ai/tigers/estimate/hand_value.h"
#include "rules/play/move.h"

struct judged {
    struct move move;
    int score;              /* its value minus its danger, AI_ONE a point */
    int cost;               /* its danger, AI_ONE a point */
    int give;               /* chance that it deals in, of AI_ONE */
    struct hand_value hand; /* after it */

    int input;       /* the place of its inputs in struct move_inputs; -1: none, the rules give its value */
    int32_t learned; /* expected points of the seat minus the other's, AI_ONE a point */
    int32_t wins;    /* chance to win, of AI_ONE */
    int32_t loses;   /* chance that the other wins */
    int32_t value;   /* `learned`, in the last round with the value of winning the match */
    int64_t weight;  /* hard's order of moves, HARD_POINT a point */
};

/* True if the move is a discard, with Riichi or without. */
static inline bool judged_is_discard(const struct judged *judged)
{
    return judged->move.kind == MOVE_DISCARD || judged->move.kind == MOVE_RIICHI;
}

#endif
