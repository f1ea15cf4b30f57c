/*
 * learned.h: what a network that has seen many rounds makes of single moves.
 */
#ifndef AI_LEARNED_H
#define AI_LEARNED_H

#include "ai/tigers/features.h"
#include "ai/tigers/judge.h"

/* What the network answers, in this order. */
enum { LEARNED_GAIN /* own points less the other's */, LEARNED_WINS, LEARNED_LOSES, LEARNED_OUTPUTS };

/* One legal move and what is expected of it. */
struct learned {
    struct move move;
    int place;                         /* of what the network was told of it, or -1 */
    int32_t value;                     /* of the round: the own points less the other's, AI_ONE a point */
    int32_t answers[NET_OUTPUTS_MOST]; /* of the network; of a win by the rules */
};

/* What the network was told: of the table once, and of what each move leads to. */
struct told {
    struct net_input table, moves[MOVE_MOST];
};

/* The network that was fitted: assets/nets/tigers.net, made into C by the build. */
extern const struct net learned_net;

/* True if the network judges positions of that kind. */
bool learned_can(const struct view *view);

/* Judges all legal moves of the viewer, the best first; the places of the row stand once. Returns how many.
 */
int learned_moves(const struct net *net, const struct judge *judge, struct told *told,
                  struct learned list[MOVE_MOST]);

#endif
