/* feature_list.c: the list of inputs as data; see features.h. */
#include "ai/tigers/learned.h"

#define GROUP(name, count, words) {words, count},

static const struct net_group flags[] = {FEATURE_FLAGS(GROUP){NULL, 0}};
static const struct net_group numbers[] = {FEATURE_NUMBERS(GROUP){NULL, 0}};

const struct net_inputs feature_inputs = {
    .source = "src/ai/tigers/features.h",
    .sparse = FEATURE_SPARSE,
    .dense = FEATURE_DENSE,
    .sorts = FEATURE_SORTS,
    .outputs = LEARNED_OUTPUTS,
    .flags = flags,
    .numbers = numbers,
    .rest =
        "kinds: main suit, other suit, own wind, the other's, winds of nobody, dragons; numbers in 1/64 up to"
        " 32; sorts: twice the shanten, one more if open; outputs: own points less the other's, wins, loses",
};
