/*
 * hard.h: the opponent with a network trained on many rounds.
 *
 * A move's weight is the sum of three judgements: the network's, normal's, and for discards the network's
 * after each possible next draw. Where the network can't judge, hard plays like normal.
 */
#ifndef AI_HARD_H
#define AI_HARD_H

#include "ai/ai.h"
#include "ai/tigers/learned.h"

enum { HARD_POINT = 16 * AI_ONE };

/* The weights of the judgements. */
struct hard_weights {
    const struct net *net; /* NULL: use only normal's judgement */
    int estimate;          /* of normal's judgement; the network's is 100 */
    int feared;            /* the same if the other player is in Riichi */
    int ahead;             /* of the look at the next draw */
    int looked;            /* the most discards to look ahead for */
    int behind;            /* only for discards at most this much worse than the best, AI_ONE a point */
};

extern const struct hard_weights hard_usual;

/* True if hard judges the position itself: turns and claims. Normal decides dummy actions and the treasure,
 * which the network judges no better. */
bool hard_can(const struct view *view);

/* Judges all legal moves of the judge's view, the best first; the tiles of the row appear once. Stores the
 * network's inputs in `inputs`. Returns how many; 0 if `stop` (may be NULL) asked to stop. */
int hard_judge(const struct judge *judge, const struct hard_weights *weights, const struct ai_stop *stop,
               struct move_inputs *inputs, struct judged list[MOVE_MAX]);

/* Returns a legal move for the viewer and stores why in `reason`, which is never NULL; `stop` as in ai_think.
 */
struct move hard_choose(const struct view *view, const struct hard_weights *weights, struct rng *rng,
                        const struct ai_stop *stop, struct reason *reason);

#endif
