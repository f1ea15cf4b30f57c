/*
 * mlp.h: a multilayer perceptron in floating point, trained with Adam, for the networks of ai/net/net.h.
 *
 * It has the same layers in the same order as struct net and is rounded to integers to play.
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

/* A rounded network; `net` points into the other members. */
struct rounded {
    struct net net;
    int16_t *weights;
    int32_t *biases;
};

/* The values of a forward pass, for the backward pass. */
struct mlp_pass {
    float dense[NET_DENSE_MAX], first[NET_HIDDEN_MAX], second[NET_HIDDEN_MAX], outputs[NET_OUTPUTS_MAX];
};

/* Return a network with random weights, or a copy; free it with mlp_free. `inputs` must outlive it. */
struct mlp *mlp_new(const struct net_inputs *inputs, int first, int second, uint64_t seed);
struct mlp *mlp_copy(const struct mlp *mlp);
void mlp_free(struct mlp *mlp);

/* Reads the weights from a file. Returns false and sets the error if it is damaged or has other sizes. */
bool mlp_read(struct mlp *mlp, const char *path, struct error *error);

/* Writes the file. Returns false and sets the error on failure. */
bool mlp_write(const struct mlp *mlp, const char *path, struct error *error);

/* Rounds into `rounded`, which must be zero the first time; free it with rounded_free. */
void mlp_round(const struct mlp *mlp, struct rounded *rounded);
void rounded_free(struct rounded *rounded);

/* Calculates the outputs and stores all layers in `pass`. */
void mlp_forward(const struct mlp *mlp, const struct net_input *input, struct mlp_pass *pass);

/* Adds the gradient of a sample; `slope` is the derivative of its loss by the outputs. */
void mlp_backward(struct mlp *mlp, const struct net_input *input, const struct mlp_pass *pass,
                  const float *slope);

/* Makes a step of Adam with the mean gradient of `count` samples, clipped to length 1, and shrinks the
 * weights by rate * decay. */
void mlp_step(struct mlp *mlp, float rate, float decay, int count);

/* Moves all weights by `part` of the distance to the other network's. */
void mlp_follow(struct mlp *mlp, const struct mlp *other, float part);

#endif
