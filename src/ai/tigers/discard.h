/* discard.h: judged moves; which tile to discard, and whether to declare Riichi with it. */
#ifndef AI_DISCARD_H
#define AI_DISCARD_H

#include "ai/reason.h"
#include "ai/tigers/estimate/danger.h"
#include "ai/tigers/estimate/hand_value.h"
#include "rules/play/move.h"

/* A legal move and its judgement: first normal's estimate (judge.h), then the network's (learned.h); `weight`
 * combines both (hard.h). */
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

/* Finds the best and the second best discard among the `allowed` kinds of a hand of 3n+2 tiles; with Riichi
 * if it is better and the kind is in `riichi`. `next->move.tile` is TILE_NONE if there is only one. */
void discard_choose(const struct situation *situation, const struct danger *danger,
                    const struct holding *holding, tile_set allowed, tile_set riichi, struct judged *best,
                    struct judged *next);

/* Returns the reason to prefer the best discard to the second best. */
struct reason discard_explain(const struct situation *situation, const struct danger *danger,
                              const struct judged *best, const struct judged *next);

#endif
