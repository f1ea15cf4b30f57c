/*
 * moments.h: training samples for the luck networks (session/luck/observation.h), from rounds between normal
 * opponents.
 */
#ifndef TOOLS_LEARN_MOMENTS_H
#define TOOLS_LEARN_MOMENTS_H

#include "rules/play/ruleset.h"
#include "tools/learn/samples.h"

/* Plays a round of the seed between normal opponents and adds its moments to `samples`. The target of a
 * moment is the result; with lambda below 1 it is blended with the network's output for the next moment,
 * which is less noisy. */
void moments_play(const struct ruleset *rules, const struct mlp *mlp, float lambda, uint64_t seed,
                  struct samples *samples);

#endif
