/*
 * hard.h: the opponent that has seen many rounds.
 *
 * Three judgements are added up for every move: what a network learned from
 * rounds played makes of it, what normal's judgement estimates, and for discards
 * what the network makes of the hand after each tile that may be drawn next.
 * Where the network knows nothing it plays like normal.
 */
#ifndef AI_HARD_H
#define AI_HARD_H

#include "ai/ai.h"
#include "ai/tigers/learned.h"

enum { HARD_POINT = 16 * AI_ONE };

/* How the judgements are weighed. */
struct hard_weights {
    const struct net *net; /* NULL: only normal's judgement counts */
    int estimate;          /* what normal's judgement counts for, the network's being 100 */
    int feared;            /* the same while the other is in Riichi */
    int ahead;             /* what the look at the next draw counts for */
    int looked;            /* discards looked at so, at most */
    int behind;            /* others that stand farther behind the best are left out, AI_ONE a point */
};

extern const struct hard_weights hard_usual;

/* True if positions like this are judged so: turns and claims. Dummy actions and the treasure are left to
 * normal's judgement, than which the network knows no better. */
bool hard_can(const struct view *view);

/* Judges all legal moves of the judge's view, the best first; the places of the row stand once. What the
 * network was told comes into `told`. Returns how many; 0 if `stop` (may be NULL) asked for it before that
 * was done. */
int hard_judge(const struct judge *judge, const struct hard_weights *weights, const struct ai_stop *stop,
               struct told *told, struct judged list[MOVE_MAX]);

/* A legal move for the viewer, and why (`reason` is never NULL); see ai_think for `stop`. */
struct move hard_choose(const struct view *view, const struct hard_weights *weights, struct rng *rng,
                        const struct ai_stop *stop, struct reason *reason);

#endif
