/* list.c: all modes of the program, in display order. */
#include "rules/modes/list.h"

const struct ruleset *const ruleset_list[] = {
    &ruleset_dueling_tigers, &ruleset_tenpai_duel, &ruleset_patterns,
    &ruleset_one_suit,       &ruleset_classic,     NULL,
};
