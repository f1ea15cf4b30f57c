/*
 * drill.c: see drill.h.
 */
#include "session/drill/drill.h"

#include <string.h>

#include "base/check.h"
#include "session/drill/waits_drill.h"

const int *drill_limits(enum drill drill, int part)
{
    static const int of_drills[DRILL_WAITS][DRILL_LIMITS] = {
        {10, 20, 40, 90}, {15, 30, 60, 120}, {10, 20, 40, 90}, {15, 30, 60, 120}};
    static const int of_sizes[WAITS_SIZES][DRILL_LIMITS] = {
        {5, 10, 15, 25}, {10, 20, 30, 45}, {20, 35, 50, 75}, {30, 60, 90, 120}};
    return drill == DRILL_WAITS ? of_sizes[part] : of_drills[drill];
}

const char *drill_id(enum drill drill)
{
    static const char *const ids[DRILLS] = {"discard", "points", "danger", "guess", "waits"};
    CHECK(drill < DRILLS);
    return ids[drill];
}

bool drill_plays(enum drill drill, const struct ruleset *rules)
{
    switch (drill) {
    case DRILL_DISCARD:
    case DRILL_DANGER:
        return true;
    case DRILL_POINTS:
        return !rules->declares_risk; /* with it every win is worth the same */
    case DRILL_WAITS:
        return rules->declares_risk;
    default:
        return rules->has_stages;
    }
}

const char *drill_part_id(enum drill drill, int part)
{
    static const char *const sizes[WAITS_SIZES] = {"4", "7", "10", "13"};
    if (drill == DRILL_WAITS)
        return part < WAITS_SIZES ? sizes[part] : NULL;
    const struct ruleset *rules = ruleset_list[part];
    return rules && drill_plays(drill, rules) ? rules->id : NULL;
}

int drill_part_find(enum drill drill, const char *id)
{
    for (int part = 0; part < DRILL_PARTS; part++) {
        const char *own = drill_part_id(drill, part);
        if (own && strcmp(own, id) == 0)
            return part;
    }
    return -1;
}
