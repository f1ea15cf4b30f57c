/*
 * learn.h: the networks of assets/nets and how they learn.
 */
#ifndef TOOLS_LEARN_LEARN_H
#define TOOLS_LEARN_LEARN_H

#include <stdio.h>

#include "base/error.h"
#include "tools/learn/samples.h"

struct network;

/* The network of that name, as in assets/nets, or NULL; the n-th, or NULL after the last. Static. */
const struct network *network_find(const char *name);
const struct network *network_at(int n);

const char *network_name(const struct network *network);
const struct net_inputs *network_inputs(const struct network *network);

/* A network of its size that knows nothing, to be freed by mlp_free. */
struct mlp *network_mlp(const struct network *network, uint64_t seed);

/* How it learns: tool_learn.c says what each value is. */
struct lesson {
    int64_t rounds;
    uint64_t seed;
    float rate, follow, lambda;
    int update, batch, keep, taught;
};

extern const struct lesson lesson_usual;

/* Sets the value that NAME=VALUE names; false if there is none. */
bool lesson_set(struct lesson *lesson, const char *text);

/* Learns on from the file, or from nothing if there is none, and writes it. Progress goes to `out`, a line
 * after every 16 updates. False with a sentence if the file is damaged or cannot be written. */
bool network_learn(const struct network *network, const char *path, const struct lesson *lesson, FILE *out,
                   struct error *error);

#endif
