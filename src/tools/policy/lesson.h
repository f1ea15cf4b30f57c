/*
 * lesson.h: how a policy learns from the decisions of rounds: from a teacher's
 * moves, or from what came of its own.
 *
 * Its own it learns from by proximal policy optimization (Schulman and others,
 * 2017): what turned out better than the critic expected is made likelier, in steps bounded by `clip`; a
 * share for entropy keeps it from settling too soon, and a pull to the slow average of itself damps the
 * circling of two who learn against each other.
 */
#ifndef TOOLS_LESSON_H
#define TOOLS_LESSON_H

#include "tools/policy/episode.h"

struct lesson {
    bool taught;   /* the actions noted are a teacher's */
    bool listens;  /* the critic alone learns */
    float rate;    /* of Adam */
    float clip;    /* how far the chance of a move may go from what it was, as a share */
    float entropy; /* what variety counts for */
    float pull;    /* what staying near `slow` counts for */
    float sights;  /* what the answers about the other's waits count for */
    int passes, batch;
    const struct perceptron *slow; /* an actor; NULL: no pull */
};

/* What was seen while learning, means over all decisions. */
struct progress {
    double entropy; /* of the chances, in nats */
    double agreed;  /* the likeliest move was the one made */
    double moved;   /* how far the chances went: Kullback and Leibler's divergence from what they were */
    double unfit;   /* of the critic: the mean square of what it was off by, in POLICY_POINTS squared */
    double waits;   /* of the waits said: the mean loss a kind, in nats */
};

/* Learns from all of them; their advantages are brought to a spread of 1 first. */
void lesson_learn(const struct lesson *lesson, struct policy *policy, struct episodes *episodes,
                  struct rng *rng, struct progress *progress);

/* The slope of the actor's loss by its outputs for one decision and those it stands for (see
 * perceptron_blame). Adds what was seen. */
void lesson_slope(const struct lesson *lesson, const struct decision *decision, const float *outputs,
                  const float *slow, float slope[POLICY_OUTPUTS], struct progress *progress);

#endif
