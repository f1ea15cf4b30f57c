/*
 * learned.h: what a network that has seen many rounds makes of single moves.
 */
#ifndef AI_LEARNED_H
#define AI_LEARNED_H

#include "ai/tigers/features.h"
#include "ai/tigers/judge.h"

/* What the network answers, in this order. */
enum { LEARNED_GAIN /* own points less the other's */, LEARNED_WINS, LEARNED_LOSES, LEARNED_OUTPUTS };

/* What the network was told: of the table once, and of what each move leads to. */
struct told {
    struct net_input table, moves[MOVE_MAX];
};

/* The network that was fitted: assets/nets/tigers.net, made into C by the build. */
extern const struct net learned_net;

/* True if the network judges positions of that kind. */
bool learned_can(const struct view *view);

/* Asks the network (NULL: it is only told) of each of these legal moves of the viewer's, and fills in its
 * part. */
void learned_judge(const struct net *net, const struct judge *judge, struct told *told, struct judged list[],
                   int count);

#endif
