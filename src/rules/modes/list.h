/* list.h: the modes. Each is defined in its own file and listed in list.c. */
#ifndef RULES_MODES_LIST_H
#define RULES_MODES_LIST_H

#include "rules/play/ruleset.h"

extern const struct ruleset ruleset_dueling_tigers;
extern const struct ruleset ruleset_tenpai_duel;
extern const struct ruleset ruleset_patterns;
extern const struct ruleset ruleset_one_suit;
extern const struct ruleset ruleset_classic;

#endif
