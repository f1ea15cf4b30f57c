/*
 * net.h: a small neural network with two hidden layers of rectified sums.
 *
 * All arithmetic is in integers, so that the same inputs give the same outputs on every platform.
 */
#ifndef AI_NET_H
#define AI_NET_H

#include <stdint.h>

enum {
    NET_ON_MAX = 384,     /* inputs that are 1 at the same time */
    NET_DENSE_MAX = 96,   /* inputs that are numbers */
    NET_HIDDEN_MAX = 128, /* of either layer */
    NET_STEP = 32,        /* the first one's size is a multiple of it */
    NET_OUTPUTS_MAX = 192,
    NET_UNIT = 64,     /* an input of 1 */
    NET_WEIGHT = 4096, /* a weight of 1 */
    NET_ONE = 1024     /* an output of 1 */
};

/* A network. Weights are in the order of their source, then of their target. */
struct net {
    int sparse, dense; /* inputs that are 0 or 1, and inputs that are numbers */
    int first, second; /* sizes of the hidden layers */
    int outputs;
    const int16_t *weights; /* of the inputs, the sparse ones first; NET_WEIGHT is 1 here and below */
    const int32_t *bias;
    const int16_t *second_weights;
    const int32_t *second_bias;
    const int16_t *last_weights;
    const int32_t *last_bias;
    const int16_t *direct; /* from the numbers straight to the outputs, for each sort of input; NULL: none */
};

struct net_input {
    int sort; /* of position: selects the direct weights */
    int on_count;
    uint16_t on[NET_ON_MAX];      /* sparse inputs that are 1 */
    int16_t dense[NET_DENSE_MAX]; /* NET_UNIT is 1 */
};

/* Sets a sparse input to 1. */
static inline void net_mark(struct net_input *input, int place)
{
    input->on[input->on_count++] = (uint16_t)place;
}

/* The first layer's sums for the sparse inputs added so far. */
struct net_sums {
    int32_t sums[NET_HIDDEN_MAX];
};

/* Starts the sums without any input. */
void net_begin(const struct net *net, struct net_sums *sums);

/* Adds the sparse inputs to the sums. */
void net_add(const struct net *net, const struct net_input *input, struct net_sums *sums);

/* Like net_add, for a list of sparse inputs. */
void net_add_flags(const struct net *net, const uint16_t *flags, int count, struct net_sums *sums);

/* Returns the first output of a network without dense inputs; NET_ONE is 1. */
int32_t net_first_output(const struct net *net, const struct net_sums *sums);

/* Calculates all outputs from the sums and the input's dense part; NET_ONE is 1. `outputs` must have room for
 * net->outputs. */
void net_finish(const struct net *net, const struct net_sums *sums, const struct net_input *input,
                int32_t *outputs);

#endif
