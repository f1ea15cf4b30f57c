/*
 * moments.h: moments of rounds, as the networks of luck are told of them (session/luck/sight.h), and what
 * came.
 */
#ifndef TOOLS_LEARN_MOMENTS_H
#define TOOLS_LEARN_MOMENTS_H

#include "rules/play/ruleset.h"
#include "tools/learn/samples.h"

/* Plays a round of that seed between normal opponents and adds its moments. With lambda below 1 a moment is
 * to expect in part what the network expects of the next one, which is less noisy than the result. */
void moments_play(const struct ruleset *rules, const struct mlp *mlp, float lambda, uint64_t seed,
                  struct samples *samples);

#endif
