/* ground.c: see ground.h. */
#include "tools/ruler/ground.h"

#include <string.h>

#include "base/check.h"

const struct ground grounds[] = {
    {"dueling-tigers", "dueling-tigers", NULL, NUMBERS_OF_TIGERS},
    {"tenpai-duel", "tenpai-duel", NULL, NUMBERS_OF_HABITS},
    {"one-suit", "one-suit", NULL, NUMBERS_OF_HABITS},
    {"one-suit-3", "one-suit", "three", NUMBERS_OF_HABITS},
    {"patterns", "patterns", NULL, NUMBERS_OF_FOUR},
    {"classic", "classic", NULL, NUMBERS_OF_FOUR},
    {NULL, NULL, NULL, NUMBERS_OF_HABITS},
};

const struct ground *ground_find(const char *id)
{
    const struct ground *ground = grounds;
    while (ground->id && strcmp(ground->id, id) != 0)
        ground++;
    return ground->id ? ground : NULL;
}

void ground_arena(const struct ground *ground, struct arena *arena, enum ai_level a, enum ai_level b)
{
    const struct ruleset *rules = ruleset_find(ground->rules);
    struct setup *setup = &arena->setup;
    struct error why;
    arena_init(arena, rules, a, b);
    if (ground->players)
        CHECK(ruleset_set(rules, setup->options, "players", ground->players, &why));
    setup->seats = (uint8_t)ruleset_seats(rules, setup->options);
}
