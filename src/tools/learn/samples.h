/*
 * samples.h: what a network learns from, and how it is fitted to that.
 */
#ifndef TOOLS_LEARN_SAMPLES_H
#define TOOLS_LEARN_SAMPLES_H

#include "base/rng.h"
#include "rules/play/table.h"
#include "tools/learn/mlp.h"

/* An input of the network and what came of it, in the network's unit of points. */
struct sample {
    size_t on, dense; /* where its flags and numbers begin; the answers that are yes follow the flags */
    uint16_t on_count, yes_count;
    uint8_t sort;
    uint8_t group; /* so many samples from here on are the seats of one moment; 0: it belongs to one before */
    bool shared;   /* of a moment: what one gains the others lose */
    bool won, lost, given; /* answers 1, 2 and 3: the seat won; it lost; the move's tile was won on */
    float came;            /* answer 0: what the seat gained, or was expected to gain later */
    float gain;            /* of a moment: what the winner gained */
};

/* Samples of many rounds, which are added to until they are cleared. Zero at first. */
struct samples {
    struct sample *list;
    uint16_t *on;
    int16_t *dense;
    size_t count, on_count, dense_count, capacity, on_capacity, dense_capacity;
};

/* Adds a sample with that input, of so many numbers, and returns its place. */
size_t samples_add(struct samples *samples, const struct net_input *input, int dense);

/* Says that an answer from 4 on is yes for the sample added last. */
void samples_say_yes(struct samples *samples, int answer);

void samples_clear(struct samples *samples);
void samples_free(struct samples *samples);

/* How a family of networks is fitted. */
struct fitting {
    bool moments;               /* the seats of a moment are judged together (session/luck/observation.h) */
    bool logits;                /* yes-or-no answers are logits; else numbers from 0 to 1 */
    double by_gain, by_answers; /* what the errors of the points and of all other answers count for */
    float decay;                /* how fast weights shrink */
};

/* Mean losses: of the points, the same of a network that always answers 0, and of the other answers. */
struct loss {
    double points, of_nothing, answers;
};

/* One pass over all samples in a random order, with a step after each batch. Returns the mean losses, each
 * sample's before its step. */
struct loss samples_learn(struct mlp *mlp, const struct samples *samples, const struct fitting *fitting,
                          float rate, int batch, struct rng *rng);

/* What each seat of a moment is expected to gain. */
void moment_expect(const struct mlp *mlp, const struct net_input inputs[], int seats, bool shared,
                   double gain[SEAT_MAX]);

#endif
