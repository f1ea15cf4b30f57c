/* observation_list.c: the inputs of the luck networks, as data; see observation.h. */
#include "session/luck/observation.h"

#define GROUP(name, count, words) {words, count},

static const struct net_group flags[] = {{NULL, 0}};
static const struct net_group numbers[] = {OBSERVATION_NUMBERS(GROUP){NULL, 0}};

const struct net_inputs observation_inputs = {
    .source = "src/session/luck/observation.h",
    .sparse = 0,
    .dense = OBSERVATION_INPUTS,
    .outputs = OBSERVATION_OUTPUTS,
    .flags = flags,
    .numbers = numbers,
    .rest = "numbers in 1/64 up to 32; outputs: weight, gain",
};
