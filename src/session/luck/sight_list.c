/* sight_list.c: the list of what the networks of luck are told, as data; see sight.h. */
#include "session/luck/sight.h"

#define GROUP(name, count, told) {told, count},

static const struct net_group flags[] = {{NULL, 0}};
static const struct net_group numbers[] = {SIGHT_NUMBERS(GROUP){NULL, 0}};

const struct net_inputs sight_inputs = {
    .source = "src/session/luck/sight.h",
    .sparse = 0,
    .dense = SIGHT_INPUTS,
    .outputs = SIGHT_OUTPUTS,
    .flags = flags,
    .numbers = numbers,
    .rest = "numbers in 1/64 up to 32; outputs: weight, gain",
};
