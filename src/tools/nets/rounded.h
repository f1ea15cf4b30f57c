/*
 * rounded.h: a perceptron that has learned, in the whole numbers that networks play by (ai/net/net.h).
 */
#ifndef TOOLS_ROUNDED_H
#define TOOLS_ROUNDED_H

#include "ai/net/net.h"
#include "tools/nets/perceptron.h"

/* Rounds its numbers, of its outputs the first `outputs`; what is beyond a weight's range becomes the nearest
 * in it. Returns what the net's numbers lie in, freed by the caller. */
void *rounded_make(struct net *net, const struct perceptron *perceptron, int outputs);

/* The other way: the perceptron, of the net's sizes, takes the net's numbers in place of its own. Outputs
 * beyond the net's stay as they are. */
void rounded_read(struct perceptron *perceptron, const struct net *net);

#endif
