/* list.c: all modes of the program. */
#include "rules/modes/list.h"

const struct ruleset *const ruleset_list[RULESETS_MAX + 1] = {
    &ruleset_dueling_tigers, &ruleset_tenpai_duel, &ruleset_patterns, &ruleset_one_suit, &ruleset_classic,
};
