/* samples.h: training samples, and a pass of training over them. */
#ifndef TOOLS_LEARN_SAMPLES_H
#define TOOLS_LEARN_SAMPLES_H

#include "base/rng.h"
#include "rules/play/table.h"
#include "tools/learn/mlp.h"

/* An input of the network and its targets, in the network's unit of points. */
struct sample {
    size_t on, dense; /* where its flags and numbers start; the outputs with target 1 follow the flags */
    uint16_t on_count, yes_count;
    uint8_t sort;
    uint8_t group; /* this many samples from here on are the seats of a moment; 0: part of an earlier group */
    bool shared;   /* for a moment: what one seat gains the others lose */
    bool won, lost, given; /* targets 1, 2 and 3: the seat won; it lost; the move dealt in */
    float came;            /* target 0: the seat's gain, or its later expectation */
    float gain;            /* for a moment: the winner's gain */
};

/* The samples of many rounds. Zero at first; owns its lists until samples_free. */
struct samples {
    struct sample *list;
    uint16_t *on;
    int16_t *dense;
    size_t count, on_count, dense_count, capacity, on_capacity, dense_capacity;
};

/* Adds a sample with an input of `dense` numbers and returns its place. */
size_t samples_add(struct samples *samples, const struct net_input *input, int dense);

/* Sets the target of an output from 4 on to 1, for the last sample. */
void samples_say_yes(struct samples *samples, int answer);

/* Removes all samples but keeps the memory; samples_free frees it. */
void samples_clear(struct samples *samples);
void samples_free(struct samples *samples);

/* How to train a family of networks. */
struct fitting {
    bool moments;               /* the seats of a moment have a joint loss (session/luck/observation.h) */
    bool logits;                /* outputs for chances are logits; otherwise numbers from 0 to 1 */
    double by_gain, by_answers; /* the weights of the losses of the points and of the other outputs */
    float decay;                /* how fast weights shrink */
};

/* Mean losses: of the points, of the points with an output of always 0, and of the other outputs. */
struct loss {
    double points, of_nothing, answers;
};

/* Trains once on all samples in random order, with a step after each batch. Returns the mean losses before
 * the steps. */
struct loss samples_learn(struct mlp *mlp, const struct samples *samples, const struct fitting *fitting,
                          float rate, int batch, struct rng *rng);

/* Calculates the expected gain of each seat in a moment. */
void moment_expect(const struct mlp *mlp, const struct net_input inputs[], int seats, bool shared,
                   double gain[SEAT_MAX]);

#endif
