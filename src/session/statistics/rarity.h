/* rarity.h: how rare a winning hand is. */
#ifndef SESSION_RARITY_H
#define SESSION_RARITY_H

#include "rules/play/ruleset.h"

/* Returns in one of how many matches somebody wins with that pattern; 0: in one of fewer than twenty, too
 * seldom to tell, or not measured. */
int rarity_of(const struct ruleset *rules, const struct pattern *pattern);

#endif
