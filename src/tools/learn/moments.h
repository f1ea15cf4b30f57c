/*
 * moments.h: moments of rounds between normal opponents, to train the luck networks
 * (session/luck/observation.h) on.
 */
#ifndef TOOLS_LEARN_MOMENTS_H
#define TOOLS_LEARN_MOMENTS_H

#include "rules/play/ruleset.h"
#include "tools/learn/samples.h"

/* Plays a round of that seed between normal opponents and adds its moments. The target of a moment is the
 * result; with lambda below 1 it is partly what the network expects of the next moment, which is less noisy.
 */
void moments_play(const struct ruleset *rules, const struct mlp *mlp, float lambda, uint64_t seed,
                  struct samples *samples);

#endif
