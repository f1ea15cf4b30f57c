/*
 * learner.h: a network in floating point that learns what comes of moves.
 */
#ifndef TOOLS_LEARNER_H
#define TOOLS_LEARNER_H

#include "tools/foresight/rounds.h"
#include "tools/nets/perceptron.h"

/* Asks a perceptron as an oracle is asked. */
struct float_oracle {
    const struct perceptron *net;
    const struct outlook *outlook;
    float sums[PERCEPTRON_HIDDEN];      /* the first layer's, of what lies open */
    uint16_t flags[OUTLOOK_TABLE_MOST]; /* that */
    int count;
};

/* The oracle asks `asked`, which must outlive it. */
struct oracle float_oracle(struct float_oracle *asked, const struct perceptron *net,
                           const struct outlook *outlook);

/* How it learns. */
struct learning {
    float rate, sights; /* of Adam; what answers beside the gain count for */
    int batch;
};

/* What was seen: means over the samples. */
struct learned {
    double off, all; /* mean square of what the gain was off by, and of the gain, in units squared */
    double waits;    /* the mean loss a kind, in nats */
    double won, given;
};

/* Rounds the network to whole numbers (ai/net/net.h) and makes its file, in a new buffer the caller frees;
 * numbers beyond what a weight can be become the nearest that it can. */
uint8_t *learner_make_file(const struct perceptron *net, const struct outlook *outlook, size_t *size);

/* A perceptron for an outlook's questions. */
struct perceptron *learner_new(const struct outlook *outlook, uint64_t seed);

/* One pass over the samples in an order of chance. */
void learner_learn(struct perceptron *net, const struct outlook *outlook, const struct learning *learning,
                   const struct samples *samples, struct rng *rng, struct learned *learned);

#endif
