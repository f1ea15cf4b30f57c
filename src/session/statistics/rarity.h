/* rarity.h: how rare a winning hand is. */
#ifndef SESSION_RARITY_H
#define SESSION_RARITY_H

#include "rules/play/ruleset.h"

/* Returns 20 or more if somebody wins with that pattern in one of so many matches; 0 if in fewer, or if that
 * was not measured. */
int rarity_of(const struct ruleset *rules, const struct pattern *pattern);

#endif
