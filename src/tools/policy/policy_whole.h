/*
 * policy_whole.h: a policy in whole numbers, which makes the same moves on every machine.
 *
 * The actor's numbers are rounded as those of all networks that play (ai/net/net.h),
 * and written to files like theirs.
 */
#ifndef TOOLS_POLICY_WHOLE_H
#define TOOLS_POLICY_WHOLE_H

#include "ai/net/net_file.h"
#include "tools/policy/policy.h"

/* What the network of a policy is told. */
extern const struct net_inputs policy_inputs;

/* Rounds an actor; numbers beyond what a weight can be become the nearest that it can. Returns what the
 * net's numbers lie in, freed by the caller. */
void *policy_whole_make(struct net *net, const struct perceptron *actor);

/* What is answered for each of a view's moves: the logarithm of how likely it is, up to what is the same for
 * all, NET_ONE a nat and way of telling. Moves that come to the same are answered for by the first of them.
 */
struct answered {
    int64_t sums[MOVE_MOST];
    bool any[MOVE_MOST];
};

/* Asks about a view with more than one answer, told in so many ways, 1 to SIGHT_TURNINGS. */
void policy_whole_ask(const struct net *net, const struct view *view, int ways, struct answered *answered);

/* The move that is answered highest in the mean of so many ways of telling the position, at least one; `rng`
 * chooses where nothing tells moves apart. */
struct move policy_whole_choose(const struct net *net, const struct view *view, int ways, struct rng *rng);

#endif
