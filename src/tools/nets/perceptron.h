/*
 * perceptron.h: a small network in floating point that is told flags and learns
 * by Adam.
 *
 * Two hidden layers of rectified sums. Of its inputs, which are 0 or 1, only those
 * that are 1 are named, so the first layer costs as much as a position has to
 * tell. What it is asked and what is wrong with the answers is its user's
 * affair: who learns hands over the slope of the loss by each output.
 */
#ifndef TOOLS_PERCEPTRON_H
#define TOOLS_PERCEPTRON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PERCEPTRON_HIDDEN = 256 /* most of a layer */, PERCEPTRON_OUTPUTS = 192 };

struct perceptron_size {
    int flags, first, second, outputs; /* the layers' multiples of 8 */
};

struct perceptron {
    struct perceptron_size size;
    float *numbers;       /* each layer's weights, by what they lead from, then its biases */
    float *gradient;      /* summed up since the last step */
    float *mean, *square; /* Adam's */
    int64_t steps;
};

/* What one forward pass leaves behind for the way back. */
struct perceptron_pass {
    float first[PERCEPTRON_HIDDEN], second[PERCEPTRON_HIDDEN], outputs[PERCEPTRON_OUTPUTS];
};

/* A network with random numbers; the last layer's are 0, so it answers 0 to everything. */
struct perceptron *perceptron_new(const struct perceptron_size *size, uint64_t seed);
void perceptron_free(struct perceptron *net);

/* The same numbers again, without what Adam has gathered. */
struct perceptron *perceptron_copy(const struct perceptron *net);

/* Moves its numbers that part of the way to another's of the same size. */
void perceptron_follow(struct perceptron *net, const struct perceptron *other, float part);

/* Multiplies all answers by that. */
void perceptron_scale(struct perceptron *net, float times);

/* Answers for `count` flags. */
void perceptron_ask(const struct perceptron *net, const uint16_t *flags, int count,
                    struct perceptron_pass *pass);

/* The same in parts, for who asks about many positions that share flags: the first layer's sums without any
 * flag, more flags, and what the first output is then. */
void perceptron_begin(const struct perceptron *net, float sums[PERCEPTRON_HIDDEN]);
void perceptron_add(const struct perceptron *net, const uint16_t *flags, int count,
                    float sums[PERCEPTRON_HIDDEN]);
float perceptron_first_output(const struct perceptron *net, const float sums[PERCEPTRON_HIDDEN]);

/* Adds the gradient of a loss that has the slope `slope` by each output of that pass. */
void perceptron_blame(struct perceptron *net, const uint16_t *flags, int count,
                      const struct perceptron_pass *pass, const float *slope);

/* A step of Adam down the mean of the `count` gradients added, and forgets them. A mean longer than `longest`
 * is shortened to it. */
void perceptron_step(struct perceptron *net, float rate, int count, float longest);

/* Writes its numbers, and reads them, the same on every machine; false if the file cannot be written, or
 * holds no network of that size: then the numbers may be changed. */
bool perceptron_save(const struct perceptron *net, const char *path);
bool perceptron_load(struct perceptron *net, const char *path);

#endif
