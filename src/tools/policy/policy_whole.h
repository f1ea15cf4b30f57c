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

/* The move that is answered highest in the mean of so many ways of telling the position, at least one; `rng`
 * chooses where nothing tells moves apart. */
struct move policy_whole_choose(const struct net *net, const struct view *view, int ways, struct rng *rng);

#endif
