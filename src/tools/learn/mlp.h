/*
 * mlp.h: a multilayer perceptron in floating point that learns by Adam, for the networks of ai/net/net.h.
 *
 * It has the same layers as struct net, in the same order, and is rounded to whole numbers to play.
 */
#ifndef TOOLS_LEARN_MLP_H
#define TOOLS_LEARN_MLP_H

#include "ai/net/net_file.h"

struct mlp {
    struct net_inputs inputs;
    int first, second;                         /* sizes of the hidden layers */
    float *numbers, *gradient, *mean, *square; /* Adam's means of the gradient and of its square */
    size_t count;
    int64_t steps;
};

/* A network in whole numbers; `net` points into the rest. */
struct rounded {
    struct net net;
    int16_t *weights;
    int32_t *biases;
};

/* What a forward pass leaves behind for the pass back. */
struct mlp_pass {
    float dense[NET_DENSE_MAX], first[NET_HIDDEN_MAX], second[NET_HIDDEN_MAX], outputs[NET_OUTPUTS_MAX];
};

/* A network with random weights, to be freed by mlp_free. `inputs` must outlive it. */
struct mlp *mlp_new(const struct net_inputs *inputs, int first, int second, uint64_t seed);
struct mlp *mlp_copy(const struct mlp *mlp);
void mlp_free(struct mlp *mlp);

/* Takes the numbers of a network's file. False with a sentence if it is damaged or of another size. */
bool mlp_read(struct mlp *mlp, const char *path, struct error *error);

/* Writes the file. False with a sentence if it cannot. */
bool mlp_write(const struct mlp *mlp, const char *path, struct error *error);

/* Rounds into `rounded`, which is zero the first time and is freed by rounded_free. */
void mlp_round(const struct mlp *mlp, struct rounded *rounded);
void rounded_free(struct rounded *rounded);

/* Fills in what the network answers. */
void mlp_forward(const struct mlp *mlp, const struct net_input *input, struct mlp_pass *pass);

/* Adds the gradient of one sample; `slope` is that of its loss by the outputs. */
void mlp_backward(struct mlp *mlp, const struct net_input *input, const struct mlp_pass *pass,
                  const float *slope);

/* A step by the mean of the gradients of `count` samples, shortened to a length of 1, after which the weights
 * shrink by rate * decay. */
void mlp_step(struct mlp *mlp, float rate, float decay, int count);

/* Moves all numbers that part of the way to the other's. */
void mlp_follow(struct mlp *mlp, const struct mlp *other, float part);

#endif
