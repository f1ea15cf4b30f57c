/*
 * patterns_list.h: what Pattern Mahjong counts, apart from how it is paid.
 *
 * Its words are run, triplet and quad, and a pattern's sets include the pair.
 * Of the patterns of a series only the costliest counts.
 */
#ifndef RULES_MODES_PATTERNS_LIST_H
#define RULES_MODES_PATTERNS_LIST_H

#include "rules/play/ruleset.h"

/* All forty-four, in the order of their categories, ended by a NULL id. */
extern const struct pattern patterns_list[];

/* What players of other tables call them, where that differs; ended by a NULL id. */
extern const struct customary_name patterns_customary[];

#endif
