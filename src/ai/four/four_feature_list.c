/* four_feature_list.c: the list of inputs as data; see four_features.h. */
#include "ai/four/four_learned.h"

#define GROUP(count, words) {words, count},

static const struct net_group flags[] = {FOUR_FLAGS(GROUP){NULL, 0}};
static const struct net_group numbers[] = {FOUR_NUMBERS(GROUP){NULL, 0}};

const struct net_inputs four_inputs = {
    .source = "src/ai/four/four_features.h",
    .sparse = FOUR_SPARSE,
    .dense = FOUR_DENSE,
    .outputs = FOUR_LEARNED_OUTPUTS,
    .flags = flags,
    .numbers = numbers,
    .rest = "kinds: suits by own tiles, own wind, those of the others in order, dragons; numbers in 1/64 up "
            "to 16;"
            " outputs: points of the round in sixteens, wins, pays",
};
