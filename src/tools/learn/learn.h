/* learn.h: the networks of assets/nets and their training. */
#ifndef TOOLS_LEARN_LEARN_H
#define TOOLS_LEARN_LEARN_H

#include <stdio.h>

#include "base/error.h"
#include "tools/learn/samples.h"

struct network;

/* Return the network with a name as in assets/nets, or NULL; the n-th, or NULL after the last. Static. */
const struct network *network_find(const char *name);
const struct network *network_at(int n);

/* Return the name and the inputs of a network. Static. */
const char *network_name(const struct network *network);
const struct net_inputs *network_inputs(const struct network *network);

/* Returns an untrained network of its size with random weights; free it with mlp_free. */
struct mlp *network_mlp(const struct network *network, uint64_t seed);

/* The parameters of the training; tool_learn.c explains them. */
struct lesson {
    int64_t rounds;
    uint64_t seed;
    float rate, follow, lambda;
    int update, batch, keep, taught;
};

extern const struct lesson lesson_usual;

/* Sets the parameter in NAME=VALUE; false if there is none with that name. */
bool lesson_set(struct lesson *lesson, const char *text);

/* Trains the network in the file further, or a new one if there is no file, and writes it back. Prints a line
 * to `out` after every 16 updates. Returns false and sets the error if the file is damaged or can't be
 * written. */
bool network_learn(const struct network *network, const char *path, const struct lesson *lesson, FILE *out,
                   struct error *error);

#endif
