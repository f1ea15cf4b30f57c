/* feature_set_list.c: the tables as data; see feature_set.h. */
#include "ai/forecast/feature_set.h"

/* NOLINTBEGIN(bugprone-macro-parentheses): terms of sums and initializers */
#define GROUP(name, count, words) {words, count},
#define COUNT(name, count, words) +(count)

#define REST                                                                                                 \
    "kinds: suits by tiles held, the numbers from the end where fewer are; winds from the own one on; "      \
    "dragons by tiles held; outputs: own points less the others' mean; wins, loses, given, ready, waits as " \
    "logits"

/* Defines a feature set; feature_set.h explains the letters. */
#define FEATURE_SET(id, file, points, fourth, K, R, O, C, S, F)                                              \
    static const struct net_group id##_flags[] = {FEATURES_GROUPS(GROUP, K, R, O, C, S, F){0, 0}};           \
    static const struct net_group id##_numbers[] = {{0, 0}};                                                 \
    const struct feature_set feature_set_##id = {                                                            \
        .name = file,                                                                                        \
        .kinds = K,                                                                                          \
        .rivals = R,                                                                                         \
        .order = O,                                                                                          \
        .unit = points,                                                                                      \
        .quarter = fourth,                                                                                   \
        .stages = S,                                                                                         \
        .inputs = {.source = "src/ai/forecast/feature_set.h",                                                \
                   .sparse = 0 FEATURES_GROUPS(COUNT, K, R, O, C, S, F),                                     \
                   .outputs = FORECAST_WAITS + (K) * (R),                                                    \
                   .flags = id##_flags,                                                                      \
                   .numbers = id##_numbers,                                                                  \
                   .rest = REST}}

/* NOLINTEND(bugprone-macro-parentheses) */

/*      table     file              unit  quarter K  R  O  C  S  F */
FEATURE_SET(tenpai, "foresee-tenpai", 4000, 1000, 34, 1, 8, 1, 1, 0);
FEATURE_SET(one_suit, "foresee-one-suit", 8, 1, 9, 2, 6, 0, 0, 0);
FEATURE_SET(classic, "foresee-classic", 32, 4, 34, 3, 4, 1, 0, 1);
