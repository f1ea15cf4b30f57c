/*
 * rarity.c: see rarity.h. Counted with default options between two of the eight in the middle of the road,
 * over 25,000 matches of Dueling Tigers and 1,000 of Pattern Mahjong. Patterns that occurred at least 25
 * times have an entry with two digits (an error of a fifth), unless they are seen in more than one match of
 * 20:
 *
 *     tigers arena --rules dueling-tigers --rounds 4 --pairs 12500 --seed 1 --hands lin kai
 *     tigers arena --rules patterns --rounds 4 --pairs 500 --seed 1 --hands lin kai
 *
 * In Classic Mahjong (--rules classic --rounds 100) none did, over 1,000.
 */
#include "session/statistics/rarity.h"

#include <stddef.h>
#include <string.h>

#include "rules/modes/list.h"

static const struct rarity {
    const struct ruleset *rules;
    const char *id;
    int matches;
} rarities[] = {{&ruleset_dueling_tigers, "pure-one-suit", 40},
                {&ruleset_dueling_tigers, "kong-replacement", 52},
                {&ruleset_dueling_tigers, "small-three-winds", 90},
                {&ruleset_dueling_tigers, "big-three-winds", 170},
                {&ruleset_dueling_tigers, "small-three-dragons", 300},
                {&ruleset_dueling_tigers, "hidden-treasure", 520},
                {&ruleset_dueling_tigers, "all-winds-dragons", 570},
                {&ruleset_dueling_tigers, "big-three-dragons", 690},
                {&ruleset_dueling_tigers, "robbing-kong", 890},
                {&ruleset_patterns, "seven-pairs", 22},
                {&ruleset_patterns, "two-quads", 37},
                {NULL, NULL, 0}};

int rarity_of(const struct ruleset *rules, const struct pattern *pattern)
{
    for (const struct rarity *at = rarities; at->id; at++)
        if (at->rules == rules && strcmp(at->id, pattern->id) == 0)
            return at->matches;
    return 0;
}
