/*
 * patterns_list.h: the patterns of Pattern Mahjong; patterns.c pays them.
 *
 * This mode says run, triplet and quad, and a pattern's sets include the pair. Only the most valuable
 * pattern of a series counts.
 */
#ifndef RULES_MODES_PATTERNS_LIST_H
#define RULES_MODES_PATTERNS_LIST_H

#include "rules/play/ruleset.h"

/* All 44 patterns, in the order of their categories; ends with a NULL id. */
extern const struct pattern patterns_list[];

/* Names used at other tables, where they differ; ends with a NULL id. */
extern const struct customary_name patterns_customary[];

#endif
