/*
 * tiger_knobs.h: the weights of the opponents of Dueling Tigers by name, for tools that take them as data.
 */
#ifndef TOOLS_TIGER_KNOBS_H
#define TOOLS_TIGER_KNOBS_H

#include "ai/tigers/hard.h"
#include "tools/knob.h"

#define TIGER_KNOB(owner, name)                                                                              \
    {                                                                                                        \
#name, offsetof(struct owner, name)                                                                  \
    }

/* Normal's judgement, habits too. */
static const struct knob judgement_knobs[] = {
    TIGER_KNOB(weights, time),      TIGER_KNOB(weights, meet),        TIGER_KNOB(weights, meet_riichi),
    TIGER_KNOB(weights, deny),      TIGER_KNOB(weights, danger),      TIGER_KNOB(weights, second),
    TIGER_KNOB(weights, pair_open), TIGER_KNOB(weights, pair_closed), TIGER_KNOB(weights, promise),
    TIGER_KNOB(weights, dead),      TIGER_KNOB(weights, look),        TIGER_KNOB(weights, blur),
    TIGER_KNOB(weights, calls),     TIGER_KNOB(weights, riichi),      TIGER_KNOB(weights, greed),
    TIGER_KNOB(weights, draws),
};

/* How hard weighs its judgements. */
static const struct knob mixing_knobs[] = {
    TIGER_KNOB(hard_weights, reckoned), TIGER_KNOB(hard_weights, feared), TIGER_KNOB(hard_weights, ahead),
    TIGER_KNOB(hard_weights, looked),   TIGER_KNOB(hard_weights, behind),
};

enum {
    JUDGEMENT_KNOBS = sizeof judgement_knobs / sizeof *judgement_knobs,
    MIXING_KNOBS = sizeof mixing_knobs / sizeof *mixing_knobs
};

#endif
