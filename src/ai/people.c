/*
 * people.c: the eight, the weakest first; see people.h. Their weights were found by measuring
 * (docs/opponents.md).
 */
#include "ai/people.h"

#include <string.h>

#include "base/check.h"
#include "base/mark.h"

static const struct person people[PEOPLE] = {
    {"nino", N_("Nino"), AI_EASY, {.blur = 180, .blunder_rate = 45}, -66},
    {"mei", N_("Mei"), AI_EASY, {.blur = 115, .calls = 50, .blunder_rate = 12}, -41},
    {"otto", N_("Otto"), AI_NORMAL, {.blur = 370, .greed = 150, .calls = -40}, -18},
    {"kai", N_("Kai"), AI_NORMAL, {.blur = 160, .calls = 40, .greed = -30, .draws = 10}, -14},
    {"lin", N_("Lin"), AI_NORMAL, {.blur = 80, .care = 400, .draws = -10, .riichi = -10}, -4},
    {"ravi", N_("Ravi"), AI_NORMAL, {.blur = 30, .riichi = 70, .calls = -20}, 6},
    {"zora", N_("Zora"), AI_NORMAL, {.blur = 0}, 11},
    {"amara", N_("Amara"), AI_HARD, {.blur = 100}, 16},
};

static const struct person levels[AI_LEVELS] = {
    [AI_RANDOM] = {"", "", AI_RANDOM, {.blur = 100}, 0},
    [AI_EASY] = {"", "", AI_EASY, {.blur = 100}, 0},
    [AI_NORMAL] = {"", "", AI_NORMAL, {.blur = 100}, 0},
    [AI_HARD] = {"", "", AI_HARD, {.blur = 100}, 0},
};

bool person_is(enum ai_level level)
{
    return level >= AI_PERSON && level < AI_PERSON + PEOPLE;
}

const struct person *person_at(enum ai_level level)
{
    if (person_is(level))
        return &people[level - AI_PERSON];
    CHECK(level < AI_LEVELS);
    return &levels[level];
}

enum ai_level person_named(const char *name)
{
    for (int i = 0; i < PEOPLE; i++)
        if (strcmp(people[i].name, name) == 0)
            return (enum ai_level)(AI_PERSON + i);
    return AI_NORMAL;
}

bool person_blunders(const struct person *person, struct rng *rng)
{
    return person->traits.blunder_rate && rng_below(rng, 100) < (uint32_t)person->traits.blunder_rate;
}
