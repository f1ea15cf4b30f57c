/*
 * drill.c: see drill.h.
 */
#include "session/drill/drill.h"

#include "base/check.h"

const int drill_limits[DRILLS][DRILL_LIMITS] = {
    {10, 20, 40, 90}, {15, 30, 60, 120}, {10, 20, 40, 90}, {15, 30, 60, 120}};

const char *drill_id(enum drill drill)
{
    static const char *const ids[DRILLS] = {"discard", "points", "danger", "guess"};
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
        return !rules->declares_risk; /* there every win is worth the same */
    default:
        return rules->has_stages;
    }
}

int drill_mode(const struct ruleset *rules)
{
    int mode = 0;
    while (ruleset_list[mode] != rules)
        CHECK(ruleset_list[mode++]);
    CHECK(mode < DRILL_MODES);
    return mode;
}
