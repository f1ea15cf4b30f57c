/*
 * net.h: a small neural network in whole numbers.
 *
 * Two hidden layers of rectified sums. All arithmetic is in integers, so that
 * the same inputs give the same outputs on every platform.
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

/* The numbers of a network; weights stand by what they lead from and then by what they lead to. */
struct net {
    int sparse, dense; /* inputs that are 0 or 1, and inputs that are numbers */
    int first, second; /* sizes of the hidden layers */
    int outputs;
    const int16_t *weights; /* of the inputs, the sparse ones first; NET_WEIGHT is 1, as in all that follow */
    const int32_t *bias;
    const int16_t *second_weights;
    const int32_t *second_bias;
    const int16_t *last_weights;
    const int32_t *last_bias;
    const int16_t *direct; /* straight from the numbers to the outputs, by the input's sort; NULL: none */
};

struct net_input {
    int sort; /* of position: each has direct weights of its own */
    int on_count;
    uint16_t on[NET_ON_MAX];      /* sparse inputs that are 1 */
    int16_t dense[NET_DENSE_MAX]; /* NET_UNIT is 1 */
};

/* Marks a sparse input. */
static inline void net_mark(struct net_input *input, int place)
{
    input->on[input->on_count++] = (uint16_t)place;
}

/* What the sparse inputs bring the first layer; more can be added. */
struct net_sums {
    int32_t sums[NET_HIDDEN_MAX];
};

/* Begins with no input at all. */
void net_begin(const struct net *net, struct net_sums *sums);

/* Adds the sparse inputs. */
void net_add(const struct net *net, const struct net_input *input, struct net_sums *sums);

/* The same of flags that stand in a list. */
void net_add_flags(const struct net *net, const uint16_t *flags, int count, struct net_sums *sums);

/* The first output alone, of a net that is told no numbers. */
int32_t net_first_output(const struct net *net, const struct net_sums *sums);

/* Works out the outputs, as many as the net has, NET_ONE is 1, of the sums and the input's numbers. */
void net_finish(const struct net *net, const struct net_sums *sums, const struct net_input *input,
                int32_t *outputs);

#endif
